import {
  accountNamesOf,
  type Configuration,
  demoFile,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Output,
  publicUrlOf,
  temporaryCache,
} from "@embedded-analytics/app/program";
import type { AgentsArguments } from "./agents-arguments.js";
import { describeUsage } from "./describe-usage.js";
import { formatAgents } from "./format-agents.js";

/**
 * `agents`: the Chat API URL of every agent of these accounts (D1), of those of `BOOTSTRAP_FILE` or
 * the demo where none is named, and what they have used if that is asked for; beside a running
 * service or without one.
 */
export const agentsCommand = async (
  { accountNames, usage, sinceMs }: AgentsArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const declarationFile = configuration.bootstrapFile ?? demoFile;
  const names = accountNames.length > 0 ? accountNames : await accountNamesOf(declarationFile);
  const store = await openStoreBeside(configuration, "agents");
  const cache = await temporaryCache(configuration);
  try {
    const { analytics, agentsOf, close } = await makeRuntime({
      configuration,
      store,
      declarationFile,
      cacheDirectory: cache.directory,
      log: makeLog(configuration.logLevel),
    });
    let allThere = true;
    for (const name of names) {
      const agents = await agentsOf(name, publicUrlOf(configuration));
      allThere &&= agents !== undefined;
      if (agents === undefined) output.printError(`There is no account ${name}\n`);
      else if (agents.length === 0) output.say(`Account ${name} has no agents\n`);
      else formatAgents(agents, output);
      if (agents === undefined || !usage) continue;
      output.say(describeUsage(await analytics.agentUsage(name, sinceMs), agents));
    }
    await close();
    return allThere ? 0 : 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};
