import { expect } from "@jest/globals";
import fc from "fast-check";
import { makeGuard } from "../guard.js";
import { serializerOn } from "../serializer.fixture.js";
import type { PropertyEngine } from "./property-engine.fixture.js";
import { randomStatement, type RandomStatement } from "./random-statement.fixture.js";
import {
  accessOfWorld,
  createTables,
  modelOf,
  randomWorld,
  type RandomWorld,
} from "./random-world.fixture.js";
import { copyVisible, isOpenFor, rowsOf } from "./visible-copies.fixture.js";

const judge = async (
  engine: PropertyEngine,
  world: RandomWorld,
  statement: RandomStatement,
): Promise<"same" | "refused"> => {
  const { connection } = engine;
  await engine.load(createTables(world));
  const model = engine.livingThere(modelOf(world));
  const guard = makeGuard(model, serializerOn(connection));
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
  const text = await engine.prepared(model, request, guarded);
  expect(await rowsOf(connection, text)).toEqual(expected);
  return "same";
};

/** Compares random statements with the same over copies that hold the visible rows and columns alone. */
export const expectVisibleRows = async (
  engine: PropertyEngine,
  options: { readonly numRuns: number; readonly seed?: number },
): Promise<void> => {
  const seen = { same: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      randomWorld.chain((world) => fc.tuple(fc.constant(world), randomStatement(world))),
      async ([world, statement]) => {
        seen[await judge(engine, world, statement)] += 1;
      },
    ),
    options,
  );
  // Both answers occur, so that neither is what everything gets.
  expect(Math.min(seen.same, seen.refused)).toBeGreaterThan(options.numRuns / 40);
};
