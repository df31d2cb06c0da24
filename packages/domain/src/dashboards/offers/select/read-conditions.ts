import { parseDate } from "../../../shared/dates/civil-date.js";
import type { SelectCondition } from "./plain-select.js";
import { OtherForm, type TokenCursor } from "./token-cursor.js";

type Value = string | number | boolean;

/** The conditions of WHERE, with AND between them. */
export const readConditions = (cursor: TokenCursor): readonly SelectCondition[] => {
  const conditions = [readCondition(cursor)];
  while (cursor.takeWords("and")) conditions.push(readCondition(cursor));
  return conditions;
};

const readCondition = (cursor: TokenCursor): SelectCondition =>
  cursor.takeSign("(") === undefined ? readSimple(cursor) : readOtherOrNone(cursor);

/** `(NOT a = 1 OR a IS NULL)` and `(a <> 1 OR a IS NULL)`: another value, or none. */
const readOtherOrNone = (cursor: TokenCursor): SelectCondition => {
  const isNegated = cursor.takeWords("not");
  const name = cursor.name();
  const values = isNegated ? readValues(cursor) : readOthers(cursor);
  cursor.words("or");
  if (cursor.name() !== name) throw new OtherForm("two names");
  cursor.words("is", "null");
  cursor.sign(")");
  return { kind: "values", name, values, isNot: true };
};

const readSimple = (cursor: TokenCursor): SelectCondition => {
  const name = cursor.name();
  if (cursor.takeWords("is", "not", "null")) return { kind: "empty", name, isNot: true };
  if (cursor.takeWords("is", "null")) return { kind: "empty", name, isNot: false };
  const operator = cursor.takeSign("<=", ">=", "<", ">");
  if (operator !== undefined) return readComparison(cursor, name, operator);
  const next = cursor.peek();
  const hasValues =
    (next?.kind === "sign" && next.text === "=") || (next?.kind === "word" && next.text === "in");
  return hasValues
    ? { kind: "values", name, values: readValues(cursor), isNot: false }
    : { kind: "segment", name };
};

const readComparison = (
  cursor: TokenCursor,
  name: string,
  operator: "<" | "<=" | ">" | ">=",
): SelectCondition => {
  if (!cursor.takeWords("date")) {
    const value = readValue(cursor);
    if (typeof value !== "number") throw new OtherForm("no number");
    return { kind: "compared", name, operator, value };
  }
  const day = cursor.next();
  if (day.kind !== "text" || parseDate(day.value) === undefined) throw new OtherForm("no day");
  if (operator === ">=") return { kind: "from", name, day: day.value };
  if (operator === "<") return { kind: "before", name, day: day.value };
  throw new OtherForm("a bound within a day");
};

/** `= 1` or `IN (1, 2)`. */
const readValues = (cursor: TokenCursor): readonly Value[] => {
  if (cursor.takeSign("=") !== undefined) return [readValue(cursor)];
  cursor.words("in");
  return readList(cursor);
};

/** `<> 1` or `NOT IN (1, 2)`. */
const readOthers = (cursor: TokenCursor): readonly Value[] => {
  if (cursor.takeSign("<>", "!=") !== undefined) return [readValue(cursor)];
  cursor.words("not", "in");
  return readList(cursor);
};

const readList = (cursor: TokenCursor): readonly Value[] => {
  cursor.sign("(");
  const values = cursor.list(() => readValue(cursor));
  cursor.sign(")");
  return values;
};

const readValue = (cursor: TokenCursor): Value => {
  if (cursor.takeWords("true")) return true;
  if (cursor.takeWords("false")) return false;
  const isNegative = cursor.takeSign("-") !== undefined;
  const token = cursor.next();
  if (token.kind === "text" && !isNegative) return token.value;
  // A longer number would be another one as a double.
  if (token.kind !== "number" || token.text.length > 15) throw new OtherForm("no value");
  return isNegative ? -Number(token.text) : Number(token.text);
};
