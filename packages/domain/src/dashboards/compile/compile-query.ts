import type { Grain, Tile, TileQuery } from "../definition/dashboard.js";
import { grainFilterOf, grains } from "../definition/tile.js";
import type { TileColumn, TileCompilation } from "./compiled-tile.js";
import { queryScope, whereLines } from "./query-scope.js";
import { sqlName } from "./sql-literal.js";
import type { TileContext } from "./tile-context.js";

/** The statement of a `query`: its columns in the order time, dimensions, measures. */
export const compileQuery = (
  tile: Tile,
  query: TileQuery,
  context: TileContext,
): TileCompilation => {
  const scope = queryScope(tile, query, context);
  if ("kind" in scope) return scope;
  const { cube, memberAt, conditions } = scope;
  const { time, dimensions = [], measures = [], limit } = query;
  const grain = grainOf(time?.grain, context);
  const columns: TileColumn[] = [];
  const selected: string[] = [];
  const select = (path: string, sql: (name: string) => string, at: Partial<TileColumn>): void => {
    const { name, title, type, kind } = memberAt(path);
    const isMeasure = kind === "measure";
    columns.push({
      name,
      kind: isMeasure ? "measure" : "dimension",
      member: path,
      title,
      type,
      ...at,
    });
    selected.push(sql(sqlName(name)));
  };
  if (time !== undefined && grain !== undefined) {
    select(time.member, (name) => `date_trunc('${grain}', ${name}) AS ${name}`, { grain });
  }
  for (const path of dimensions) select(path, (name) => name, {});
  for (const path of measures) select(path, (name) => `MEASURE(${name}) AS ${name}`, {});
  const order = orderOf(query, columns).map(
    ([path, direction]) => `${sqlName(memberAt(path).name)}${direction === "desc" ? " DESC" : ""}`,
  );
  const sql = [
    `SELECT ${selected.join(",\n  ")}`,
    `FROM ${sqlName(cube.name)}`,
    ...whereLines(conditions.map((condition) => condition.sql)),
    ...(columns.some(({ kind }) => kind === "dimension") ? ["GROUP BY ALL"] : []),
    ...(order.length === 0 ? [] : [`ORDER BY ${order.join(", ")}`]),
    ...(limit === undefined ? [] : [`LIMIT ${limit}`]),
  ].join("\n");
  const filters = conditions.flatMap(({ filter }) => (filter === undefined ? [] : [filter.name]));
  return { kind: "compiled", sql, columns, filters };
};

/** The grain that a definition names, or that its filter has; a day where the filter has none. */
const grainOf = (text: string | undefined, { filters }: TileContext): Grain | undefined => {
  if (text === undefined) return undefined;
  const name = grainFilterOf(text);
  if (name === undefined) return grains.find((grain) => grain === text);
  const chosen = filters.find((filter) => filter.name === name);
  return chosen?.kind === "grain" ? chosen.grain : "day";
};

/**
 * As the query says; else times and then dimensions as they are, where there is a time, and the largest
 * first measure where there is none. So that the same data come in the same order, whatever is left
 * undecided is decided by the dimensions.
 */
const orderOf = (
  { order, time, measures = [], dimensions = [] }: TileQuery,
  columns: readonly TileColumn[],
): readonly (readonly [string, "asc" | "desc"])[] => {
  const given = Object.entries(order ?? {});
  const [measure] = measures;
  const timed = time?.grain === undefined ? undefined : time.member;
  const usual: readonly (readonly [string, "asc" | "desc"])[] =
    timed === undefined
      ? measure === undefined || dimensions.length === 0
        ? []
        : [[measure, "desc"]]
      : [[timed, "asc"]];
  const begun = given.length > 0 ? given : usual;
  const rest = columns.flatMap(({ kind, member = "" }) =>
    kind === "dimension" && !begun.some(([path]) => path === member)
      ? [[member, "asc"] as const]
      : [],
  );
  return [...begun, ...rest];
};
