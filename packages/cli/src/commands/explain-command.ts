import { Failure, StoreUnavailable } from "@embedded-analytics/domain";
import {
  type Configuration,
  demoFile,
  makeLog,
  makeExplainingRuntime,
  openStoreBeside,
  type Output,
  type RuntimeOptions,
  temporaryCache,
} from "@embedded-analytics/app/program";
import { explainJson } from "./explain-json.js";
import { describeCache } from "./describe-cache.js";
import { describePolicies, describeUser } from "./describe-policies.js";
import { describeScan } from "./describe-scan.js";
import { writeJson } from "./write-json.js";
import type { ExplainArguments } from "../verbs/explain-verb.js";

/**
 * `explain`: what a statement of a user would do, beside a running service or without one. It prints
 * which policies count, the statement with the row filters in it, and the engine's plan.
 */
export const explainCommand = async (
  asked: ExplainArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const store = await openStoreBeside(configuration, "explain");
  const cache = await temporaryCache(configuration);
  try {
    const options: RuntimeOptions = {
      configuration,
      store,
      declarationFile: configuration.bootstrapFile ?? demoFile,
      cacheDirectory: cache.directory,
      log: makeLog(configuration.logLevel),
    };
    return await Promise.race([explainOn(options, asked, output), store.lost]);
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    output.printError(`${cause.detail}\n`);
    return 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};

const explainOn = async (
  options: RuntimeOptions,
  { about, sql, analyze, isJson }: ExplainArguments,
  output: Output,
): Promise<number> => {
  const { analytics, explain, close } = await makeExplainingRuntime(options);
  try {
    const access = await analytics.explainAccess(about);
    const { accountId, deployment, model, timezone } = access;
    const query = {
      deployment,
      branchName: about.branchName,
      modelVersion: model.version,
      sql,
      access: access.access,
      timezone,
      rowsTake: undefined,
    };
    const { signal } = new AbortController();
    const explaining = explain(accountId, query, { runScans: analyze }, signal);
    const explained = await Promise.resolve(explaining).catch((cause: unknown) => {
      // Owners may read what is wrong with their service.
      if (!(cause instanceof StoreUnavailable)) throw cause;
      return { kind: "failed", sentence: cause.message } as const;
    });
    if (isJson) {
      writeJson(output, explainJson(access, about.userName, explained));
      return explained.kind === "explained" ? 0 : 1;
    }
    output.say(`${describeUser(access, about.userName)}\n`);
    if (explained.kind === "explained") {
      output.say(describePolicies(access, explained.uses));
      for (const scan of explained.scans) output.say(`\n${describeScan(scan)}\n`);
      output.say(`\n${describeCache(explained.cache)}\n`);
      output.say(`\nThe statement as it runs:\n${explained.sql}\n\nPlan:\n${explained.plan}\n`);
      return 0;
    }
    // What it would have used is not known, so all of the model is shown.
    const all = Object.fromEntries(model.cubes.map(({ name }) => [name, []]));
    output.say(describePolicies(access, all));
    output.printError(
      explained.kind === "stale_model"
        ? "The data model is changing right now. Try again.\n"
        : `${explained.sentence}\n`,
    );
    return 1;
  } finally {
    await close();
  }
};
