import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rowIsVisible, type MemberType } from "@embedded-analytics/domain";
import fc from "fast-check";
import { memberTypes } from "./corner-data.fixture.js";
import { openBoth, type BothEngines } from "./both-engines.fixture.js";
import { filters, statements } from "./statements.fixture.js";

// A share of the cases; `npm run engine:check` runs more, and against any database.
const runs = Number(process.env["DIFFERENTIAL_RUNS"] ?? 150);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123);
const timeoutMs = 60_000 + runs * 1_000;

let both: BothEngines;
beforeAll(async () => {
  both = await openBoth();
}, 60_000);
afterAll(() => both.close());

describe("one model over the embedded engine and over a database", () => {
  it(
    "K2: every statement of every reader has the same answer",
    async () => {
      const seen = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(filters, statements, async (filter, statement) => {
          const [embedded, database] = await both.ask(statement, filter);
          expect({ ...statement, ...database }).toEqual({ ...statement, ...embedded });
          seen.set(database.kind, (seen.get(database.kind) ?? 0) + 1);
        }),
        { numRuns: runs, seed },
      );
      // The comparison would prove nothing where all were refused.
      expect(seen.get("rows") ?? 0).toBeGreaterThan(runs * 0.95);
    },
    timeoutMs,
  );

  it(
    "E1: a reader sees the rows that the policy means, and no others",
    async () => {
      const all = await both.visibleRows({ kind: "all" });
      expect(all.length).toBe(120);
      await fc.assert(
        fc.asyncProperty(filters, async (filter) => {
          const typeOf = (member: string): MemberType => memberTypes[member] ?? "string";
          const meant = all.filter((row) => rowIsVisible(filter, row, typeOf));
          const seen = await both.visibleRows(filter);
          expect(seen.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
        }),
        { numRuns: runs, seed },
      );
    },
    timeoutMs,
  );
});
