import { resolve } from "node:path";
import type { AppliedAccount, Environment } from "@embedded-analytics/domain";
import { publicUrlOf } from "../agents/chat-url.js";
import type { Configuration } from "../configuration/configuration.js";
import { accountNamesOf } from "../declaration/account-names.js";
import { applyDeclarationFile } from "../declaration/apply-declaration-file.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { makeLog } from "../log.js";
import { makeRuntime } from "../runtime.js";
import { openStoreBeside } from "../store.js";
import { checkModels } from "./check-models.js";
import type { Output } from "./output.js";
import { sayAgents } from "./say-agents.js";
import { temporaryCache } from "./temporary-cache.js";

/**
 * `provision apply FILE`: makes accounts as declared, beside a running service or without one, tells
 * where their agents are asked (D1), and what is wrong with the models that they name; with mistakes
 * in one the exit code is 1.
 */
export const provisionCommand = async (
  file: string,
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const path = resolve(file);
  const store = await openStoreBeside(configuration, "provision apply");
  const cache = await temporaryCache(configuration);
  try {
    const { analytics, agentsOf, close } = await makeRuntime({
      configuration,
      store,
      declarationFile: path,
      cacheDirectory: cache.directory,
      log: makeLog(configuration.logLevel),
    });
    const say = (applied: AppliedAccount): void => {
      output.say(describeApplied(applied));
    };
    await Promise.race([applyDeclarationFile(analytics, path, environment, say), store.lost]);
    for (const name of await accountNamesOf(path)) {
      sayAgents((await agentsOf(name, publicUrlOf(configuration))) ?? [], output);
    }
    await close();
    return (await checkModels(path, cache.directory, output)) ? 0 : 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};
