import { resolve } from "node:path";
import type { AppliedAccount, Environment } from "@embedded-analytics/domain";
import {
  accountNamesOf,
  applyDeclarationFile,
  checkModels,
  type Configuration,
  describeApplied,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Output,
  publicUrlOf,
  temporaryCache,
} from "@embedded-analytics/app/program";
import { formatAgents } from "./format-agents.js";

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
      formatAgents((await agentsOf(name, publicUrlOf(configuration))) ?? [], output);
    }
    await close();
    return (await checkModels(path, cache.directory, output)) ? 0 : 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};
