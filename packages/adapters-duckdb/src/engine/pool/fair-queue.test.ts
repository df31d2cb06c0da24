import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { FairQueue } from "./fair-queue.js";

const accounts = fc.constantFrom("a", "b", "c", "d");

/** All that comes out, in order. */
const drain = <Item>(queue: FairQueue<Item>): Item[] => {
  const items: Item[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
};

describe("T11: the queue for slots", () => {
  it("takes the accounts in turn, whatever came first", () => {
    const queue = new FairQueue<string>();
    for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) queue.push(item.slice(0, 1), item);
    expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("loses nothing, keeps each account's order, and lets nobody wait for two of another", () => {
    fc.assert(
      fc.property(fc.array(accounts, { maxLength: 60 }), (pushed) => {
        const queue = new FairQueue<{ account: string; at: number }>();
        pushed.forEach((account, at) => queue.push(account, { account, at }));
        const taken = drain(queue);
        expect(taken.map(({ at }) => at).sort((one, two) => one - two)).toEqual([...pushed.keys()]);
        taken.forEach(({ account, at }, turn) => {
          const later = taken.slice(turn + 1);
          const next = later.findIndex((other) => other.account === account);
          if (next < 0) return;
          expect(later[next]!.at).toBeGreaterThan(at);
          const between = later.slice(0, next).map((other) => other.account);
          expect(new Set(between).size).toBe(between.length);
        });
      }),
    );
  });

  it("forgets who leaves, and nobody else", () => {
    const queue = new FairQueue<string>();
    for (const item of ["a1", "a2", "b1"]) queue.push(item.slice(0, 1), item);
    queue.remove("a", "a1");
    queue.remove("b", "nobody");
    queue.remove("c", "nobody");
    expect(drain(queue)).toEqual(["a2", "b1"]);
  });
});
