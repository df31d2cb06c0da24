import { describe, expect, test } from "@jest/globals";
import { ContainerModule } from "inversify";
import { portKey, portNames, type PortName } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { compose } from "./container.js";

const ports = inMemoryPorts();

const moduleOf = (names: readonly PortName[], onClose = (): void => undefined): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const name of names) {
      bind(portKey(name)).toConstantValue(ports[name]).onDeactivation(onClose);
    }
  });

describe("the composition", () => {
  test("reads every port from the modules", () => {
    const [first, ...others] = portNames;
    const composed = compose(moduleOf([first]), moduleOf(others)).ports;
    expect(Object.keys(composed).sort()).toEqual([...portNames].sort());
    for (const name of portNames) expect(composed[name]).toBe(ports[name]);
  });

  test.each(portNames)("a missing binding fails with its name: %s", (missing) => {
    const others = portNames.filter((name) => name !== missing);
    expect(() => compose(moduleOf(others))).toThrow(`No module binds an adapter for: ${missing}`);
  });

  test("runs the deactivations when it is closed", async () => {
    let closed = 0;
    const composition = compose(moduleOf(portNames, () => void (closed += 1)));
    await composition.close();
    expect(closed).toBe(portNames.length);
  });
});
