import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { twoAccounts } from "../world/two-accounts.js";
import { numbersCount } from "./model-folder.js";
import { answer, query, run } from "./querying.js";

const sql = "SELECT label FROM numbers";

/** How a query ends before its result does, and that nothing is held afterwards. */
export const endings: readonly ContractCase[] = [
  proves("a long result comes in several parts, and is whole", async (store) => {
    const { ours } = await twoAccounts(store);
    const outcome = await run(store, ours, sql);
    if (outcome.kind !== "rows") throw new Error("no rows");
    const labels = new Set<unknown>();
    let parts = 0;
    for await (const part of outcome.parts) {
      parts += 1;
      if ("rows" in part) for (const [label] of part.rows) labels.add(label);
      else expect(part.totalRows).toBe(numbersCount);
    }
    expect(parts).toBeGreaterThan(2);
    expect(labels.size).toBe(numbersCount);
  }),

  proves("E7 a signal that has aborted runs nothing", async (store) => {
    const { ours } = await twoAccounts(store);
    const aborted = AbortSignal.abort(new Error("gone before"));
    const asked = await query(store, ours, sql);
    const running = async () => store.ports.queryRunner.run(ours.id, asked, aborted);
    await expect(running()).rejects.toThrow("gone before");
  }),

  proves("E7 a signal ends a query that answers, and the next one runs", async (store) => {
    const { ours } = await twoAccounts(store);
    for (let time = 0; time < 6; time++) {
      const aborting = new AbortController();
      const asked = await query(store, ours, sql);
      const outcome = await store.ports.queryRunner.run(ours.id, asked, aborting.signal);
      if (outcome.kind !== "rows") throw new Error("no rows");
      const read = async () => {
        for await (const part of outcome.parts) {
          if ("totalRows" in part) throw new Error("it came to its end");
          aborting.abort(new Error("gone in between"));
        }
      };
      await expect(read()).rejects.toThrow("gone in between");
    }
    expect((await answer(store, ours, "SELECT city FROM orders")).totalRows).toBe(4);
  }),

  proves("E7 leaving the loop ends a query, and the next one runs", async (store) => {
    const { ours } = await twoAccounts(store);
    for (let time = 0; time < 6; time++) {
      const outcome = await run(store, ours, sql);
      if (outcome.kind !== "rows") throw new Error("no rows");
      for await (const part of outcome.parts) {
        expect("rows" in part).toBe(true);
        break;
      }
    }
    expect((await answer(store, ours, "SELECT city FROM orders")).totalRows).toBe(4);
  }),
];
