import type { Environment } from "@embedded-analytics/domain";
import {
  clusterFailures,
  runCommand,
  servingCommand,
  type Command,
  type Output,
} from "@embedded-analytics/app/program";
import { agentsArguments } from "./agents-arguments.js";
import { agentsCommand } from "./agents-command.js";
import { chatArguments, chatUsage } from "../terminal/chat-arguments.js";
import { chatCommand } from "./chat-command.js";
import { dashboardsArguments } from "./dashboards-arguments.js";
import { dashboardsCommand } from "./dashboards-command.js";
import { explainArguments } from "./explain-arguments.js";
import { explainCommand } from "./explain-command.js";
import { provisionCommand } from "./provision-command.js";

const usage = `Usage:
  npm start                           serve
  npm run start:cluster               serve with three instances behind one address
  npm run provision apply FILE        create or update accounts from a declarative file
  npm run agents [ACCOUNT…]           the Chat API URL of each agent
  npm run agents -- --usage [--since YYYY-MM-DD] [ACCOUNT…]
                                      and what each has used
  npm run explain -- --account NAME --deployment ID --user NAME [--embed-tenant NAME]
      [--creator-mode] [--branch NAME] "SELECT …"
                                      show what a statement of that user would do, and why
  npm run dashboards check FILE [-- --as NAME --account NAME --deployment ID [--embed-tenant NAME]
      [--creator-mode] [--branch NAME]]
                                      tell what is wrong with declared dashboards; run their tiles as a user
  npm run dashboards export -- --account NAME --deployment ID --embed-tenant NAME
                                      write the shared dashboards of an embed tenant's users as a file
  npm run chat -- [options]           talk to an agent; --help lists the options
Configuration is by environment variables; docs/configuration.md lists them.
`;

/** Runs what the arguments name; answers the exit code: 0 done, 1 failed, 2 not understood. */
export const runCommandLine = async (
  args: readonly string[],
  environment: Environment,
  workingDirectory: string,
  output: Output,
): Promise<number> => {
  const command = commandOf(args);
  if (command === undefined) {
    output.printError(usage);
    return args.includes("--help") ? 0 : 2;
  }
  return runCommand(command, { environment, workingDirectory, output, sentences: clusterFailures });
};

const commandOf = (args: readonly string[]): Command | undefined => {
  const [first, second, file, ...rest] = args;
  if (first === "chat") return chatWith(args.slice(1));
  if (first === "explain") {
    const asked = explainArguments(args.slice(1));
    return asked && ((configuration, _, output) => explainCommand(asked, configuration, output));
  }
  if (first === "agents") {
    const asked = agentsArguments(args.slice(1));
    return asked && ((configuration, _, output) => agentsCommand(asked, configuration, output));
  }
  if (first === "dashboards") {
    const asked = dashboardsArguments(args.slice(1));
    return asked && ((configuration, _, output) => dashboardsCommand(asked, configuration, output));
  }
  if (first === "provision" && second === "apply" && file !== undefined && rest.length === 0) {
    return (configuration, environment, output) =>
      provisionCommand(file, configuration, environment, output);
  }
  return servingCommand(args);
};

const chatWith = (args: readonly string[]): Command => {
  const asked = args.includes("--help") ? { problem: "" } : chatArguments(args);
  return async (configuration, environment, output) => {
    if (!("problem" in asked)) return chatCommand(asked, configuration, environment, output);
    if (asked.problem === "") output.say(chatUsage);
    else output.printError(`${asked.problem}\n${chatUsage}`);
    return asked.problem === "" ? 0 : 2;
  };
};
