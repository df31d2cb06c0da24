import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { duckdbPorts, type DuckdbOptions, type DuckdbPorts } from "./ports.js";

/** The ports that the engine provides. */
const dataPorts = [
  "declaredDashboards",
  "queryExplainer",
  "queryRunner",
  "semanticCatalog",
] as const;

/**
 * Binds the ports of data under their keys. Processes are started when the first of them is read,
 * and ended when what was read is unbound.
 */
export const duckdbModule = (options: DuckdbOptions): ContainerModule => {
  let ports: DuckdbPorts | undefined;
  return new ContainerModule(({ bind, onDeactivation }) => {
    for (const name of dataPorts) {
      const key = portKey(name);
      bind(key)
        .toDynamicValue(() => (ports ??= duckdbPorts(options))[name])
        .inSingletonScope();
      onDeactivation(key, () => ports?.close());
    }
  });
};
