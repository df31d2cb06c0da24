import { resolve } from "node:path";
import type { AppliedAccount, Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { applyDeclarationFile } from "../declaration/apply-declaration-file.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { makeLog } from "../log.js";
import { makeRuntime } from "../runtime.js";
import { openStoreBeside } from "../store.js";
import { checkModels } from "./check-models.js";
import type { Output } from "./output.js";
import { temporaryCache } from "./temporary-cache.js";

/**
 * `provision apply FILE`: makes accounts as declared, beside a running service or without one, and
 * tells what is wrong with the models that they name; with mistakes in one the exit code is 1.
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
    const { analytics, close } = await makeRuntime({
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
    await close();
    return (await checkModels(path, cache.directory, output)) ? 0 : 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};
