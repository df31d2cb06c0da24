import type { DrillStep, Tile } from "@embedded-analytics/client";

/** The members into which clicks on a tile go, the next one first; empty where a click does not do that. */
export const drillBelow = ({ click }: Tile, steps: readonly DrillStep[]): readonly string[] =>
  typeof click === "object" && "drill" in click ? click.drill.slice(steps.length) : [];

/**
 * The tile as it is shown below some values: its chart and its table speak of the member that stands in
 * the place of each step's. A whole specification names columns that are not there any more, so that its
 * rows are shown as a table.
 */
export const drilledTile = (tile: Tile, steps: readonly DrillStep[]): Tile => {
  if (steps.length === 0) return tile;
  const members = drillBelow(tile, []);
  const { vega, ...rest } = tile;
  const shown: Tile = vega === undefined ? rest : { ...rest, table: true };
  return steps.reduce(
    (each, { member }, at) => renamed(each, member, members[at] ?? member),
    shown,
  );
};

const renamed = (tile: Tile, from: string, to: string): Tile => {
  const { chart } = tile;
  if (typeof chart !== "object") return tile;
  const isFrom = (channel: string | undefined): boolean =>
    channel === from || channel === columnOf(from);
  const channels = (["x", "y", "color", "size"] as const).filter((key) => isFrom(chart[key]));
  return { ...tile, chart: { ...chart, ...Object.fromEntries(channels.map((key) => [key, to])) } };
};

const columnOf = (member: string): string | undefined => member.split(".").at(-1);
