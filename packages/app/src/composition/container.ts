import { Container, type ContainerModule, type ServiceIdentifier } from "inversify";
import { portKey, portNames, type PortName, type Ports } from "@embedded-analytics/domain";

/** The composed adapters, and how to close what they hold. */
export interface Composition {
  readonly ports: Ports;
  /** What a module binds beside ports; undefined where none of them does. */
  find<Bound>(key: ServiceIdentifier<Bound>): Bound | undefined;
  /** Runs the deactivations of all modules: connections are closed here. */
  close(): Promise<void>;
}

/** The identifier under which modules bind the adapter of a port. */
const identifierOf = <Name extends PortName>(name: Name): ServiceIdentifier<Ports[Name]> =>
  portKey(name);

/** Loads the adapters' modules and reads every port; a missing binding fails with its name. */
export const compose = (...modules: readonly ContainerModule[]): Composition => {
  const container = new Container();
  container.load(...modules);
  const missing = portNames.filter((name) => !container.isBound(portKey(name)));
  if (missing.length > 0) throw new Error(`No module binds an adapter for: ${missing.join(", ")}`);
  const bound = portNames.map((name) => [name, container.get(identifierOf(name))] as const);
  return {
    ports: Object.fromEntries(bound) as unknown as Ports,
    find: (key) => (container.isBound(key) ? container.get(key) : undefined),
    close: () => container.unbindAllAsync(),
  };
};
