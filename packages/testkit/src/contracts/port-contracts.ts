import { portNames, type PortName } from "@embedded-analytics/domain";
import type { ContractCase, MethodContract, OpenStore } from "./contract.js";
import { contracts } from "./contracts.js";
import { testModelFolders } from "./data/model-folder.js";
import { jestRegistry, type Registry } from "./registry.js";
import type { Capability, Store, StoreOptions, Tester } from "./tester.js";

/** Registers the contracts of all ports, or of those that the adapter is for, as its tests. */
export const portContracts = (
  tester: Tester,
  names: readonly PortName[] = portNames,
  registry: Registry = jestRegistry,
): void => {
  for (const name of names) {
    registry.describe(`${tester.name}: ${name}`, () => {
      for (const [method, contract] of Object.entries(contracts[name])) {
        registry.describe(method, () => {
          registerMethod(tester, registry, name, contract);
        });
      }
    });
  }
};

/** Runs a case on a store of its own, and closes whatever it opened, also where it failed. */
export const runCase = async (tester: Tester, { run }: ContractCase): Promise<void> => {
  const opened: Store[] = [];
  const open: OpenStore = async (options) => {
    const store = await tester.open({ ...defaults, ...options });
    opened.push(store);
    return store;
  };
  try {
    await run(await open({}), open);
  } finally {
    for (const store of opened) await store.close();
  }
};

const defaults: StoreOptions = {
  branches: {},
  modelFolders: testModelFolders,
  secretKeys: ["the secret key of the test's store"],
};

const registerMethod = (
  tester: Tester,
  registry: Registry,
  name: PortName,
  { cases, foreign }: MethodContract,
): void => {
  for (const one of cases) registerCase(tester, registry, name, one);
  if ("notBoundToAnAccount" in foreign) return;
  registry.describe("from another account", () => {
    for (const one of foreign) registerCase(tester, registry, name, one);
  });
};

const registerCase = (
  tester: Tester,
  registry: Registry,
  name: PortName,
  one: ContractCase,
): void => {
  const lackOf = (need: Capability): string | undefined => tester.lacks?.[need];
  const missing = [name, ...one.needs].find((need) => lackOf(need) !== undefined);
  if (missing === undefined) registry.test(one.title, () => runCase(tester, one));
  else registry.skip(`${one.title} (without ${missing}: ${lackOf(missing) ?? ""})`);
};
