import { amountOf, type Cell } from "./format-figure.js";

/** A row by the names of its fields. */
export type Fields = ReadonlyMap<string, Cell>;

/**
 * The rows after a chart's transforms; undefined where one of them is not understood. Understood
 * are folds, filters in parts and numbers of rows: what says which rows are drawn and as what.
 */
export const transformed = (
  transforms: unknown,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  if (transforms === undefined) return rows;
  if (!Array.isArray(transforms)) return undefined;
  let current: readonly Fields[] | undefined = rows;
  for (const step of transforms.slice(0, 20)) current = current && stepped(objectOf(step), current);
  return current;
};

/** The value as an object whose keys can be asked for; an empty one where it is none. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** The name of a field as Vega-Lite writes it: dots and brackets are escaped. */
export const fieldName = (value: unknown): string | undefined =>
  typeof value === "string" ? value.replaceAll(/\\([.[\]'"])/g, "$1") : undefined;

/** A fold multiplies rows; no drawing has room for so many. */
const rowsMax = 5000;

const stepped = (
  step: Readonly<Record<string, unknown>>,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  if ("fold" in step) return folded(step, rows);
  if ("filter" in step) return filtered(step["filter"], rows);
  if ("window" in step) return numbered(step, rows);
  return undefined;
};

const folded = (
  { fold, as }: Readonly<Record<string, unknown>>,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  if (!Array.isArray(fold)) return undefined;
  const names = fold.map(fieldName);
  const [key, value] = (
    as === undefined ? ["key", "value"] : Array.isArray(as) ? as : []
  ) as unknown[];
  if (typeof key !== "string" || typeof value !== "string") return undefined;
  if (names.length * rows.length > rowsMax) return undefined;
  return rows.flatMap((row) =>
    names.map((name = "") => new Map([...row, [key, name], [value, row.get(name) ?? null]])),
  );
};

const numbered = (
  { window, ...rest }: Readonly<Record<string, unknown>>,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  const [operation, ...more] = (Array.isArray(window) ? window : []) as readonly unknown[];
  const { op, as } = objectOf(operation);
  const isPlain = more.length === 0 && Object.keys(rest).length === 0;
  if (!isPlain || op !== "row_number" || typeof as !== "string") return undefined;
  return rows.map((row, at) => new Map([...row, [as, at + 1]]));
};

const filtered = (condition: unknown, rows: readonly Fields[]): readonly Fields[] | undefined => {
  const verdicts = rows.map((row) => holds(condition, row));
  return verdicts.includes(undefined) ? undefined : rows.filter((_, at) => verdicts[at]);
};

/** Whether a row fulfils a condition; undefined where that cannot be decided. */
const holds = (condition: unknown, row: Fields, depth = 0): boolean | undefined => {
  const { and, or, not, ...test } = objectOf(condition);
  if (depth > 24) return undefined;
  const all = (list: unknown): readonly (boolean | undefined)[] =>
    Array.isArray(list) ? list.map((each) => holds(each, row, depth + 1)) : [undefined];
  if (and !== undefined || or !== undefined) {
    const parts = all(and ?? or);
    if (parts.includes(undefined)) return undefined;
    return and === undefined ? parts.includes(true) : !parts.includes(false);
  }
  if (not !== undefined) {
    const inner = holds(not, row, depth + 1);
    return inner === undefined ? undefined : !inner;
  }
  return compares(test, row);
};

const compares = (
  { field, ...test }: Readonly<Record<string, unknown>>,
  row: Fields,
): boolean | undefined => {
  const name = fieldName(field);
  const [[operator, bound] = [], ...more] = Object.entries(test);
  if (name === undefined || !row.has(name) || operator === undefined || more.length > 0) {
    return undefined;
  }
  const cell = row.get(name) ?? null;
  if (operator === "equal") return cell === bound;
  if (operator === "oneOf") return Array.isArray(bound) ? bound.includes(cell) : undefined;
  if (operator === "valid") return bound === (cell !== null);
  const order = orders.get(operator);
  if (order === undefined || typeof bound !== "number") return undefined;
  const amount = amountOf(cell);
  return amount !== undefined && order(amount, bound);
};

const orders: ReadonlyMap<string, (left: number, right: number) => boolean> = new Map([
  ["lt", (left, right) => left < right],
  ["lte", (left, right) => left <= right],
  ["gt", (left, right) => left > right],
  ["gte", (left, right) => left >= right],
]);
