import type { JsonObject } from "../../shared/json/json.js";

/** Whether a renderer would take a chart specification. */
export interface ChartCheckMethods {
  /** A sentence that says what is wrong, or undefined for a Vega-Lite v5 specification that compiles. */
  problem(specification: JsonObject): string | undefined;
}
