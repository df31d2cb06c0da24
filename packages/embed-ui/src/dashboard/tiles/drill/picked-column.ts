import type { Tile } from "@embedded-analytics/client";
import type { Cell } from "../../../query-result/tool-result.js";
import type { TileData } from "../../dashboard-context.js";
import type { FilterValue, FilterValues } from "../../filters/filter-state.js";
import { drillBelow } from "./drilled-tile.js";
import { rangeOfGrain } from "./range-of-grain.js";

/** The column whose values are clicked, and its member. */
export interface PickedColumn {
  readonly column: number;
  readonly member: string;
}

/** The column of a tile whose values can be clicked: its first dimension that is no time. */
export const pickedColumn = (tile: Tile, data: TileData): PickedColumn | undefined => {
  const { click } = tile;
  const isClicked =
    click === "filter" ||
    (typeof click === "object" && "dashboard" in click) ||
    drillBelow(tile, data.drill).length > 0;
  if (!isClicked) return undefined;
  const about = data.info.columns?.find(
    ({ kind, type }) => kind === "dimension" && type !== "time",
  );
  if (about?.member === undefined) return undefined;
  const column = data.columns.findIndex(({ name }) => name === about.name);
  return column === -1 ? undefined : { column, member: about.member };
};

/**
 * What a click on a row hands over to another dashboard: the values of these members, times as the days
 * that they stand for. A member that is no column of the tile hands over nothing.
 */
export const handedOver = (
  members: readonly string[],
  data: TileData,
  row: readonly Cell[],
): FilterValues =>
  Object.fromEntries(
    members.flatMap((member): [string, FilterValue | readonly FilterValue[]][] => {
      const about = data.info.columns?.find((each) => each.member === member);
      const at = data.columns.findIndex(({ name }) => name === about?.name);
      const value = row[at];
      if (about === undefined || value === undefined) return [];
      if (about.type !== "time") return [[member, [value]]];
      const range =
        typeof value === "string" ? rangeOfGrain(value, about.grain ?? "day") : undefined;
      return range === undefined ? [] : [[member, range]];
    }),
  );

/**
 * The row of the data that a mark of a chart stands for: the one with the mark's values in all
 * dimensions. Undefined for a mark that stands for several, such as a series of "other".
 */
export const rowOfMark = (
  mark: Readonly<Record<string, unknown>>,
  data: TileData,
  { column }: PickedColumn,
  empty: string,
): readonly Cell[] | undefined => {
  const dimensions = data.columns.flatMap(({ name, type }, at) => {
    const about = data.info.columns?.find((each) => each.name === name);
    return about?.kind === "dimension" && type !== "Time" && Object.hasOwn(mark, name) ? [at] : [];
  });
  if (!dimensions.includes(column)) return undefined;
  const shown = (at: number): unknown => mark[data.columns[at]?.name ?? ""];
  // A name that is missing is drawn as words, which are no value of a row.
  const isSame = (cell: Cell, value: unknown): boolean =>
    cell === value || (cell === null && value === empty);
  return data.rows.find((row) => dimensions.every((at) => isSame(row[at] ?? null, shown(at))));
};
