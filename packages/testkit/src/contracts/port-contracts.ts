import { describe, test } from "@jest/globals";
import { portNames, type PortName } from "@embedded-analytics/domain";
import { accountsContract } from "./accounts/contract.js";
import { apiKeysContract } from "./api-keys.js";
import { branchesContract, testBranches } from "./branches.js";
import type { ContractCase, MethodContract, OpenStore, PortContract } from "./contract.js";
import { embedSessionsContract } from "./embed-sessions/contract.js";
import { embedTenantCatalogContract } from "./embed-tenant-catalog/contract.js";
import { provisioningContract } from "./provisioning/contract.js";
import { secretsContract } from "./secrets/contract.js";
import type { Capability, Store, StoreOptions, Tester } from "./tester.js";

/** The contract of every port. */
export const contracts: { readonly [Name in PortName]: PortContract<Name> } = {
  accounts: accountsContract,
  apiKeys: apiKeysContract,
  branches: branchesContract,
  embedSessions: embedSessionsContract,
  embedTenantCatalog: embedTenantCatalogContract,
  provisioning: provisioningContract,
  secrets: secretsContract,
};

/** Registers the contracts of all ports as tests of this adapter. */
export const portContracts = (tester: Tester): void => {
  for (const name of portNames) {
    describe(`${tester.name}: ${name}`, () => {
      for (const [method, contract] of Object.entries(contracts[name])) {
        describe(method, () => {
          registerMethod(tester, name, contract);
        });
      }
    });
  }
};

const registerMethod = (
  tester: Tester,
  name: PortName,
  { cases, foreign }: MethodContract,
): void => {
  for (const one of cases) registerCase(tester, name, one);
  if ("notBoundToAnAccount" in foreign) return;
  describe("from another account", () => {
    for (const one of foreign) registerCase(tester, name, one);
  });
};

const registerCase = (
  tester: Tester,
  name: PortName,
  { title, needs, run }: ContractCase,
): void => {
  const missing = [name, ...needs].find((need) => lackOf(tester, need) !== undefined);
  if (missing !== undefined) {
    // eslint-disable-next-line no-restricted-syntax -- told under its name, with the reason
    test.skip(`${title} (without ${missing}: ${lackOf(tester, missing)})`, () => {});
    return;
  }
  test(title, () => withStores(tester, (open) => open({}).then((store) => run(store, open))));
};

const lackOf = ({ lacks }: Tester, need: Capability): string | undefined => lacks?.[need];

const defaults: StoreOptions = {
  branches: testBranches,
  secretKeys: ["the first secret key of the test's store"],
};

/** Closes whatever was opened, also where the case failed. */
const withStores = async (
  tester: Tester,
  run: (open: OpenStore) => Promise<void>,
): Promise<void> => {
  const opened: Store[] = [];
  try {
    await run(async (options) => {
      const store = await tester.open({ ...defaults, ...options });
      opened.push(store);
      return store;
    });
  } finally {
    for (const store of opened) await store.close();
  }
};
