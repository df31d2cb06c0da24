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
  if ("joinaggregate" in step) return aggregated(step, rows);
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
  step: Readonly<Record<string, unknown>>,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  const { window, ...rest } = step;
  const copies = copiesOf(step);
  if (copies !== undefined) {
    return rows.map(
      (row) =>
        new Map([...row, ...copies.map(([from, as]) => [as, row.get(from) ?? null] as const)]),
    );
  }
  const [operation, ...more] = (Array.isArray(window) ? window : []) as readonly unknown[];
  const { op, as } = objectOf(operation);
  if (op === "dense_rank" && more.length === 0 && typeof as === "string") {
    return ranked(rest, as, rows);
  }
  const isPlain = more.length === 0 && Object.keys(rest).length === 0;
  if (!isPlain || op !== "row_number" || typeof as !== "string") return undefined;
  return rows.map((row, at) => new Map([...row, [as, at + 1]]));
};

/** Rows with the place of their figure among the different ones, the first being 1. */
const ranked = (
  { sort, ...rest }: Readonly<Record<string, unknown>>,
  as: string,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  const [first, ...more] = (Array.isArray(sort) ? sort : []) as readonly unknown[];
  const { field, order } = objectOf(first);
  const name = fieldName(field);
  if (name === undefined || more.length > 0 || Object.keys(rest).length > 0) return undefined;
  const amounts = rows.map((row) => amountOf(row.get(name) ?? null) ?? -Infinity);
  const places = [...new Set(amounts)].sort((left, right) => left - right);
  if (order === "descending") places.reverse();
  const placeOf = new Map(places.map((amount, at) => [amount, at + 1]));
  return rows.map((row, at) => new Map([...row, [as, placeOf.get(amounts[at] ?? 0) ?? 0]]));
};

/** Rows with the sum, or the greatest, of the figures of all that have the same names. */
const aggregated = (
  { joinaggregate, groupby, ...rest }: Readonly<Record<string, unknown>>,
  rows: readonly Fields[],
): readonly Fields[] | undefined => {
  const [first, ...more] = (Array.isArray(joinaggregate) ? joinaggregate : []) as unknown[];
  const { op, field, as } = objectOf(first);
  const [name, names] = [fieldName(field), Array.isArray(groupby) ? groupby.map(fieldName) : []];
  const isKnown = (op === "sum" || op === "max") && name !== undefined && typeof as === "string";
  if (!isKnown || more.length > 0 || Object.keys(rest).length > 0) return undefined;
  const keyOf = (row: Fields): string => JSON.stringify(names.map((each) => row.get(each ?? "")));
  const figures = new Map<string, number>();
  for (const row of rows) {
    const amount = amountOf(row.get(name) ?? null) ?? 0;
    const before = figures.get(keyOf(row));
    const both = op === "sum" ? (before ?? 0) + amount : Math.max(before ?? amount, amount);
    figures.set(keyOf(row), both);
  }
  return rows.map((row) => new Map([...row, [as, figures.get(keyOf(row)) ?? 0]]));
};

/** Columns that get another name: their first values over windows of the row itself. */
const copiesOf = ({
  window,
  frame,
  ...rest
}: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] | undefined => {
  const isOfOneRow = Array.isArray(frame) && frame.length === 2 && frame.every((end) => end === 0);
  if (!isOfOneRow || !Array.isArray(window) || Object.keys(rest).length > 0) return undefined;
  const copies = window.map(objectOf).map(({ op, field, as }) => {
    const from = fieldName(field);
    return op === "first_value" && from !== undefined && typeof as === "string"
      ? ([from, as] as const)
      : undefined;
  });
  const read = copies.filter((copy) => copy !== undefined);
  return read.length < copies.length ? undefined : read;
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
