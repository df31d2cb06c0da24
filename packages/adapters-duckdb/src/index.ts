export { duckdbPorts, type DuckdbOptions, type DuckdbPorts, type QueryBudgets } from "./ports.js";
export type { Explained, ExplainQuery } from "./engine/explain-query.js";
export type { ModelLog } from "./model/model-slot.js";
export { isBranchName } from "./model/branch-name.js";
export { checkModelFolder, type CheckedFolder } from "./model/check-model-folder.js";
export { sayMistake, type Mistake, type Place } from "./model/mistake.js";
