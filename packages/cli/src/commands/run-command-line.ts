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
import { runAdmin } from "../administration/run-admin.js";
import { agentsCommand } from "./agents-command.js";
import { auditCommand } from "./audit-command.js";
import { chatCommand } from "./chat-command.js";
import { dashboardsCommand } from "./dashboards-command.js";
import { explainCommand } from "./explain-command.js";
import { provisionCommand } from "../provision/provision-command.js";

/** Runs what the arguments name; answers the exit code, which `exitCodes` explains. */
export const runCommandLine = async (
  args: readonly string[],
  environment: Environment,
  workingDirectory: string,
  output: Output,
): Promise<number> => {
  const read = readCommandLine(args, output);
  if (typeof read === "number") return read;
  // No store is opened for these, so that no configuration of the service is needed.
  if (read.verb === "administration") return runAdmin(read.asked, environment, output);
  const command = commandOf(read);
  return runCommand(command, { environment, workingDirectory, output, sentences: clusterFailures });
};

const commandOf = ({
  verb,
  asked,
}: Exclude<Asked, { readonly verb: "administration" }>): Command => {
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
    case "audit verify":
      return (configuration, _, output) => auditCommand(asked, configuration, output);
    case "chat":
      return (...given) => chatCommand(asked, ...given);
  }
};
