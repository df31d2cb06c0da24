import { expect } from "@jest/globals";
import { proves, type PortContract } from "./contract.js";
import { twoAccounts } from "./world/two-accounts.js";

/** The branches that exist in every store: one in each account's model folder. */
export const testBranches = { "shop-of-ours": ["spring"], "shop-of-theirs": ["autumn"] };

/** What every adapter of `branches` must do. */
export const branchesContract: PortContract<"branches"> = {
  exists: {
    cases: [
      proves("E4 a branch of the deployment's model exists", async (store) => {
        const { ours } = await twoAccounts(store);
        const deployment = { id: 1, modelFolder: "shop-of-ours" };
        expect(await store.ports.branches.exists(ours.id, deployment, "spring")).toBe(true);
      }),

      proves("E4 T23 no other name is a branch", async (store) => {
        const { ours } = await twoAccounts(store);
        const deployment = { id: 1, modelFolder: "shop-of-ours" };
        const others = ["winter", "Spring", "spring ", "", ".", "..", "../spring", "constructor"];
        for (const name of others) {
          expect(await store.ports.branches.exists(ours.id, deployment, name)).toBe(false);
        }
      }),

      proves("C5 a deployment without a model has no branch", async (store) => {
        const { ours } = await twoAccounts(store);
        const { branches } = store.ports;
        const none = { id: 2, modelFolder: undefined };
        expect(await branches.exists(ours.id, none, "spring")).toBe(false);
        const unknown = { id: 1, modelFolder: "constructor" };
        expect(await branches.exists(ours.id, unknown, "spring")).toBe(false);
      }),
    ],
    foreign: [
      proves(
        "A1 the same deployment of another account has its own branches only",
        async (store) => {
          const { theirs } = await twoAccounts(store);
          const deployment = { id: 1, modelFolder: "shop-of-theirs" };
          expect(await store.ports.branches.exists(theirs.id, deployment, "autumn")).toBe(true);
          expect(await store.ports.branches.exists(theirs.id, deployment, "spring")).toBe(false);
        },
      ),
    ],
  },
};
