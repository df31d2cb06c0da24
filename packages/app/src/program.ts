/** What a program beside the service is made of: configuration, stores, composition, and what is said. */
export { clusterCommand, clusterFailures } from "./cluster/cluster-command.js";
export { publicUrlOf } from "./composition/chat-url.js";
export { makeLog } from "./composition/log.js";
export { makeExplainingRuntime } from "./composition/explaining-runtime.js";
export { makeRuntime, type Runtime, type RuntimeOptions } from "./composition/runtime.js";
export { agentProblem, describeAgent, type ServedAgent } from "./composition/served-agents.js";
export { shownPath } from "./composition/shown-path.js";
export { openStoreBeside } from "./composition/store.js";
export type { Configuration } from "./configuration/configuration.js";
export { temporaryCache } from "./data-directory/temporary-cache.js";
export { accountNamesOf } from "./declaration/account-names.js";
export { applyDeclarationFile, diffDeclarationFile } from "./declaration/apply-declaration-file.js";
export { describeApplied } from "./declaration/describe-applied.js";
export { checkModels } from "./program/check-models.js";
export type { Output } from "./program/output.js";
export { runCommand, type Command } from "./program/run-command.js";
export { serveCommand } from "./program/serve-command.js";
export { demoFile, demoKeyPath, keptDemoKey } from "./serve/demo/demo.js";
