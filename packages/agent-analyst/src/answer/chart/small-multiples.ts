import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import { text, titleOf } from "./channels.js";

/**
 * A chart for each of several figures, each with an axis of its own: of two units, none can be read on the axis of
 * the other. `columns` is how many stand beside each other where there is room; each is as wide as its place lets it.
 */
export const smallMultiples = (
  cube: Cube,
  figures: readonly PlanColumn[],
  columns: number,
  chartOf: (figure: PlanColumn) => JsonObject,
): JsonObject => ({
  columns,
  concat: figures.map((figure) => ({
    ...text("title", titleOf(cube, figure)),
    width: "container",
    ...untitled(chartOf(figure)),
  })),
});

const axes: ReadonlySet<string> = new Set(["x", "y", "theta"]);

/** A chart without words at its axes, since its own title and that of all of them say the same. */
const untitled = ({ encoding, ...others }: JsonObject): JsonObject => ({
  ...others,
  encoding: Object.fromEntries(
    Object.entries(encoding as JsonObject).map(([name, channel]) => [
      name,
      axes.has(name) ? { ...(channel as JsonObject), title: null } : channel,
    ]),
  ),
});
