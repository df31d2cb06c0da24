import type { DataModel } from "../../analytics/model/data-model.js";
import { compileTile } from "../compile/compile-tile.js";
import type { Tile, TileQuery } from "../definition/dashboard.js";
import { tileProblems } from "../definition/tile-problems.js";
import { renamedChart, renamedSpec, renamedTable, type Renames } from "./renamed-columns.js";
import { meansTheSame } from "./select/same-meaning.js";
import { queryOfSelect } from "./select/query-of-select.js";
import { readSelect } from "./select/read-select.js";
import { resolveSelect, type ResolvedSelect } from "./select/resolve-select.js";

/** A tile of a statement as one of a query, which filters reach. */
export interface FilterableTile {
  readonly tile: Tile;
  /** Where each column of the statement stands in the query's, in the statement's order. */
  readonly places: readonly number[];
}

/** Days are fixed in statements, so that it does not matter which day it is. */
const someDay = { year: 2026, month: 1, day: 1 };

/**
 * A tile of a statement as one of a query, where the query means the same: what the query compiles to is
 * read again, and has to be the statement but for names and the order of columns. Undefined for every
 * other tile, and where a name is none of those that this viewer may see.
 */
export const filterableTile = (tile: Tile, visible: DataModel): FilterableTile | undefined => {
  const { sql } = tile;
  const read = sql === undefined ? undefined : readSelect(sql);
  const select = read === undefined ? undefined : resolveSelect(read, visible);
  return select && filterableOf(tile, select, visible);
};

/** The same of a statement that was read already. */
export const filterableOf = (
  tile: Tile,
  select: ResolvedSelect,
  visible: DataModel,
): FilterableTile | undefined => {
  const query = queryOfSelect(select);
  if (query === undefined) return undefined;
  const changed = withQuery(tile, query, select);
  if (changed === undefined || tileProblems(changed).length > 0) return undefined;
  const context = { model: visible, filters: [], today: someDay };
  const compiled = compileTile(changed, context, "value");
  if (compiled.kind !== "compiled") return undefined;
  const again = readSelect(compiled.sql);
  const resolved = again === undefined ? undefined : resolveSelect(again, visible);
  if (resolved === undefined || !meansTheSame(select, resolved)) return undefined;
  const places = select.items.map(({ kind, name, grain }) =>
    resolved.items.findIndex(
      (item) => item.kind === kind && item.name === name && item.grain === grain,
    ),
  );
  return { tile: changed, places };
};

const withQuery = (
  { sql: _sql, ...tile }: Tile,
  query: TileQuery,
  { items, from }: ResolvedSelect,
): Tile | undefined => {
  const renames: Renames = new Map(
    items.map(({ column, name }) => [column, { name, member: `${from.name}.${name}` }]),
  );
  if (renames.size < items.length) return undefined;
  if (tile.number !== undefined) return withNumber(tile, query, renames);
  const { chart, table, vega } = tile;
  if (chart !== undefined) {
    const renamed = renamedChart(chart, renames);
    return renamed === undefined ? undefined : { ...tile, chart: renamed, query };
  }
  if (vega !== undefined) {
    const renamed = renamedSpec(vega, renames);
    return renamed === undefined ? undefined : { ...tile, vega: renamed, query };
  }
  return table === undefined ? undefined : { ...tile, table: renamedTable(table, renames), query };
};

/** A number is its measure: it needs no more of a query than what limits its rows. */
const withNumber = (
  tile: Tile,
  { measures = [], dimensions, time, order: _order, limit, ...rest }: TileQuery,
  renames: Renames,
): Tile | undefined => {
  const number = renames.get(tile.number ?? "")?.member;
  const isOne = measures.length === 1 && dimensions === undefined && time === undefined;
  if (!isOne || number !== measures[0] || limit !== undefined) return undefined;
  const isLimited = Object.keys(rest).length > 0;
  return { ...tile, number, ...(isLimited ? { query: rest } : {}) };
};
