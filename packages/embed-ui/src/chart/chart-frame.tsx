import type { ToolResult } from "../query-result/tool-result.js";
import { chartHeight } from "./chart-height.js";

/** The space of a chart before it is drawn, so that nothing moves when it is. */
export const ChartFrame = ({
  result,
  height = chartHeight(result),
}: {
  readonly result: ToolResult;
  readonly height?: number | undefined;
}) => <div className="chart skeleton" aria-hidden="true" style={{ height }} />;
