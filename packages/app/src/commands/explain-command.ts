import { duckdbPorts, type DuckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { Failure, portKey } from "@embedded-analytics/domain";
import { ContainerModule } from "inversify";
import type { Configuration } from "../configuration/configuration.js";
import { makeLog } from "../log.js";
import { duckdbOptions, makeRuntime, type RuntimeOptions } from "../runtime.js";
import { demoFile } from "../serve/demo.js";
import { openStoreBeside } from "../store.js";
import { describePolicies, describeUser } from "./describe-policies.js";
import type { ExplainArguments } from "./explain-arguments.js";
import type { Output } from "./output.js";
import { temporaryCache } from "./temporary-cache.js";

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
    output.complain(`${cause.detail}\n`);
    return 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};

const explainOn = async (
  options: RuntimeOptions,
  { about, sql }: ExplainArguments,
  output: Output,
): Promise<number> => {
  const data = duckdbPorts(duckdbOptions(options));
  const { analytics, close } = await makeRuntime(options, moduleOf(data));
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
    const explained = await data.explain(accountId, query, new AbortController().signal);
    output.say(`${describeUser(access, about.userName)}\n`);
    if (explained.kind === "explained") {
      output.say(describePolicies(access, explained.uses));
      output.say(`\nThe statement as it runs:\n${explained.sql}\n\nPlan:\n${explained.plan}\n`);
      return 0;
    }
    // What it would have used is not known, so all of the model is shown.
    const all = Object.fromEntries(model.cubes.map(({ name }) => [name, []]));
    output.say(describePolicies(access, all));
    output.complain(
      explained.kind === "stale_model"
        ? "The data model is changing right now. Try again.\n"
        : `${explained.sentence}\n`,
    );
    return 1;
  } finally {
    await close();
  }
};

/** The very ports that explain, since a model's state is known to those who loaded it. */
const moduleOf = (data: DuckdbPorts): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    for (const name of ["semanticCatalog", "queryRunner"] as const) {
      bind(portKey(name)).toConstantValue(data[name]);
      onDeactivation(portKey(name), () => data.close());
    }
  });
