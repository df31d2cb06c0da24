import { afterAll, beforeAll, describe, it } from "@jest/globals";
import { expectMeasures } from "../../guard/property/judge-measures.fixture.js";
import { expectViews } from "../../guard/property/judge-views.fixture.js";
import { expectVisibleRows } from "../../guard/property/judge-visible-rows.fixture.js";
import type { PropertyEngine } from "../../guard/property/property-engine.fixture.js";
import { shopTables } from "../../guard/world.fixture.js";
import { openDatabase } from "./property-database.fixture.js";

// A share of the cases; `npm run engine:check` runs more, and against any database.
const numRuns = Number(process.env["DIFFERENTIAL_RUNS"] ?? 120);
const options = { numRuns, seed: Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123) };
const timeoutMs = 60_000 + numRuns * 1_000;

let engine: PropertyEngine;
beforeAll(async () => {
  engine = await openDatabase();
});
afterAll(() => engine.close());

describe("E1 E6 K2: rows of a database, whatever the model, the policies and the statement", () => {
  it(
    "the result is that over a copy which holds the visible rows and columns alone",
    () => expectVisibleRows(engine, options),
    timeoutMs,
  );

  it(
    "a view shows what its own policies and those of its cubes let through",
    () => expectViews(engine, options),
    timeoutMs,
  );

  it(
    "E2: measures over any joins count every row of their cube once",
    async () => {
      await engine.load(shopTables);
      await expectMeasures(engine, options);
    },
    timeoutMs,
  );
});
