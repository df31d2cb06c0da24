import { parseRange } from "./dates/date-range.js";

/** What a filter is over: the type of its member. */
export type FilteredType = "string" | "number" | "boolean" | "time";

/** Digits as they are written: a number of many digits would be another one as a double. */
export const isNumberText = (text: string): boolean => /^-?\d{1,30}(\.\d{1,30})?$/.test(text);

/** Whether a text is `true` or `false`. */
export const isBooleanText = (text: string): boolean => text === "true" || text === "false";

/**
 * Whether a filter over that type can have a value; `null` stands for rows that have none. Addresses have but
 * texts, so these are read.
 */
export const canBeFiltered = (type: FilteredType, value: unknown): boolean => {
  const isText = typeof value === "string";
  switch (type) {
    case "string":
      return true;
    case "number":
      return value === null || typeof value === "number" || (isText && isNumberText(value));
    case "boolean":
      return value === null || typeof value === "boolean" || (isText && isBooleanText(value));
    case "time":
      return isText && parseRange(value) !== undefined;
  }
};
