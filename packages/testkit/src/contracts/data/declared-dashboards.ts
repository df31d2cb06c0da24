import { expect } from "@jest/globals";
import type { DataDeployment, DeclaredContent } from "@embedded-analytics/domain";
import { proves, type PortContract } from "../contract.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { shopOf, withoutModel } from "./deployments.js";

const load = async (
  store: Store,
  account: Pick<TestAccount, "id">,
  deployment: DataDeployment,
  branchName?: string,
): Promise<readonly DeclaredContent[]> => {
  const found = await store.ports.declaredDashboards.load(account.id, deployment, branchName);
  if (found.kind !== "found") throw new Error(`there are no dashboards: ${found.kind}`);
  return found.dashboards;
};

const titles = (found: readonly DeclaredContent[]): readonly unknown[] =>
  found.map(({ dashboard }) => [dashboard.publicId, dashboard.title]);

/** What every adapter of `declaredDashboards` must do. */
export const declaredDashboardsContract: PortContract<"declaredDashboards"> = {
  load: {
    cases: [
      proves("H1 the dashboards beside a model, whole and in their order", async (store) => {
        const { ours } = await twoAccounts(store);
        const found = await load(store, ours, shopOf(ours));
        expect(titles(found)).toEqual([
          ["orders", "Orders of Berlin"],
          ["notes", { en: "Notes", de: "Notizen" }],
        ]);
        expect(found[0]?.dashboard).toEqual({
          publicId: "orders",
          title: "Orders of Berlin",
          description: undefined,
          groups: undefined,
          definition: {
            filters: [{ name: "city", member: "orders.city", multiple: true }],
            rows: [
              { tiles: [{ id: "cities", table: true, query: { dimensions: ["orders.city"] } }] },
            ],
          },
        });
        expect(found[1]?.dashboard.groups).toEqual(["managers"]);
        for (const { updatedAtMs } of found) {
          expect(Number.isInteger(updatedAtMs) && updatedAtMs > 0).toBe(true);
        }
      }),

      proves(
        "H1 the same dashboard has the same version, and another one another",
        async (store) => {
          const { ours } = await twoAccounts(store);
          const versions = async (branchName?: string) =>
            (await load(store, ours, shopOf(ours), branchName)).map(({ version }) => version);
          const [orders, notes] = await versions();
          expect(await versions()).toEqual([orders, notes]);
          expect(notes).not.toBe(orders);
          expect((await versions("spring"))[0]).not.toBe(orders);
        },
      ),

      proves("E4 H1 a branch lies over them, and an unknown one is not found", async (store) => {
        const { ours } = await twoAccounts(store);
        expect(titles(await load(store, ours, shopOf(ours), "spring"))).toEqual([
          ["orders", "Orders of spring"],
        ]);
        for (const name of ["winter", "Spring", "", "..", "../spring", "constructor"]) {
          const found = await store.ports.declaredDashboards.load(ours.id, shopOf(ours), name);
          expect(found).toEqual({ kind: "branch_not_found" });
        }
      }),

      proves("C5 a deployment without a model has none, and no branch", async (store) => {
        const { ours } = await twoAccounts(store);
        expect(await load(store, ours, withoutModel)).toEqual([]);
        const found = await store.ports.declaredDashboards.load(ours.id, withoutModel, "spring");
        expect(found).toEqual({ kind: "branch_not_found" });
      }),
    ],
    foreign: [
      proves("A1 the same deployment of another account has its own only", async (store) => {
        const { theirs } = await twoAccounts(store);
        const found = await load(store, theirs, shopOf(theirs));
        expect(titles(found)[0]).toEqual(["orders", "Orders of Oslo"]);
        const { declaredDashboards } = store.ports;
        const branch = await declaredDashboards.load(theirs.id, shopOf(theirs), "spring");
        expect(branch).toEqual({ kind: "branch_not_found" });
      }),
    ],
  },
};
