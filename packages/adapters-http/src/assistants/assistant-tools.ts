import type { AssistantTool } from "./assistant-tool.js";
import { askAnalyst } from "./tools/ask-analyst.js";
import { showChart } from "./tools/chart-tool.js";
import { dashboardTools } from "./tools/dashboard-tools.js";
import { dataTools } from "./tools/data-tools.js";
import { getRows } from "./tools/get-rows.js";

/** Every tool, in the fixed order in which clients list them. */
export const assistantTools: readonly AssistantTool[] = [
  ...dataTools,
  showChart,
  getRows,
  askAnalyst,
  ...dashboardTools,
];
