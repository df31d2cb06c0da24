import { boundsOf } from "../shared/json/bounded-json.js";
import type { Json } from "../shared/json/json.js";

/** All types that an attribute can have. */
export const attributeTypes = ["string", "number", "string_array", "number_array"] as const;

/** The type of a user attribute; immutable once the attribute exists (`service.md` 2.5). */
export type AttributeType = (typeof attributeTypes)[number];

/** A user's value of an attribute; clearing it is not a value but its absence (B4). */
export type AttributeValue = string | number | readonly string[] | readonly number[];

const isFiniteNumber = (value: Json): boolean =>
  typeof value === "number" && Number.isFinite(value);

const hasType: Record<AttributeType, (value: Json) => boolean> = {
  string: (value) => typeof value === "string",
  number: isFiniteNumber,
  string_array: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  number_array: (value) =>
    Array.isArray(value) && value.every((item: Json) => isFiniteNumber(item)),
};

/** Whether a value may be stored under a definition of that type. */
export const isOfType = (type: AttributeType, value: Json): value is Json & AttributeValue =>
  hasType[type](value);

/** The type that a value looks like, in words for the person who sent it. */
export const describeValue = (value: AttributeValue): string => {
  if (!Array.isArray(value)) return typeof value;
  const kinds = new Set((value as readonly unknown[]).map((item) => typeof item));
  return kinds.size === 0 ? "empty array" : `${[...kinds].join(" and ")} array`;
};

/** Whether a default value, which is always written as a text, can be read as the type (B3). */
export const isReadableDefault = (type: AttributeType, text: string): boolean => {
  if (type === "string") return true;
  if (type === "number") return text.trim() !== "" && Number.isFinite(Number(text));
  try {
    const value = JSON.parse(text) as Json;
    // Its texts come out of escapes only here, so only here they can be held to the bounds (B1).
    return isOfType(type, value) && boundsOf(value).problems.length === 0;
  } catch {
    return false;
  }
};
