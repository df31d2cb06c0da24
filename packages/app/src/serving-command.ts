import { clusterCommand } from "./cluster/cluster-command.js";
import type { Command } from "./program/run-command.js";
import { serveCommand } from "./program/serve-command.js";

/**
 * What a program's arguments ask to be served: nothing or `serve` one instance, `cluster` three behind
 * one address. Undefined where they ask for something else.
 */
export const servingCommand = (args: readonly string[]): Command | undefined => {
  const [first = "serve", ...rest] = args;
  if (rest.length > 0) return undefined;
  if (first === "serve") return serveCommand;
  return first === "cluster" ? clusterCommand : undefined;
};
