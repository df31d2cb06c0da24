import { closest, type UsageOfAgent } from "@embedded-analytics/domain";
import {
  accountNamesOf,
  type Configuration,
  demoFile,
  type Output,
  publicUrlOf,
  type ServedAgent,
} from "@embedded-analytics/app/program";
import type { AgentsArguments } from "../verbs/agents-verb.js";
import { exitCodes } from "../verbs/exit-codes.js";
import { agentJson } from "./agent-json.js";
import { describeUsage } from "./describe-usage.js";
import { formatAgents } from "./format-agents.js";
import { withRuntime } from "./with-runtime.js";
import { writeJson } from "./write-json.js";

/**
 * `agents`: the Chat API URL of every agent of these accounts (D1), of those of `BOOTSTRAP_FILE` or
 * the demo where none is named, and what they have used if that is asked for; beside a running
 * service or without one.
 */
export const agentsCommand = async (
  { accountNames, usage, sinceMs, isJson, verbs }: AgentsArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const declarationFile = configuration.bootstrapFile ?? demoFile;
  const names = accountNames.length > 0 ? accountNames : await accountNamesOf(declarationFile);
  const command = "agents";
  return withRuntime({ configuration, command, declarationFile }, async (runtime) => {
    const { analytics, agentsOf } = runtime;
    const found: AgentsOfAccount[] = [];
    let allThere = true;
    for (const name of names) {
      const agents = await agentsOf(name, publicUrlOf(configuration));
      allThere &&= agents !== undefined;
      if (agents === undefined) {
        output.printError(`There is no account ${name}${hintOf(name, verbs)}\n`);
        continue;
      }
      const used = usage ? await analytics.agentUsage(name, sinceMs) : undefined;
      const one = { account: name, agents, used };
      found.push(one);
      if (!isJson) sayAgents(one, output);
    }
    if (isJson) writeJson(output, { accounts: found.map(accountJson) });
    return allThere ? exitCodes.done : exitCodes.failed;
  });
};

/** A mistyped verb of `agents` is read as the name of an account. */
const hintOf = (name: string, verbs: readonly string[]): string => {
  const meant = closest(name, verbs);
  return meant === undefined ? "" : `; did you mean the command agents ${meant}?`;
};

interface AgentsOfAccount {
  readonly account: string;
  readonly agents: readonly ServedAgent[];
  /** Undefined where it is not asked for. */
  readonly used: readonly UsageOfAgent[] | undefined;
}

const sayAgents = ({ account, agents, used }: AgentsOfAccount, output: Output): void => {
  if (agents.length === 0) output.say(`Account ${account} has no agents\n`);
  else formatAgents(agents, output);
  if (used !== undefined) output.say(describeUsage(used, agents));
};

const accountJson = ({ account, agents, used }: AgentsOfAccount) => ({
  name: account,
  agents: agents.map(agentJson),
  ...(used === undefined ? {} : { usage: used }),
});
