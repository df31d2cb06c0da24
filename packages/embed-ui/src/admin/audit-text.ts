import type { Item } from "./admin-api.js";
import { textOf } from "./section.js";

/** Who has made a change: a signed-in administrator by name, else the key, else those who own the service. */
export const actorText = (actor: unknown): string => {
  if (!isItem(actor)) return textOf(actor);
  const { kind, keyId, person } = actor;
  const words = typeof kind === "string" ? withoutName.get(kind) : undefined;
  if (words !== undefined) return words;
  if (kind !== "key") return detailsText(actor);
  return typeof person === "string" ? `${person} (key ${textOf(keyId)})` : `Key ${textOf(keyId)}`;
};

const withoutName: ReadonlyMap<string, string> = new Map([
  ["operator", "The operator"],
  ["user", "The user"],
  ["assistant", "An assistant"],
]);

/** What a change was about, as "Name: value" with semicolons between; a list has commas. */
export const detailsText = (details: unknown): string => {
  if (!isItem(details)) return textOf(details);
  const parts = Object.entries(details).flatMap(([name, value]) =>
    isEmpty(value) ? [] : [`${labelOf(name)}: ${valueText(value)}`],
  );
  return parts.length === 0 ? "–" : parts.join("; ");
};

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  return isItem(value) ? `(${detailsText(value)})` : textOf(value);
};

/** `embedTenantName` as "Embed tenant name". */
const labelOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
