import type { Environment } from "@embedded-analytics/domain";
import {
  clusterCommand,
  clusterFailures,
  runCommand,
  serveCommand,
  type Command,
  type Output,
} from "@embedded-analytics/app/program";
import { readCommandLine, type Asked } from "../verbs/command-line.js";
import { agentsCommand } from "./agents-command.js";
import { chatCommand } from "./chat-command.js";
import { dashboardsCommand } from "./dashboards-command.js";
import { explainCommand } from "./explain-command.js";
import { provisionCommand } from "./provision-command.js";

/** Runs what the arguments name; answers the exit code, which `exitCodes` explains. */
export const runCommandLine = async (
  args: readonly string[],
  environment: Environment,
  workingDirectory: string,
  output: Output,
): Promise<number> => {
  const read = readCommandLine(args, output);
  if (typeof read === "number") return read;
  const command = commandOf(read);
  return runCommand(command, { environment, workingDirectory, output, sentences: clusterFailures });
};

const commandOf = ({ verb, asked }: Asked): Command => {
  switch (verb) {
    case "serve":
      return asked === "serve" ? serveCommand : clusterCommand;
    case "provision":
      return (...given) => provisionCommand(asked, ...given);
    case "agents":
      return (configuration, _, output) => agentsCommand(asked, configuration, output);
    case "dashboards":
      return (configuration, _, output) => dashboardsCommand(asked, configuration, output);
    case "explain":
      return (configuration, _, output) => explainCommand(asked, configuration, output);
    case "chat":
      return (...given) => chatCommand(asked, ...given);
  }
};
