import type { Environment } from "@embedded-analytics/domain";
import type { Output } from "@embedded-analytics/app/program";
import { runAdmin } from "../administration/run-admin.js";
import { readCommandLine } from "../verbs/command-line.js";

/** Runs what the arguments name; answers the exit code, which `exitCodes` explains. */
export const runCommandLine = async (
  args: readonly string[],
  environment: Environment,
  workingDirectory: string,
  output: Output,
): Promise<number> => {
  const read = readCommandLine(args, output, environment);
  if (typeof read === "number") return read;
  // No store is opened for these, so that no configuration of the service is needed.
  if (read.verb === "administration") return runAdmin(read.asked, environment, output);
  // Loading all of the service takes most of a second, which help and calls over HTTP do without.
  const { runServiceCommand } = await import("./run-service-command.js");
  return runServiceCommand(read, environment, workingDirectory, output);
};
