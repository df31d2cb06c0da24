import { resolve } from "node:path";
import type { AppliedAccount, Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { applyDeclarationFile } from "../declaration/apply-declaration-file.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { makeRuntime } from "../runtime.js";
import { openStoreBeside } from "../store.js";
import type { Output } from "./output.js";

/** `provision apply FILE`: makes accounts as declared, beside a running service or without one. */
export const provisionCommand = async (
  file: string,
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const path = resolve(file);
  const store = await openStoreBeside(configuration, "provision apply");
  try {
    const { analytics, close } = await makeRuntime(configuration, store, path);
    const say = (applied: AppliedAccount): void => {
      output.say(describeApplied(applied));
    };
    await Promise.race([applyDeclarationFile(analytics, path, environment, say), store.lost]);
    await close();
    return 0;
  } finally {
    await store.close();
  }
};
