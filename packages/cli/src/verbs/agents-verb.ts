import type { Command } from "commander";
import type { AdminRequest } from "../administration/admin-request.js";
import { agentsVerbs } from "./administration/agents-verbs.js";
import { day } from "./option-values.js";
import { verb } from "./verb.js";

/** Which agents to show, and what of them. */
export interface AgentsArguments {
  /** None: those of the declarative file. */
  readonly accountNames: readonly string[];
  /** Whether to show what they have used, too. */
  readonly usage: boolean;
  /** From when on, milliseconds since 1970; undefined: from the first. */
  readonly sinceMs: number | undefined;
  readonly isJson: boolean;
  /** The verbs below it, one of which may have been meant by a name that no account has. */
  readonly verbs: readonly string[];
}

interface Options {
  readonly usage?: true;
  readonly since?: number;
  readonly json?: true;
}

/** `agents [ACCOUNT…]`, and the verbs below it that administer them over HTTP. */
export const agentsVerb = (
  run: (asked: AgentsArguments) => void,
  administer: (asked: AdminRequest) => void,
): Command => {
  const agents = verb("agents", {
    description: "Show the Chat API URL of each agent, and what each has used",
    examples: ["agents", "agents acme --usage --since 2026-11-01", "agents --usage --json"],
  })
    .enablePositionalOptions()
    .helpCommand(false)
    .argument("[account...]", "accounts; without one, those of the declarative file")
    .option("--usage", "show turns, model calls and tokens, too")
    .option("--since <day>", "with --usage: from that day of UTC on, such as 2026-11-01", day)
    .option("--json", "write one JSON object")
    .action(
      (accountNames: readonly string[], { usage, since, json }: Options, command: Command) => {
        if (since !== undefined && usage === undefined)
          command.error("error: --since needs --usage");
        run({
          accountNames,
          usage: usage ?? false,
          sinceMs: since,
          isJson: json ?? false,
          verbs: command.commands.map((one) => one.name()),
        });
      },
    );
  for (const one of agentsVerbs(administer)) agents.addCommand(one);
  return agents;
};
