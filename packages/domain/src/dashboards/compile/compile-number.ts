import type { Tile, TileQuery } from "../definition/dashboard.js";
import type { ActiveFilter } from "./active-filters.js";
import { invalid, type TileColumn, type TileCompilation, type TilePart } from "./compiled-tile.js";
import {
  comparedRange,
  parseRange,
  rangeOn,
  wholeUnits,
  type DateRange,
  type RangeUnit,
} from "../../shared/dates/date-range.js";
import { daysBetween } from "../../shared/dates/civil-date.js";
import { rangePredicate } from "./filter-predicate.js";
import { memberIn } from "./find-member.js";
import { queryScope, whereLines, type QueryScope } from "./query-scope.js";
import { sqlName } from "./sql-literal.js";
import type { TileContext } from "./tile-context.js";

/**
 * The statement of a number: the measure, beside it the same of the days that it is compared with, in
 * rows of their own; or the line of it over time. Over which time: the tile's own, or else that of the
 * first filter over days that reaches it. Without one it is compared with nothing.
 */
export const compileNumber = (
  tile: Tile,
  number: string,
  context: TileContext,
  part: TilePart,
): TileCompilation => {
  const query: TileQuery = { ...tile.query, measures: [number] };
  const scope = queryScope(tile, query, context);
  if ("kind" in scope) return scope;
  const period = periodOf(query, scope, context);
  const measure = scope.memberAt(number);
  const column: TileColumn = {
    name: measure.name,
    kind: "measure",
    member: number,
    title: measure.title,
    type: measure.type,
  };
  const filters = scope.conditions.flatMap(({ filter }) =>
    filter === undefined ? [] : [filter.name],
  );
  if (part === "spark") return sparkOf(scope, column, period, filters, context);
  const { compare = "none" } = tile;
  if (compare === "none" || period === undefined) {
    return {
      kind: "compiled",
      sql: selectNumber(scope, column, []),
      columns: [column],
      filters,
      range: period?.range,
    };
  }
  const compared = comparedRange(period.expression, period.range, compare);
  const of = (name: string, range: DateRange): string =>
    selectNumber(scope, column, [`'${name}' AS period`], { ...period, range });
  return {
    kind: "compiled",
    sql: `${of("current", period.range)}\nUNION ALL\n${of("previous", compared)}`,
    columns: [{ name: "period", kind: "period", type: "string" }, column],
    filters,
    range: period.range,
    comparedRange: compared,
  };
};

/** The days of a number, and where they come from. */
interface Period {
  /** The column of the time, as SQL names it. */
  readonly column: string;
  readonly member: string;
  readonly expression: NonNullable<ReturnType<typeof parseRange>>;
  readonly range: DateRange;
  /** Undefined where the tile itself says the days. */
  readonly filter: ActiveFilter | undefined;
}

const periodOf = (
  { time }: TileQuery,
  { cube, memberAt, conditions }: QueryScope,
  { model, today }: TileContext,
): Period | undefined => {
  const expression = parseRange(time?.range ?? "");
  if (time !== undefined && expression !== undefined) {
    const column = sqlName(memberAt(time.member).name);
    const range = rangeOn(expression, today);
    return { column, member: time.member, expression, range, filter: undefined };
  }
  for (const { filter } of conditions) {
    if (filter?.kind !== "range") continue;
    const member = memberIn(model, cube, filter.member);
    if (member === undefined) continue;
    const { expression: given, range } = filter;
    const path = `${cube.name}.${member.name}`;
    return { column: sqlName(member.name), member: path, expression: given, range, filter };
  }
  return undefined;
};

/** The measure under all conditions; those days in the place of the ones that `period` comes from. */
const selectNumber = (
  scope: QueryScope,
  { name }: TileColumn,
  before: readonly string[],
  period?: Period,
): string => {
  const where =
    period === undefined ? scope.conditions.map(({ sql }) => sql) : conditionsOver(period, scope);
  const measure = `MEASURE(${sqlName(name)}) AS ${sqlName(name)}`;
  return [
    `SELECT ${[...before, measure].join(", ")}`,
    `FROM ${sqlName(scope.cube.name)}`,
    ...whereLines(where),
  ].join("\n");
};

/** The days of a period, and the conditions but for the one that it comes from. */
const conditionsOver = (period: Period, { conditions }: QueryScope): readonly string[] => [
  rangePredicate(period.column, period.range),
  ...conditions
    .filter(({ filter, isTileRange }) =>
      period.filter === undefined ? !isTileRange : filter !== period.filter,
    )
    .map(({ sql }) => sql),
];

const sparkOf = (
  scope: QueryScope,
  column: TileColumn,
  period: Period | undefined,
  filters: readonly string[],
  { today }: TileContext,
): TileCompilation => {
  if (period === undefined) return invalid("/part", "must be value: no days are chosen");
  const grain = sparkGrain(period.range);
  const range = grain === "hour" ? period.range : wholeUnits(period.range, grain, today);
  const { title } = scope.memberAt(period.member);
  const time: TileColumn = {
    name: period.column.replaceAll('"', ""),
    kind: "dimension",
    member: period.member,
    title,
    type: "time",
    grain,
  };
  const sql = [
    `SELECT date_trunc('${grain}', ${period.column}) AS ${period.column},`,
    `  MEASURE(${sqlName(column.name)}) AS ${sqlName(column.name)}`,
    `FROM ${sqlName(scope.cube.name)}`,
    ...whereLines(conditionsOver({ ...period, range }, scope)),
    "GROUP BY ALL",
    `ORDER BY ${period.column}`,
  ].join("\n");
  return { kind: "compiled", sql, columns: [time, column], filters, range };
};

/** So that a line has some dozens of points. */
const sparkGrain = ({ from, to }: DateRange): "hour" | RangeUnit => {
  const days = daysBetween(from, to) + 1;
  if (days <= 2) return "hour";
  if (days <= 62) return "day";
  return days <= 400 ? "week" : "month";
};
