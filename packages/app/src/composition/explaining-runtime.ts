import { duckdbPorts, type DuckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { portKey } from "@embedded-analytics/domain";
import { ContainerModule } from "inversify";
import { duckdbOptions, makeRuntime, type Runtime, type RuntimeOptions } from "./runtime.js";

/** The domain on its adapters, and an engine that says what a statement would do without running it. */
export interface ExplainingRuntime extends Runtime {
  readonly explain: DuckdbPorts["queryExplainer"]["explain"];
}

/** Composes the service's own adapters; the engine that explains is the one that has loaded the model. */
export const makeExplainingRuntime = async (
  options: RuntimeOptions,
): Promise<ExplainingRuntime> => {
  const data = duckdbPorts(duckdbOptions(options));
  return { ...(await makeRuntime(options, moduleOf(data))), explain: data.queryExplainer.explain };
};

const dataPorts = [
  "declaredDashboards",
  "queryExplainer",
  "queryRunner",
  "semanticCatalog",
] as const;

/** Binds ports that are there already, since a model's state is with those that loaded it. */
const moduleOf = (data: DuckdbPorts): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    for (const name of dataPorts) {
      bind(portKey(name)).toConstantValue(data[name]);
      onDeactivation(portKey(name), () => data.close());
    }
  });
