import type { ExplainOutcome, Query } from "@embedded-analytics/domain";
import { expect } from "@jest/globals";
import { proves, type PortContract } from "../contract.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { inCity, ordersWhere, query } from "./querying.js";

const explain = async (
  store: Store,
  account: TestAccount,
  sql: string,
  over: Partial<Query> = {},
  signal = new AbortController().signal,
  judgeOnly = false,
): Promise<ExplainOutcome> => {
  const asked = await query(store, account, sql, over);
  const options = { runScans: false, judgeOnly };
  return store.ports.queryExplainer.explain(account.id, asked, options, signal);
};

const sql = "SELECT city, amount FROM orders";

/** What every adapter of `queryExplainer` must do; it asks for no more SQL than a simple SELECT. */
export const queryExplainerContract: PortContract<"queryExplainer"> = {
  explain: {
    cases: [
      proves("K5 the members that a statement uses, and what would run", async (store) => {
        const { ours } = await twoAccounts(store);
        const explained = await explain(store, ours, sql);
        expect(explained).toEqual({
          kind: "explained",
          sql: expect.stringContaining("orders"),
          plan: expect.stringMatching(/./),
          uses: { orders: ["city", "amount"] },
          scans: expect.any(Array),
          cache: { lasts: store.answersLast ?? "always", kept: false },
        });
      }),

      proves("E6 the policy of the reader stands in what would run", async (store) => {
        const { ours } = await twoAccounts(store);
        const access = ordersWhere(inCity("Berlin"));
        const [all, own] = [
          await explain(store, ours, sql),
          await explain(store, ours, sql, { access }),
        ];
        expect(JSON.stringify(own)).toContain("Berlin");
        expect(JSON.stringify(all)).not.toContain("Berlin");
      }),

      proves("E2 what would be refused is refused, by the same sentence", async (store) => {
        const { ours } = await twoAccounts(store);
        const signal = new AbortController().signal;
        for (const refused of ["DELETE FROM orders", "SELECT city FROM nowhere"]) {
          const asked = await query(store, ours, refused);
          const outcome = await explain(store, ours, refused);
          expect(outcome.kind).toBe("refused");
          expect(outcome).toEqual(await store.ports.queryRunner.run(ours.id, asked, signal));
        }
      }),

      proves("E2 H1 only judged, it has the same end", async (store) => {
        const { ours } = await twoAccounts(store);
        const access = ordersWhere(inCity("Berlin"));
        for (const asked of [sql, "DELETE FROM orders", "SELECT nothing FROM orders"]) {
          const { signal } = new AbortController();
          const whole = await explain(store, ours, asked, { access });
          const judged = await explain(store, ours, asked, { access }, signal, true);
          expect(judged.kind).toBe(whole.kind);
          if (judged.kind === "refused") expect(judged).toEqual(whole);
        }
      }),

      proves("a version that is not the present one is stale", async (store) => {
        const { ours } = await twoAccounts(store);
        const outcome = await explain(store, ours, sql, { modelVersion: "another" });
        expect(outcome).toEqual({ kind: "stale_model" });
      }),

      proves("E7 an aborted signal rejects with its reason", async (store) => {
        const { ours } = await twoAccounts(store);
        const reason = new Error("enough");
        const explaining = explain(store, ours, sql, {}, AbortSignal.abort(reason));
        await expect(explaining).rejects.toBe(reason);
      }),
    ],
    foreign: [
      proves("A1 T4 another account has a model of its own", async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const [own, foreign] = [await explain(store, ours, sql), await explain(store, theirs, sql)];
        expect([own.kind, foreign.kind]).toEqual(["explained", "explained"]);
        const version = await query(store, ours, sql);
        const stale = await explain(store, theirs, sql, { modelVersion: version.modelVersion });
        expect(stale).toEqual({ kind: "stale_model" });
      }),
    ],
  },
};
