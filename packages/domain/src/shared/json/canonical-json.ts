import { isList, type Json } from "./json.js";

/** One text for a JSON value, whatever the order of its keys: sorted by code unit, without spaces. */
export const canonicalJson = (value: Json): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${members.join(",")}}`;
};
