import { expect } from "@jest/globals";
import { proves, type PortContract } from "../contract.js";
import { twoAccounts } from "../world/two-accounts.js";
import { withoutModel } from "./deployments.js";
import { endings } from "./query-endings.js";
import { answer, inCity, ordersWhere, refusal, run } from "./querying.js";

/** What every adapter of `queryRunner` must do; it asks for no more SQL than a simple SELECT. */
export const queryRunnerContract: PortContract<"queryRunner"> = {
  run: {
    cases: [
      proves("D11 columns with their names and types, and values of these types", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT city, amount, ordered_at, paid FROM orders";
        const { columns, rows, totalRows } = await answer(store, ours, sql);
        expect(columns).toEqual([
          ["city", "String"],
          ["amount", "Double"],
          ["ordered_at", "Time"],
          ["paid", "Boolean"],
        ]);
        expect(rows).toEqual([
          ["Berlin", 10.5, expect.stringMatching(/^2030-01-01T10:00:00/), true],
          ["Berlin", 20.25, expect.stringMatching(/^2030-01-02T23:30:00/), false],
          ["Rome", 30.75, expect.stringMatching(/^2030-02-03T04:05:06/), true],
          [null, 40.5, expect.stringMatching(/^2030-03-04T00:00:00/), true],
        ]);
        expect(totalRows).toBe(4);
      }),

      proves("E1 only rows that the filter lets through", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT city, amount FROM orders";
        const amounts = async (rows: Parameters<typeof ordersWhere>[0]) => {
          const result = await answer(store, ours, sql, { access: ordersWhere(rows) });
          expect(result.totalRows).toBe(result.rows.length);
          return result.rows.map(([, amount]) => amount);
        };
        expect(await amounts(inCity("Berlin"))).toEqual([10.5, 20.25]);
        expect(await amounts(inCity("Berlin", "Rome"))).toEqual([10.5, 20.25, 30.75]);
        expect(await amounts(inCity("berlin"))).toEqual([]);
        expect(await amounts({ kind: "none" })).toEqual([]);
        expect(await amounts({ kind: "or", of: [] })).toEqual([]);
        expect(await amounts({ kind: "and", of: [inCity("Rome"), inCity("Berlin")] })).toEqual([]);
        expect(await amounts({ kind: "or", of: [inCity("Rome"), inCity("Berlin")] })).toEqual([
          10.5, 20.25, 30.75,
        ]);
      }),

      proves(
        "E6 rows of the policies that allow every used member, and no others",
        async (store) => {
          const { ours } = await twoAccounts(store);
          const access = {
            orders: [
              { members: ["city", "amount"], rows: inCity("Berlin") },
              { members: ["city", "amount", "margin"], rows: inCity("Rome") },
            ],
          };
          const both = await answer(store, ours, "SELECT city, amount FROM orders", { access });
          expect(both.rows.map(([, amount]) => amount)).toEqual([10.5, 20.25, 30.75]);
          const one = await answer(store, ours, "SELECT city, margin FROM orders", { access });
          expect(one.rows).toEqual([["Rome", 3.75]]);
        },
      ),

      proves("E2 a denied member answers exactly like an unknown one", async (store) => {
        const { ours } = await twoAccounts(store);
        const access = ordersWhere({ kind: "all" }, ["city", "amount"]);
        const refused = async (name: string): Promise<string> => {
          const sentence = await refusal(store, ours, `SELECT ${name} FROM orders`, { access });
          expect(sentence).toContain(name);
          return sentence.replaceAll(name, "…");
        };
        const unknown = await refused("nobody_has_this");
        expect(await refused("margin")).toBe(unknown);
        expect(await refused("internal_note")).toBe(unknown);
      }),

      proves("E2 a denied cube answers exactly like an unknown one", async (store) => {
        const { ours } = await twoAccounts(store);
        const refused = async (name: string, access = ordersWhere({ kind: "all" })) =>
          (await refusal(store, ours, `SELECT * FROM ${name}`, { access })).replaceAll(name, "…");
        const unknown = await refused("nobody_has_this");
        expect(await refused("numbers")).toBe(unknown);
        expect(await refused("constructor")).toBe(unknown);
        expect(await refused("numbers", { ...ordersWhere({ kind: "all" }), numbers: [] })).toBe(
          unknown,
        );
      }),

      proves("E2 a star is the members that are allowed", async (store) => {
        const { ours } = await twoAccounts(store);
        const access = ordersWhere(inCity("Rome"), ["city", "amount"]);
        const { columns, rows } = await answer(store, ours, "SELECT * FROM orders", { access });
        expect(columns.map(([name]) => name)).toEqual(["city", "amount"]);
        expect(rows).toEqual([["Rome", 30.75]]);
      }),

      proves("a LIMIT of the statement limits the result and its total", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT amount FROM orders LIMIT 2";
        expect((await answer(store, ours, sql)).totalRows).toBe(2);
      }),

      proves("D11 no more rows than are wanted, and the total beyond them", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT amount FROM orders";
        for (const [rowsTake, given] of [
          [0, 0],
          [1, 1],
          [3, 3],
          [4, 4],
          [100, 4],
        ] as const) {
          const { rows, totalRows } = await answer(store, ours, sql, { rowsTake });
          expect([rowsTake, rows.length, totalRows]).toEqual([rowsTake, given, 4]);
        }
      }),

      proves("E4 a branch has the model of its own", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT amount FROM orders";
        const { totalRows } = await answer(store, ours, sql, { branchName: "spring" });
        expect(totalRows).toBe(4);
        const main = await answer(store, ours, sql);
        expect(main.totalRows).toBe(4);
      }),

      proves("a version that is not the present one is stale", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT amount FROM orders";
        for (const over of [{ modelVersion: "another" }, { modelVersion: "" }]) {
          expect(await run(store, ours, sql, over)).toEqual({ kind: "stale_model" });
        }
      }),

      proves("E10 who asks is no part of the answer", async (store) => {
        const { ours } = await twoAccounts(store);
        const sql = "SELECT city, amount FROM orders";
        const plain = await answer(store, ours, sql);
        const asked = [undefined, "", "somebody", "x".repeat(1000)];
        const answers = asked.map((userKey) => answer(store, ours, sql, { userKey }));
        for (const each of await Promise.all(answers)) expect(each).toEqual(plain);
      }),

      proves("C5 an empty catalog has nothing to query", async (store) => {
        const { ours } = await twoAccounts(store);
        const over = { deployment: withoutModel, access: {} };
        expect(await refusal(store, ours, "SELECT * FROM orders", over)).toContain("orders");
      }),

      proves("E2 what is not a SELECT is refused", async (store) => {
        const { ours } = await twoAccounts(store);
        for (const sql of [
          "",
          "nonsense",
          "DELETE FROM orders",
          "SELECT city FROM orders; SELECT city FROM orders",
          "COPY orders TO 'orders.csv'",
        ]) {
          expect((await refusal(store, ours, sql)).length).toBeGreaterThan(10);
        }
      }),

      ...endings,
    ],
    foreign: [
      proves(
        "A1 T4 the same deployment of another account has its own rows only",
        async (store) => {
          const { ours, theirs } = await twoAccounts(store);
          const sql = "SELECT city, amount FROM orders";
          const cities = async (account: typeof ours) =>
            (await answer(store, account, sql)).rows.map(([city]) => city);
          expect(await cities(ours)).toEqual(["Berlin", "Berlin", "Rome", null]);
          expect(await cities(theirs)).toEqual(["Oslo", "Oslo", "Rome", null]);
          expect(await cities(ours)).toEqual(["Berlin", "Berlin", "Rome", null]);
        },
      ),
      proves(
        "A1 E10 a user of the same key in another account has its rows only",
        async (store) => {
          const { ours, theirs } = await twoAccounts(store);
          const sql = "SELECT city FROM orders";
          const answers = [ours, theirs, ours, theirs].map((account) =>
            answer(store, account, sql, { userKey: "somebody" }),
          );
          const cities = (await Promise.all(answers)).map(({ rows }) => rows[0]?.[0]);
          expect(cities).toEqual(["Berlin", "Oslo", "Berlin", "Oslo"]);
        },
      ),
    ],
  },
};
