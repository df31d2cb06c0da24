import type { ChartCheckMethods } from "../analytics/model/chart-check.js";

/** What a Vega-Lite specification must have one of: a mark, or other views that it puts together. */
const drawn = ["mark", "layer", "concat", "hconcat", "vconcat", "facet", "repeat"];

/** Knows no renderer, so it only asks that there is something to draw. */
export const inMemoryChartCheck: ChartCheckMethods = {
  problem: (specification) =>
    drawn.some((name) => Object.hasOwn(specification, name))
      ? undefined
      : `The specification needs one of ${drawn.join(", ")}.`,
};
