import type { DrillStep, Tile } from "@embedded-analytics/client";
import { specOver } from "./drilled-spec.js";

/** The members into which clicks on a tile go, the next one first; empty where a click does not do that. */
export const drillBelow = ({ click }: Tile, steps: readonly DrillStep[]): readonly string[] =>
  typeof click === "object" && "drill" in click ? click.drill.slice(steps.length) : [];

/**
 * The tile as it is shown below some values: its chart, its specification and its table speak of the
 * member that stands in the place of each step's. Where a specification cannot, its rows are shown as a
 * table.
 */
export const drilledTile = (tile: Tile, steps: readonly DrillStep[]): Tile => {
  const members = drillBelow(tile, []);
  return steps.reduce((each, { member }, at) => renamed(each, member, members[at] ?? member), tile);
};

const renamed = (tile: Tile, from: string, to: string): Tile => {
  const { chart, vega, ...rest } = tile;
  if (vega !== undefined) {
    const over = specOver(vega, columnOf(from), columnOf(to));
    return over === undefined ? { ...rest, table: true } : { ...rest, vega: over };
  }
  if (typeof chart !== "object") return tile;
  const isFrom = (channel: string | undefined): boolean =>
    channel === from || channel === columnOf(from);
  const channels = (["x", "y", "color", "size"] as const).filter((key) => isFrom(chart[key]));
  return { ...tile, chart: { ...chart, ...Object.fromEntries(channels.map((key) => [key, to])) } };
};

const columnOf = (member: string): string => member.split(".").at(-1) ?? member;
