import type { ValueTemplate } from "../access-policy.js";
import { parseUserPath, userPathForms } from "./parse-user-path.js";
import { parsed, unparsed, type Parsed } from "./parsed.js";

/**
 * Reads a value of a filter (E6): `"{ userAttributes.city }"` and the like, or a literal. Braces mean
 * a template and nothing else, so that a misspelt one is never compared with as a text.
 */
export const parseValueTemplate = (value: unknown): Parsed<ValueTemplate> => {
  if (typeof value === "boolean") return parsed({ literal: value });
  if (typeof value === "number") {
    return Number.isFinite(value)
      ? parsed({ literal: value })
      : unparsed("must be a finite number");
  }
  if (typeof value !== "string") return unparsed(notAValue(value));
  if (!/[{}]/.test(value)) return parsed({ literal: value });
  const inner = braced(value);
  const path = inner === undefined ? undefined : parseUserPath(inner);
  return path === undefined
    ? unparsed(`must be a literal, or { … } around ${userPathForms}, and nothing beside the braces`)
    : parsed({ path });
};

/** What stands between the braces of a text that is nothing but one template. */
export const braced = (text: string): string | undefined =>
  /^\s*\{([^{}]*)\}\s*$/.exec(text)?.[1]?.trim();

const notAValue = (value: unknown): string => {
  if (value === null || value === undefined) return "must not be empty";
  // Without quotes, YAML takes the braces for a mapping.
  return typeof value === "object" && !Array.isArray(value)
    ? 'must stand in quotes: "{ … }"'
    : "must be a text, a number, true or false";
};
