import { resolve } from "node:path";
import { Failure, type ExplainedUser } from "@embedded-analytics/domain";
import {
  checkModels,
  type Configuration,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Output,
  temporaryCache,
} from "@embedded-analytics/app/program";
import { describeTile } from "./describe-tile.js";
import { exportCommand } from "./export-dashboards-command.js";
import type { CheckArguments, DashboardsArguments } from "../verbs/dashboards-verb.js";

/** `dashboards check` or `dashboards export`; answers the exit code. */
export const dashboardsCommand = (
  asked: DashboardsArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> =>
  asked.kind === "check"
    ? checkDashboards(asked, configuration, output)
    : exportCommand(asked, configuration, output);

/**
 * `dashboards check FILE`: what is wrong with the models that a declaration names and the dashboards
 * beside them; with a user, also what each tile of a deployment's dashboards shows that user. The exit
 * code is 1 where something is wrong, or a tile shows nothing.
 */
const checkDashboards = async (
  { file, about }: CheckArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const cache = await temporaryCache(configuration);
  try {
    const path = resolve(file);
    const isGood = await checkModels(path, cache.directory, output);
    if (about === undefined) {
      if (isGood) output.say("No mistakes.\n");
      return isGood ? 0 : 1;
    }
    const isShown = await tryAs(about, path, cache.directory, configuration, output);
    return isGood && isShown ? 0 : 1;
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    output.printError(`${cause.detail}\n`);
    return 1;
  } finally {
    await cache.remove();
  }
};

const tryAs = async (
  about: ExplainedUser,
  declarationFile: string,
  cacheDirectory: string,
  configuration: Configuration,
  output: Output,
): Promise<boolean> => {
  const store = await openStoreBeside(configuration, "dashboards check");
  try {
    const log = makeLog(configuration.logLevel);
    const options = { configuration, store, declarationFile, cacheDirectory, log };
    const { analytics, close } = await makeRuntime(options);
    try {
      const tried = await Promise.race([analytics.tryDashboards(about), store.lost]);
      for (const tile of tried) output.say(`${describeTile(tile)}\n`);
      if (tried.length === 0) output.say(`${about.userName} may open no dashboard with a tile.\n`);
      return tried.every(({ outcome }) => "totalRows" in outcome);
    } finally {
      await close();
    }
  } finally {
    await store.close();
  }
};
