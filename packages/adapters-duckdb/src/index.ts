export { duckdbPorts, type DuckdbOptions, type DuckdbPorts, type QueryBudgets } from "./ports.js";
export type { ModelLog } from "./catalog/slot-reports.js";
export {
  checkModelFolder,
  dashboardPlaces,
  type CheckedFolder,
} from "./catalog/check-model-folder.js";
export {
  formatDiagnostic,
  type Diagnostic as Mistake,
  type Place,
} from "./model/read/diagnostic.js";
