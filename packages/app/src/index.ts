/** The service as a program can start it: the composition root with its configuration. */
export type { Configuration } from "./configuration/configuration.js";
export { readConfiguration } from "./configuration/read-configuration.js";
export { serve, type Service } from "./serve/serve.js";
