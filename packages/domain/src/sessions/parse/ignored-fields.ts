import { jsonPointer } from "../../shared/json/json-pointer.js";
import { readTheme } from "./embed-theme.js";
import { generateSessionFields } from "./generate-session-schema.js";
import { sessionSettingsFields } from "./session-settings.js";

/** The most names that are reported of one body (B1). */
const ignoredFieldsMax = 20;

/**
 * Which fields of a generate-session's body nobody looks at, as JSON pointers, the first
 * `ignoredFieldsMax` of them; `/embedTheme` where something in it could not be used (B1, B9).
 */
export const fieldsIgnoredBySession = (body: unknown): readonly string[] =>
  unknownKeys(body, generateSessionFields, (key, item) =>
    key === "embedTheme" && item !== null && readTheme(item).isPartly ? [jsonPointer([key])] : [],
  );

/** The same of a body with `sessionSettings`, in which it looks one level deep. */
export const fieldsIgnoredByCall = (
  body: unknown,
  fields: ReadonlySet<string>,
): readonly string[] =>
  unknownKeys(body, fields, (key, item) =>
    key === "sessionSettings"
      ? unknownKeys(item, sessionSettingsFields).map((pointer) => jsonPointer([key]) + pointer)
      : [],
  );

const unknownKeys = (
  value: unknown,
  names: ReadonlySet<string>,
  inKnown: (key: string, item: unknown) => readonly string[] = () => [],
): readonly string[] => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const found: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (found.length >= ignoredFieldsMax) break;
    found.push(...(names.has(key) ? inKnown(key, item) : [jsonPointer([key])]));
  }
  return found.slice(0, ignoredFieldsMax);
};
