import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { readConfiguration } from "../configuration/read-configuration.js";
import { describeFailure, type SentenceError } from "./describe-failure.js";
import type { Output } from "./output.js";

/** What a program does with its configuration; answers the exit code. */
export type Command = (
  configuration: Configuration,
  environment: Environment,
  output: Output,
) => Promise<number>;

/** What a command is run with. */
export interface RunOptions {
  readonly environment: Environment;
  readonly workingDirectory: string;
  readonly output: Output;
  /** Errors whose message is a sentence for a person, beside those of the service itself. */
  readonly sentences?: readonly SentenceError[];
}

/**
 * Reads the configuration and runs the command; answers the exit code: what the command answers, 1 where
 * it failed, 2 where the configuration has problems, all of them reported at once.
 */
export const runCommand = async (
  command: Command,
  { environment, workingDirectory, output, sentences = [] }: RunOptions,
): Promise<number> => {
  const read = readConfiguration(environment, workingDirectory);
  if ("problems" in read) {
    output.printError(
      `The configuration has problems:\n${read.problems.map((problem) => `  ${problem}\n`).join("")}`,
    );
    return 2;
  }
  try {
    return await command(read.configuration, environment, output);
  } catch (cause) {
    output.printError(describeFailure(cause, sentences));
    return 1;
  }
};
