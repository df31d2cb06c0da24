import type { FilterOperator, Scalar } from "./access-policy.js";
import type { MemberType } from "../model/data-model.js";
import type { Cell } from "../query/query-runner.js";
import type { RowFilter } from "./row-filter.js";
import { timeSpan, type TimeSpan } from "./time-span.js";
import type { Milliseconds } from "../../shared/text/branded.js";

/**
 * What a row filter means, independent of any engine. The operators are those of the field:
 *
 * - Several values: one is enough for a positive operator, none may fit for a negative one.
 * - A row without a value (null) passes `notSet`, `notEquals`, `notContains`, `notStartsWith` and
 *   `notEndsWith` (`x <> … OR x IS NULL`), and nothing else; not `notInDateRange` either.
 * - `contains`, `startsWith`, `endsWith` and their negations look at the text without regard to case;
 *   `equals` is exact.
 * - Values are read as the member's type. One that cannot be lets no row through, whatever the
 *   operator.
 * - Times are ISO 8601, without a zone UTC, and compared as instants. A date is its whole day in UTC
 *   for the date operators, its first instant for the others. A range has its last day in it.
 */
export const rowIsVisible = (
  filter: RowFilter,
  row: Readonly<Record<string, Cell>>,
  typeOf?: (member: string) => MemberType,
): boolean => {
  switch (filter.kind) {
    case "all":
      return true;
    case "none":
      return false;
    case "and":
      return filter.of.every((part) => rowIsVisible(part, row, typeOf));
    case "or":
      return filter.of.some((part) => rowIsVisible(part, row, typeOf));
    case "compare": {
      const { member, operator, values } = filter;
      const cell = Object.hasOwn(row, member) ? (row[member] ?? null) : null;
      return passes(operator, cell, values, typeOf?.(member) ?? typeOfCell(cell));
    }
  }
};

const typeOfCell = (cell: Cell): MemberType =>
  typeof cell === "number" || typeof cell === "boolean" ? (typeof cell as MemberType) : "string";

const passes = (
  operator: FilterOperator,
  cell: Cell,
  values: readonly Scalar[],
  type: MemberType,
): boolean => {
  if (operator === "set") return cell !== null;
  if (operator === "notSet") return cell === null;
  if (operator === "inDateRange" || operator === "notInDateRange") {
    return inRange(cell, values, operator === "inDateRange");
  }
  const positive = positiveOf[operator];
  const kind = positive ?? operator;
  const tests = values.map((value) => testOf(kind, value, type));
  if (tests.length === 0 || tests.includes(undefined)) return false;
  if (cell === null) return positive !== undefined;
  return tests.some((test) => test?.(cell)) === (positive === undefined);
};

const positiveOf: Partial<Record<FilterOperator, FilterOperator>> = {
  notEquals: "equals",
  notContains: "contains",
  notStartsWith: "startsWith",
  notEndsWith: "endsWith",
};

type CellTest = (cell: Scalar) => boolean;

/** Whether a value fits; undefined for a value that cannot be read as the type. */
const testOf = (
  operator: FilterOperator,
  value: Scalar,
  type: MemberType,
): CellTest | undefined => {
  const text = textTests[operator];
  if (text !== undefined) {
    const lower = String(value).toLowerCase();
    return (cell) => text(String(cell).toLowerCase(), lower);
  }
  const time = timeTests[operator];
  if (time !== undefined) {
    const span = timeSpan(value);
    return span && ((cell) => time(timeSpan(cell)?.fromMs ?? NaN, span));
  }
  const sign = signs[operator];
  const order = orderTo(value, type);
  return sign && order && ((cell) => sign(order(cell)));
};

const textTests: Partial<Record<FilterOperator, (cell: string, value: string) => boolean>> = {
  contains: (cell, value) => cell.includes(value),
  startsWith: (cell, value) => cell.startsWith(value),
  endsWith: (cell, value) => cell.endsWith(value),
};

const timeTests: Partial<
  Record<FilterOperator, (cellMs: Milliseconds, value: TimeSpan) => boolean>
> = {
  beforeDate: (cell, { fromMs }) => cell < fromMs,
  beforeOrOnDate: (cell, { afterMs }) => cell < afterMs,
  afterDate: (cell, { afterMs }) => cell >= afterMs,
  afterOrOnDate: (cell, { fromMs }) => cell >= fromMs,
};

const signs: Partial<Record<FilterOperator, (order: number) => boolean>> = {
  equals: (order) => order === 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

const inRange = (cell: Cell, values: readonly Scalar[], inside: boolean): boolean => {
  const from = timeSpan(values[0] ?? "");
  const to = timeSpan(values.at(-1) ?? "");
  const at = timeSpan(cell ?? "");
  if (from === undefined || to === undefined || at === undefined) return false;
  return (at.fromMs >= from.fromMs && at.fromMs < to.afterMs) === inside;
};

/** How a cell stands to a value (negative: before it); undefined for a value not of the type. */
const orderTo = (value: Scalar, type: MemberType): ((cell: Scalar) => number) | undefined => {
  switch (type) {
    case "string":
      return (cell) => textOrder(String(cell), String(value));
    case "number": {
      const number = numberOf(value);
      return number === undefined ? undefined : (cell) => Number(cell) - number;
    }
    case "boolean": {
      const text = String(value).trim().toLowerCase();
      if (text !== "true" && text !== "false") return undefined;
      return (cell) => Number(cell) - Number(text === "true");
    }
    case "time": {
      const span = timeSpan(value);
      return span && ((cell) => (timeSpan(cell)?.fromMs ?? NaN) - span.fromMs);
    }
  }
};

const numberOf = (value: Scalar): number | undefined => {
  if (typeof value === "boolean" || String(value).trim() === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

/** As bytes of UTF-8 are ordered, which is the order of code points. */
const textOrder = (left: string, right: string): number => {
  const [lefts, rights] = [[...left], [...right]];
  const at = lefts.findIndex((letter, index) => letter !== rights[index]);
  if (at < 0) return lefts.length - rights.length;
  return (lefts[at]?.codePointAt(0) ?? -1) - (rights[at]?.codePointAt(0) ?? -1);
};
