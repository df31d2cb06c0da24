import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Lasts } from "../../guard/lasts.js";
import { KeptAnswers, type Answer } from "./kept-answers.js";

/** An answer of one text, about as many bytes as asked for. */
const answer = (text: string, lasts: Lasts = "always", bytes = 2000): Answer => ({
  columns: [{ name: "x", type: "String" }],
  rows: [[text.padEnd((bytes - 1500) / 2, ".")]],
  totalRows: 1,
  lasts,
});

const textIn = (found: Answer | undefined): unknown =>
  String(found?.rows[0]?.[0]).replace(/\.+$/, "");

describe("K5: kept answers", () => {
  it("are found by account and name", () => {
    const kept = new KeptAnswers(1_000_000);
    kept.keep("a", "one", answer("A1"), 1);
    kept.keep("b", "one", answer("B1"), 1);
    expect(textIn(kept.find("a", "one"))).toBe("A1");
    expect(textIn(kept.find("b", "one"))).toBe("B1");
    expect(kept.find("a", "two")).toBeUndefined();
    expect(kept.find("c", "one")).toBeUndefined();
  });

  it("of a day are gone on the next, and those of a moment are never there", () => {
    let day = 7;
    const kept = new KeptAnswers(1_000_000, () => day);
    kept.keep("a", "always", answer("x", "always"), day);
    kept.keep("a", "today", answer("y", "today"), day);
    kept.keep("a", "once", answer("z", "once"), day);
    // One that was begun before midnight and came after it.
    kept.keep("a", "yesterday", answer("w", "today"), day - 1);
    const found = (): unknown[] =>
      ["always", "today", "once", "yesterday"].map((name) => kept.find("a", name) !== undefined);
    expect(found()).toEqual([true, true, false, false]);
    expect(kept.has("a", "today")).toBe(true);
    day = 8;
    expect(kept.has("a", "today")).toBe(false);
    expect(found()).toEqual([true, false, false, false]);
  });

  it("give way to what changes more often under the same name", () => {
    const kept = new KeptAnswers(1_000_000);
    kept.keep("a", "one", answer("x"), 1);
    kept.keep("a", "one", answer("y", "once"), 1);
    expect(kept.find("a", "one")).toBeUndefined();
    expect(kept.bytes).toBe(0);
  });

  it("leave in the order of their last use, those of the account first that has most", () => {
    const kept = new KeptAnswers(12_000);
    kept.keep("small", "one", answer("s"), 1);
    for (const name of ["1", "2", "3"]) kept.keep("large", name, answer(name), 1);
    expect(kept.find("large", "1")).toBeDefined();
    for (const name of ["4", "5", "6", "7"]) kept.keep("large", name, answer(name), 1);
    expect(kept.find("small", "one")).toBeDefined();
    const left = ["1", "2", "3", "4", "5", "6", "7"].filter((name) => kept.find("large", name));
    expect(left.length).toBeGreaterThan(1);
    expect(left).toContain("7");
    expect(left).not.toContain("2");
  });

  it("one that is larger than all may be drives out no other", () => {
    const kept = new KeptAnswers(10_000);
    kept.keep("a", "one", answer("x"), 1);
    kept.keep("a", "large", answer("y", "always", 50_000), 1);
    expect(kept.find("a", "one")).toBeDefined();
    expect(kept.find("a", "large")).toBeUndefined();
    expect(new KeptAnswers(0).keep("a", "one", answer("x"), 1)).toBeUndefined();
  });

  it("never take more than they may, and answer what was kept last", () => {
    const step = fc.record({
      account: fc.constantFrom("a", "b", "c"),
      name: fc.constantFrom("1", "2", "3", "4"),
      text: fc.string({ maxLength: 3 }).filter((text) => !text.endsWith(".")),
      bytes: fc.integer({ min: 1600, max: 9000 }),
      isRead: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const kept = new KeptAnswers(15_000);
        const last = new Map<string, string>();
        for (const { account, name, text, bytes, isRead } of steps) {
          const found = isRead ? kept.find(account, name) : undefined;
          if (found !== undefined) expect(textIn(found)).toBe(last.get(account + name));
          if (isRead) continue;
          kept.keep(account, name, answer(text, "always", bytes), 1);
          last.set(account + name, text);
          expect(kept.bytes).toBeLessThanOrEqual(15_000);
        }
      }),
    );
  });
});
