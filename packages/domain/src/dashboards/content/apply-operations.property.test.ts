import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import * as Result from "effect/Result";
import { definitionOf } from "../dashboards.fixture.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import type { DashboardRow } from "../definition/dashboard.js";
import { applyOperations } from "./apply-operations.js";
import type { NamedOperation } from "./operation.js";

const names = ["a", "b", "c", "d", "e", "f"];
const name = fc.constantFrom(...names, "g", "h", "missing");
const place = fc.oneof(
  fc.record({ after: name }),
  fc.record({ row: fc.nat({ max: 9 }) }),
  fc.constant({}),
);
const operation: fc.Arbitrary<NamedOperation> = fc.oneof(
  fc
    .tuple(name, place)
    .map(([tile, at]) => ({ op: "add", tile, value: { text: `new ${tile}` }, ...at }) as const),
  fc.tuple(name, place).map(([tile, at]) => ({ op: "move", tile, ...at }) as const),
  name.map((tile) => ({ op: "remove", tile }) as const),
  fc
    .tuple(name, fc.option(fc.integer({ min: 40, max: 4000 }), { nil: undefined }))
    .map(([tile, height]) => ({ op: "resize", tile, height }) as const),
  name.map((tile) => ({ op: "replace", tile, value: { text: `other ${tile}` } }) as const),
);

const start = definitionOf(
  names.map((id) => ({ id, text: id })),
  [],
).rows;
const idsIn = (rows: readonly DashboardRow[]): readonly string[] =>
  tilesOf({ rows }).map(({ id }) => id);

/** What is there after an operation, by ids alone; undefined where it cannot be applied. */
const expected = (ids: ReadonlySet<string>, one: NamedOperation): Set<string> | undefined => {
  if (one.op === "set") return new Set(ids);
  const target = "after" in one ? one.after : undefined;
  if (target !== undefined && (!ids.has(target) || target === one.tile)) return undefined;
  if (one.op === "add") return ids.has(one.tile) ? undefined : new Set([...ids, one.tile]);
  if (!ids.has(one.tile)) return undefined;
  return new Set([...ids].filter((id) => one.op !== "remove" || id !== one.tile));
};

describe("H3: operations by tile", () => {
  it("lose no tile, double none and leave no empty row, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
        let rows: readonly DashboardRow[] = start;
        let ids: ReadonlySet<string> = new Set(names);
        for (const one of operations) {
          const applied = applyOperations({ rows, filters: [] }, [one]);
          const after = expected(ids, one);
          expect(Result.isSuccess(applied)).toBe(after !== undefined);
          if (Result.isFailure(applied) || after === undefined) continue;
          rows = applied.success;
          ids = after;
          expect(idsIn(rows).toSorted()).toEqual([...ids].toSorted());
          expect(rows.every(({ tiles }) => tiles.length > 0)).toBe(true);
        }
      }),
    );
  });

  it("change nothing but the tile that they name", () => {
    fc.assert(
      fc.property(operation, (one) => {
        const applied = Result.getOrUndefined(applyOperations({ rows: start, filters: [] }, [one]));
        if (applied === undefined || one.op === "set") return;
        const kept = (rows: readonly DashboardRow[]) =>
          tilesOf({ rows }).filter(({ id }) => id !== one.tile);
        expect(kept(applied)).toEqual(kept(start));
      }),
    );
  });

  it("all or none: the first that is wrong is named", () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 6 }), (operations) => {
        const applied = applyOperations({ rows: start, filters: [] }, operations);
        let rows: readonly DashboardRow[] = start;
        const wrong = operations.findIndex((one) => {
          const next = applyOperations({ rows, filters: [] }, [one]);
          if (Result.isSuccess(next)) rows = next.success;
          return Result.isFailure(next);
        });
        if (wrong === -1) expect(applied).toEqual(Result.succeed(rows));
        else if (Result.isFailure(applied)) {
          expect(applied.failure[0]?.pointer).toBe(`/operations/${wrong}`);
        } else expect(applied).toBe("a failure");
      }),
    );
  });

  it("give a row its height, which its tiles alone decide without one", () => {
    const rows = Result.getOrThrow(
      applyOperations({ rows: start.slice(0, 2), filters: [] }, [
        { op: "move", tile: "b", after: "a" },
        { op: "add", tile: "g", value: { text: "new" } },
        { op: "resize", tile: "b", height: 300 },
        { op: "resize", tile: "g", height: 80 },
        { op: "resize", tile: "g" },
      ]),
    );
    expect(rows.map(({ height, tiles }) => [height, tiles.length])).toEqual([
      [300, 2],
      [undefined, 1],
    ]);
    expect(rows[1]).not.toHaveProperty("height");
  });

  it("places tiles as their editor sees the rows", () => {
    const rowsAfter = (...operations: NamedOperation[]) =>
      Result.getOrThrow(applyOperations({ rows: start.slice(0, 3), filters: [] }, operations)).map(
        ({ tiles }) => tiles.map(({ id }) => id).join(" "),
      );
    expect(rowsAfter({ op: "move", tile: "a", row: 2 })).toEqual(["b", "a", "c"]);
    expect(rowsAfter({ op: "move", tile: "c", row: 0 })).toEqual(["c", "a", "b"]);
    expect(rowsAfter({ op: "move", tile: "a", after: "c" })).toEqual(["b", "c a"]);
    expect(rowsAfter({ op: "move", tile: "a" })).toEqual(["b", "c", "a"]);
    const value = { text: "x" };
    expect(rowsAfter({ op: "add", tile: "x", value, row: 99 })).toEqual(["a", "b", "c", "x"]);
    expect(
      rowsAfter(
        { op: "move", tile: "a", after: "b" },
        { op: "add", tile: "x", value, after: "b" },
        { op: "move", tile: "a", row: 1 },
      ),
    ).toEqual(["b x", "a", "c"]);
  });
});
