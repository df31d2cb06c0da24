import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { berlin, everything, openWorld, type World } from "../world.fixture.js";
import { withExtracts } from "../row-extract.fixture.js";
import { randomJoin } from "./random-join.fixture.js";

// PROPERTY_RUNS=20000 for a long run, each time another; PROPERTY_SEED repeats one.
const runs = process.env["PROPERTY_RUNS"];
const seed = process.env["PROPERTY_SEED"] ?? (runs === undefined ? "1" : undefined);

// Long runs are asked for by hand.
jest.setTimeout(3_600_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

/** Rows in any order, doubles without their last digits; undefined where the statement fails. */
const rowsOf = async (sql: string): Promise<readonly string[] | undefined> => {
  const reader = await world.connection.runAndReadAll(sql).catch(() => undefined);
  return reader
    ?.getRowsJson()
    .map((row) => JSON.stringify(row.map(shortened)))
    .sort();
};

const shortened = (value: unknown): unknown =>
  value === null || Number.isNaN(Number(value)) ? value : Number(Number(value).toFixed(6));

// What the guard knows no way to do, and says so.
const expectedRefusal = /takes no FILTER here/;

describe("E2: measures over any joins", () => {
  it("count every row of their cube once, as by hand", async () => {
    const seen = { same: 0, refused: 0, failed: 0 };
    await fc.assert(
      fc.asyncProperty(fc.gen(), fc.boolean(), async (draw, inBerlin) => {
        const join = randomJoin(draw, inBerlin);
        fc.pre(join !== undefined);
        const guarded = await world.guard(join.guarded, { access: inBerlin ? berlin : everything });
        const expected = await rowsOf(join.plain);
        if (guarded.kind === "refused") {
          if (expected !== undefined && !expectedRefusal.test(guarded.sentence)) {
            throw new Error(`${guarded.sentence}: ${join.guarded}`);
          }
          seen.refused += 1;
          return;
        }
        const sql = await withExtracts(world.connection, guarded);
        expect([join.guarded, await rowsOf(sql)]).toEqual([join.guarded, expected]);
        seen[expected === undefined ? "failed" : "same"] += 1;
      }),
      { numRuns: Number(runs ?? 250), ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
    // Hardly anything else than a result, or the comparison would show little.
    expect(seen.same).toBeGreaterThan(5 * (seen.refused + seen.failed));
  });
});
