import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { makeGuard } from "../guard.js";
import { withExtracts } from "../row-extract.fixture.js";
import { serializerOn } from "../serializer.fixture.js";
import { randomStatement, type RandomStatement } from "./random-statement.fixture.js";
import {
  accessOfWorld,
  createTables,
  modelOf,
  randomWorld,
  type RandomWorld,
} from "./random-world.fixture.js";
import { copyVisible, isOpenFor, rowsOf } from "./visible-copies.fixture.js";

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:", { preserve_insertion_order: "false" });
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

const judge = async (
  world: RandomWorld,
  statement: RandomStatement,
): Promise<"same" | "refused"> => {
  await connection.run(createTables(world));
  const guard = makeGuard(modelOf(world), serializerOn(connection));
  const request = {
    sql: statement.guarded,
    access: accessOfWorld(world),
    timezone: "UTC",
    nowMs: 0,
  };
  const guarded = await guard(request);
  const cubes = [world.parents, world.children].filter(({ name }) => statement.uses[name]);
  const open = cubes.every((cube) => isOpenFor(cube, statement.uses[cube.name] ?? []));
  // Exactly what no grant opens is refused; a star of nothing has no columns to show.
  const shows = cubes.every((cube) => (statement.uses[cube.name] ?? []).length > 0);
  if (guarded.kind === "refused") {
    if (open && shows) throw new Error(`Refused: ${guarded.sentence}`);
    return "refused";
  }
  if (!open) throw new Error(`Let through: ${guarded.sql}`);
  if (!shows) return "refused";
  for (const cube of cubes) await copyVisible(connection, cube, statement.uses[cube.name] ?? []);
  const expected = await rowsOf(connection, statement.plain);
  expect(await rowsOf(connection, await withExtracts(connection, guarded))).toEqual(expected);
  return "same";
};

// Long runs are asked for by hand.
jest.setTimeout(600_000);

describe("E1, E6: whatever the model, the policies, the user and the statement", () => {
  it("the result is that over a copy which holds the visible rows and columns alone", async () => {
    const seen = { same: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        randomWorld.chain((world) => fc.tuple(fc.constant(world), randomStatement(world))),
        async ([world, statement]) => {
          seen[await judge(world, statement)] += 1;
        },
      ),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 400) },
    );
    // Both answers occur, so that neither is what everything gets.
    expect(Math.min(seen.same, seen.refused)).toBeGreaterThan(10);
  });
});
