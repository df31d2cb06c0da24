import { expect } from "@jest/globals";
import fc from "fast-check";
import { makeGuard } from "../guard.js";
import { serializerOn } from "../serializer.fixture.js";
import { berlin, everything, shopModel } from "../world.fixture.js";
import type { PropertyEngine } from "./property-engine.fixture.js";
import { randomJoin } from "./random-join.fixture.js";

// What the guard knows no way to do, and says so.
const expectedRefusal = /takes no FILTER here/;

const shortened = (value: unknown): unknown =>
  value === null || Number.isNaN(Number(value)) ? value : Number(Number(value).toFixed(6));

/** Compares measures over random joins of the shop with the same by hand, over its tables. */
export const expectMeasures = async (
  engine: PropertyEngine,
  options: { readonly numRuns: number; readonly seed?: number },
): Promise<void> => {
  const { connection } = engine;
  const model = engine.livingThere(shopModel);
  const guard = makeGuard(model, serializerOn(connection));
  /** Rows in any order, doubles without their last digits; undefined where the statement fails. */
  const rowsOf = async (sql: string): Promise<readonly string[] | undefined> => {
    const reader = await connection.runAndReadAll(sql).catch(() => undefined);
    return reader
      ?.getRowsJson()
      .map((row) => JSON.stringify(row.map(shortened)))
      .sort();
  };
  const seen = { same: 0, refused: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(fc.gen(), fc.boolean(), async (draw, inBerlin) => {
      const join = randomJoin(draw, inBerlin);
      fc.pre(join !== undefined);
      const access = inBerlin ? berlin : everything;
      const nowMs = Date.UTC(2026, 2, 5, 12);
      const request = { sql: join.guarded, access, timezone: "UTC", nowMs };
      const guarded = await guard(request);
      const expected = await rowsOf(join.plain);
      if (guarded.kind === "refused") {
        if (expected !== undefined && !expectedRefusal.test(guarded.sentence)) {
          throw new Error(`${guarded.sentence}: ${join.guarded}`);
        }
        seen.refused += 1;
        return;
      }
      const sql = await engine.prepared(model, request, guarded);
      expect([join.guarded, await rowsOf(sql)]).toEqual([join.guarded, expected]);
      seen[expected === undefined ? "failed" : "same"] += 1;
    }),
    options,
  );
  // Hardly anything else than a result, or the comparison would show little.
  expect(seen.same).toBeGreaterThan(5 * (seen.refused + seen.failed));
};
