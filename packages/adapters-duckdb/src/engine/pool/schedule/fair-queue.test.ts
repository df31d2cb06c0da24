import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { FairQueue } from "./fair-queue.js";
import type { Party } from "./party.js";

interface Item {
  readonly party: Party;
  readonly name: string;
}

/** `a.u1` is something of user `u` of account `a`. */
const item = (name: string): Item => {
  const [account = "", user = ""] = name.split(".");
  return { name, party: { account, user: user.replace(/\d+$/, "") } };
};

const halfLifeMs = 30_000;
const queueOf = (...names: readonly string[]) => {
  const queue = new FairQueue<Item>(halfLifeMs);
  const items = names.map(item);
  for (const each of items) queue.push(each, 0);
  return { queue, items };
};
const orderOf = (queue: FairQueue<Item>, nowMs: number) =>
  [...queue.inOrder(nowMs)].map(({ name }) => name);

/** Serves one after the other on one slot, each for so long; the order in which they came. */
const serveAll = (queue: FairQueue<Item>, fromMs: number, eachMs: number): string[] => {
  const served: string[] = [];
  for (let nowMs = fromMs; ; nowMs += eachMs) {
    const [next] = queue.inOrder(nowMs);
    if (next === undefined) return served;
    queue.begin(next, nowMs);
    queue.end(next, nowMs + eachMs, false);
    served.push(next.name);
  }
};

describe("E10, T11, T52: the queue for slots", () => {
  it("takes the accounts in turn, whatever came first", () => {
    const { queue } = queueOf("a.u1", "a.u2", "a.u3", "b.u1", "c.u1", "c.u2");
    const served = serveAll(queue, 0, 100).map((name) => name.slice(0, 1));
    expect([...served.slice(0, 3)].sort()).toEqual(["a", "b", "c"]);
    expect([...served.slice(3, 5)].sort()).toEqual(["a", "c"]);
    expect(served[5]).toBe("a");
  });

  it("within an account takes the users in turn, each in the order of coming", () => {
    const { queue } = queueOf("a.u1", "a.u2", "a.u3", "a.v1", "a.v2");
    const served = serveAll(queue, 0, 100);
    expect(
      served
        .slice(0, 4)
        .map((name) => name.slice(2, 3))
        .sort(),
    ).toEqual(["u", "u", "v", "v"]);
    expect(new Set(served.slice(0, 2).map((name) => name.slice(2, 3))).size).toBe(2);
    expect(served.filter((name) => name.includes("u"))).toEqual(["a.u1", "a.u2", "a.u3"]);
  });

  it("first who holds the fewest slots, those of long statements not counted", () => {
    const { queue, items } = queueOf("a.u1", "a.u2", "b.u1", "b.u2");
    const [held] = items;
    queue.begin(held!, 0);
    expect(orderOf(queue, 1)).toEqual(["b.u1", "b.u2", "a.u2"]);
    queue.begin(items[2]!, 1000);
    queue.becomesLong(held!, 1000);
    expect(orderOf(queue, 1000)).toEqual(["a.u2", "b.u2"]);
    expect(queue.held({ account: "a", user: "u" })).toEqual({ byAccount: 1, byUser: 1 });
    queue.end(held!, 2000, true);
    expect(queue.held({ account: "a", user: "u" })).toEqual({ byAccount: 0, byUser: 0 });
  });

  it("of those who hold as many, first who has had least lately", () => {
    const { queue, items } = queueOf("a.u1");
    queue.begin(items[0]!, 0);
    queue.end(items[0]!, 10_000, false);
    for (const name of ["a.u2", "b.u1"]) queue.push(item(name), 10_000);
    expect(orderOf(queue, 10_000)).toEqual(["b.u1", "a.u2"]);
    // Whoever waits for as long as it had slots is not kept behind a newcomer.
    queue.push(item("c.u1"), 25_000);
    expect(orderOf(queue, 25_000)).toEqual(["b.u1", "a.u2", "c.u1"]);
  });

  it("loses nothing, keeps each user's order, and lets no account wait for two of another", () => {
    const names = fc.constantFrom("a.u", "a.v", "b.u", "c.u", "c.v", "c.w");
    fc.assert(
      fc.property(fc.array(names, { maxLength: 40 }), (pushed) => {
        const { queue, items } = queueOf(...pushed.map((name, at) => `${name}${at}`));
        const served = serveAll(queue, 0, 100).map(item);
        expect(served.map(({ name }) => name).sort()).toEqual(items.map(({ name }) => name).sort());
        const at = ({ name }: Item) => Number(name.slice(3));
        served.forEach(({ party, name }, turn) => {
          const later = served.slice(turn + 1);
          const own = later.find(
            (other) => other.party.user === party.user && other.party.account === party.account,
          );
          if (own !== undefined) expect(at(own)).toBeGreaterThan(Number(name.slice(3)));
          const next = later.findIndex((other) => other.party.account === party.account);
          const between = later.slice(0, Math.max(0, next)).map((other) => other.party.account);
          expect(new Set(between).size).toBe(between.length);
        });
      }),
    );
  });

  it("nobody waits for ever: a heavy user is not kept behind an endless line of newcomers", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 10, max: 2000 }),
        (had, eachMs) => {
          const { queue, items } = queueOf("heavy.u1");
          queue.begin(items[0]!, 0);
          let nowMs = had * 1000;
          queue.end(items[0]!, nowMs, false);
          const again = item("heavy.u2");
          queue.push(again, nowMs);
          const waitsSinceMs = nowMs;
          for (let count = 0; ; count++) {
            queue.push(item(`new${count}.u1`), nowMs);
            const [next] = queue.inOrder(nowMs);
            if (next === again) break;
            queue.begin(next!, nowMs);
            nowMs += eachMs;
            queue.end(next!, nowMs, false);
            expect(nowMs - waitsSinceMs).toBeLessThanOrEqual(had * 1000 + eachMs);
          }
        },
      ),
    );
  });

  it("removes who leaves, and nobody else", () => {
    const { queue, items } = queueOf("a.u1", "a.u2", "b.u1");
    expect(queue.remove(items[0]!)).toBe(true);
    expect(queue.remove(items[0]!)).toBe(false);
    expect(queue.remove(item("b.u1"))).toBe(false);
    expect(queue.remove(item("c.u1"))).toBe(false);
    expect(orderOf(queue, 0).sort()).toEqual(["a.u2", "b.u1"]);
  });

  it("T19: forgets users of whom nothing counts any more", () => {
    const queue = new FairQueue<Item>(1000);
    for (let count = 0; count < 10_000; count++) {
      const one = item(`a${count % 100}.user${count}x`);
      queue.push(one, count * 100);
      queue.begin(one, count * 100);
      queue.end(one, count * 100 + 50, false);
    }
    expect(queue.size).toBeLessThan(1000);
  });
});
