import type { DataModel } from "../../analytics/model/data-model.js";
import { findMember } from "../compile/find-member.js";
import type { Tile, TileChart, TileQuery } from "../definition/dashboard.js";
import { tileProblems } from "../definition/tile-problems.js";
import { replacementsFor, type Replacements } from "./repaired-query.js";

/** A tile that asks for members which are there. */
export interface RepairedTile {
  readonly tile: Tile;
  readonly replacements: Replacements;
}

/**
 * A tile of members that its viewer does not see, with the nearest ones that the viewer sees (H1). Of what
 * its author has written only that is left which names nothing hidden: its titles, and texts within a
 * specification, could name what it showed, and so could the chat that it comes from. Members beside those of
 * the query that are not there are left out, and a query with values of its author's has no such tile.
 */
export const repairedTile = (tile: Tile, visible: DataModel): RepairedTile | undefined => {
  if (tile.sql !== undefined || tile.text !== undefined) return undefined;
  const replacements = replacementsFor(tile, visible);
  if (replacements === undefined) return undefined;
  const isThere = (path: string): boolean => findMember(visible, path) !== undefined;
  const { query } = tile;
  if (query !== undefined && hasValues(query)) return undefined;
  const now = (path: string): string => replacements.get(path) ?? path;
  const repaired: Tile = {
    ...unnamedTile(tile, isThere, now),
    ...(query === undefined ? {} : { query: repairedQuery(query, now) }),
  };
  return tileProblems(repaired).length > 0 ? undefined : { tile: repaired, replacements };
};

/** Values that its author has written, such as a name or days of the calendar: its viewer did not see them. */
const hasValues = ({ filters = [], time }: TileQuery): boolean =>
  filters.some(({ values = [] }) => values.length > 0) || /\d{4}/.test(time?.range ?? "");

/** What is left of a tile that its viewer does not see, beside its query: how it shows its rows. */
export const unnamedTile = (
  tile: Tile,
  isThere: (path: string) => boolean,
  now = (path: string): string => path,
): Tile => {
  const { id, width, number, compare, spark, good, click } = tile;
  return {
    id,
    ...(width === undefined ? {} : { width }),
    ...(number === undefined ? {} : { number: now(number) }),
    ...kindOf(tile, now, isThere),
    ...(compare === undefined ? {} : { compare }),
    ...(spark === undefined ? {} : { spark }),
    ...(good === undefined ? {} : { good }),
    ...(click === "filter" || click === "none" ? { click } : {}),
    ...listsOf(tile, isThere),
  };
};

const repairedQuery = (query: TileQuery, now: (path: string) => string): TileQuery => {
  const { measures, dimensions, time, order } = query;
  return {
    ...query,
    ...(measures && { measures: measures.map(now) }),
    ...(dimensions && { dimensions: dimensions.map(now) }),
    ...(time && { time: { ...time, member: now(time.member) } }),
    ...(order && {
      order: Object.fromEntries(Object.entries(order).map(([path, way]) => [now(path), way])),
    }),
  };
};

/** How it shows its rows; a number has its measure. */
const kindOf = (
  { chart, vega, table }: Tile,
  now: (path: string) => string,
  isThere: (path: string) => boolean,
): Pick<Tile, "chart" | "table"> => {
  if (vega !== undefined) return chartOfSpec(vega);
  if (chart !== undefined) return { chart: repairedChart(chart, now, isThere) };
  return table === undefined ? {} : { table: true };
};

const repairedChart = (
  chart: TileChart,
  now: (path: string) => string,
  isThere: (path: string) => boolean,
): TileChart => {
  if (typeof chart === "string") return chart;
  const { type, stack } = chart;
  const channels = (["x", "y", "color", "size"] as const).flatMap((key) => {
    const path = chart[key] === undefined ? undefined : now(chart[key]);
    // A column that is not there is inferred, as one that nobody has named.
    return path === undefined || !isThere(path) ? [] : [[key, path] as const];
  });
  return { type, ...(stack === undefined ? {} : { stack }), ...Object.fromEntries(channels) };
};

const chartsByMark = {
  line: "line",
  area: "area",
  bar: "column",
  arc: "pie",
  point: "scatter",
  circle: "scatter",
  rect: "heatmap",
} as const;

/** A specification is full of its author's words: what is drawn stays, how it is worded does not. */
const chartOfSpec = ({ mark }: NonNullable<Tile["vega"]>): Pick<Tile, "chart" | "table"> => {
  const type = typeof mark === "object" && mark !== null && "type" in mark ? mark.type : mark;
  const drawn = Object.entries(chartsByMark).find(([name]) => name === type);
  return drawn === undefined ? { table: true } : { chart: drawn[1] };
};

/** Filters that do not reach it, or alone do; names of filters stay, hidden members do not. */
const listsOf = (
  { ignore, listen }: Tile,
  isThere: (path: string) => boolean,
): Pick<Tile, "ignore" | "listen"> => {
  const isKept = (name: string): boolean => !name.includes(".") || isThere(name);
  return {
    ...(ignore && { ignore: ignore.filter(isKept) }),
    ...(listen && { listen: listen.filter(isKept) }),
  };
};
