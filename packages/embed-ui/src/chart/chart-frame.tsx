import type { ToolResult } from "../chat/tool-result.js";
import { chartHeight } from "./chart-height.js";

/** The space of a chart before it is drawn, so that nothing moves when it is. */
export const ChartFrame = ({ result }: { readonly result: ToolResult }) => (
  <div className="chart" aria-hidden="true" style={{ height: chartHeight(result) }} />
);
