import type { MemberType, Scalar } from "@embedded-analytics/domain";
import { quoteText } from "../../model/sql-text.js";

/** A value as a literal of a member's type, or undefined where it cannot be read as one. */
export const literalOf = (type: MemberType, value: Scalar): string | undefined => {
  if (type === "string") return quoteText(String(value));
  if (type === "number") return numberLiteral(value);
  if (type === "boolean") return booleanLiteral(value);
  return timeLiterals(value)?.from;
};

const numberLiteral = (value: Scalar): string | undefined => {
  const number = numberOf(value);
  if (number === undefined || number.exact) return number?.text;
  return `CAST(${quoteText(number.text)} AS DOUBLE)`;
};

/** The digits of a number; `exact` where they are those that were given, and no double's. */
export const numberOf = (
  value: Scalar,
): { readonly text: string; readonly exact: boolean } | undefined => {
  if (typeof value === "boolean" || (typeof value === "string" && value.trim() === "")) {
    return undefined;
  }
  const number = Number(value);
  if (!Number.isFinite(number)) return undefined;
  // Digits as they were given are exact where a double is not.
  const text = typeof value === "string" ? value.trim() : String(number);
  return /^-?\d{1,30}(\.\d{1,8})?$/.test(text)
    ? { text, exact: true }
    : { text: String(number), exact: false };
};

const booleanLiteral = (value: Scalar): string | undefined => {
  const text = String(value).trim().toLowerCase();
  return text === "true" || text === "false" ? text.toUpperCase() : undefined;
};

/** The first moment that a time or a date names, and the first one after it. */
export interface TimeLiterals {
  readonly from: string;
  readonly after: string;
}

/** The moments of a text that names a date, or a time in UTC or in a zone; undefined for another. */
export const timeLiterals = (value: Scalar): TimeLiterals | undefined => {
  const text = String(value).trim();
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/.test(
    text,
  );
  if (!date && !time) return undefined;
  const zoned = date ? `${text}T00:00:00Z` : /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
  const instant = Date.parse(zoned.replace(" ", "T"));
  if (Number.isNaN(instant) || !isDay(text.slice(0, 10))) return undefined;
  const dayMs = 86_400_000;
  return { from: timestamp(instant), after: timestamp(instant + (date ? dayMs : 1)) };
};

/** Whether a calendar has it: 30 February would be taken for a day of March. */
const isDay = (date: string): boolean =>
  new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

const timestamp = (instantMs: number): string =>
  `TIMESTAMP ${quoteText(new Date(instantMs).toISOString().replace("T", " ").replace("Z", ""))}`;
