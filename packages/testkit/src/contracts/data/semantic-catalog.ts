import { expect } from "@jest/globals";
import type { DataDeployment, DataModel } from "@embedded-analytics/domain";
import { proves, type PortContract } from "../contract.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { shopOf, withoutModel } from "./deployments.js";

/** The model of a deployment; fails where there is none. */
export const loadModel = async (
  store: Store,
  account: Pick<TestAccount, "id">,
  deployment: DataDeployment,
  branchName?: string,
): Promise<DataModel> => {
  const found = await store.ports.semanticCatalog.load(account.id, deployment, branchName);
  if (found.kind !== "found") throw new Error(`the model is not found: ${found.kind}`);
  return found.model;
};

/** What every adapter of `semanticCatalog` must do. */
export const semanticCatalogContract: PortContract<"semanticCatalog"> = {
  load: {
    cases: [
      proves("E5 a model with its cubes, members, words and types", async (store) => {
        const { ours } = await twoAccounts(store);
        const { cubes } = await loadModel(store, ours, shopOf(ours));
        expect(cubes.map(({ name }) => name).sort()).toEqual(["numbers", "orders"]);
        const orders = cubes.find(({ name }) => name === "orders");
        expect(orders).toMatchObject({
          kind: "cube",
          title: "All orders",
          description: "What was sold, and where",
          synonyms: ["sales"],
          public: true,
        });
        expect(orders?.policies).toBeUndefined();
        expect(orders?.members.map(({ name, kind, type }) => [name, kind, type])).toEqual([
          ["city", "dimension", "string"],
          ["amount", "dimension", "number"],
          ["ordered_at", "dimension", "time"],
          ["paid", "dimension", "boolean"],
          ["margin", "dimension", "number"],
          ["internal_note", "dimension", "string"],
        ]);
        const hidden = orders?.members.filter((member) => !member.public);
        expect(hidden?.map(({ name }) => name)).toEqual(["internal_note"]);
        expect(orders?.members[0]?.title).toBe("The city");
      }),

      proves("the same state has the same version, and that of a branch another", async (store) => {
        const { ours } = await twoAccounts(store);
        const { version } = await loadModel(store, ours, shopOf(ours));
        expect((await loadModel(store, ours, shopOf(ours))).version).toBe(version);
        expect((await loadModel(store, ours, shopOf(ours), "spring")).version).not.toBe(version);
      }),

      proves("E4 a branch overlays the model, and an unknown one is not found", async (store) => {
        const { ours } = await twoAccounts(store);
        const { cubes } = await loadModel(store, ours, shopOf(ours), "spring");
        const titles = cubes.map(({ name, title }) => `${name}: ${title}`).sort();
        expect(titles).toEqual(["numbers: Many rows", "orders: Orders of spring"]);
        for (const name of ["winter", "Spring", "", "..", "../spring", "constructor"]) {
          const found = await store.ports.semanticCatalog.load(ours.id, shopOf(ours), name);
          expect(found).toEqual({ kind: "branch_not_found" });
        }
      }),

      proves(
        "C5 a deployment without a model has an empty catalog and no branch",
        async (store) => {
          const { ours } = await twoAccounts(store);
          expect((await loadModel(store, ours, withoutModel)).cubes).toEqual([]);
          const found = await store.ports.semanticCatalog.load(ours.id, withoutModel, "spring");
          expect(found).toEqual({ kind: "branch_not_found" });
        },
      ),
    ],
    foreign: [
      proves("A1 the same deployment of another account has its own model only", async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { version } = await loadModel(store, ours, shopOf(ours));
        const foreign = await loadModel(store, theirs, shopOf(theirs));
        expect(foreign.version).not.toBe(version);
        const { semanticCatalog } = store.ports;
        const branch = await semanticCatalog.load(theirs.id, shopOf(theirs), "spring");
        expect(branch).toEqual({ kind: "branch_not_found" });
        expect((await loadModel(store, theirs, shopOf(theirs), "autumn")).version).toBeDefined();
      }),
    ],
  },
  hasBranch: {
    cases: [
      proves("E4 a branch of the deployment's model exists", async (store) => {
        const { ours } = await twoAccounts(store);
        const { semanticCatalog } = store.ports;
        expect(await semanticCatalog.hasBranch(ours.id, shopOf(ours), "spring")).toBe(true);
      }),

      proves("E4 T23 no other name is a branch", async (store) => {
        const { ours } = await twoAccounts(store);
        const { semanticCatalog } = store.ports;
        const others = ["winter", "Spring", "spring ", "", ".", "..", "../spring", "constructor"];
        for (const name of others) {
          expect(await semanticCatalog.hasBranch(ours.id, shopOf(ours), name)).toBe(false);
        }
      }),

      proves("E4 what has been found can be loaded, and nothing else", async (store) => {
        const { ours } = await twoAccounts(store);
        const { semanticCatalog } = store.ports;
        for (const name of ["spring", "winter", "../spring"]) {
          const { kind } = await semanticCatalog.load(ours.id, shopOf(ours), name);
          const found = await semanticCatalog.hasBranch(ours.id, shopOf(ours), name);
          expect([name, found]).toEqual([name, kind === "found"]);
        }
      }),

      proves("C5 a deployment without a model has no branch", async (store) => {
        const { ours } = await twoAccounts(store);
        const { semanticCatalog } = store.ports;
        expect(await semanticCatalog.hasBranch(ours.id, withoutModel, "spring")).toBe(false);
        const unknown = { id: 1, modelFolder: "constructor" };
        expect(await semanticCatalog.hasBranch(ours.id, unknown, "spring")).toBe(false);
      }),
    ],
    foreign: [
      proves(
        "A1 the same deployment of another account has its own branches only",
        async (store) => {
          const { theirs } = await twoAccounts(store);
          const { semanticCatalog } = store.ports;
          expect(await semanticCatalog.hasBranch(theirs.id, shopOf(theirs), "autumn")).toBe(true);
          expect(await semanticCatalog.hasBranch(theirs.id, shopOf(theirs), "spring")).toBe(false);
        },
      ),
    ],
  },
};
