import type { Environment } from "@embedded-analytics/domain";
import {
  clusterCommand,
  clusterFailures,
  runCommand,
  serveCommand,
  type Command,
  type Output,
} from "@embedded-analytics/app/program";
import type { Asked } from "../verbs/command-line.js";
import { agentsCommand } from "./agents-command.js";
import { auditCommand } from "./audit-command.js";
import { chatCommand } from "./chat-command.js";
import { dashboardsCommand } from "./dashboards-command.js";
import { explainCommand } from "./explain-command.js";
import { provisionCommand } from "../provision/provision-command.js";

/** A command that works on the configuration of the service. */
export type ServiceAsked = Exclude<Asked, { readonly verb: "administration" }>;

/** Runs it with everything that the service is made of; answers the exit code. */
export const runServiceCommand = (
  asked: ServiceAsked,
  environment: Environment,
  workingDirectory: string,
  output: Output,
): Promise<number> =>
  runCommand(commandOf(asked), {
    environment,
    workingDirectory,
    output,
    sentences: clusterFailures,
  });

const commandOf = ({ verb, asked }: ServiceAsked): Command => {
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
