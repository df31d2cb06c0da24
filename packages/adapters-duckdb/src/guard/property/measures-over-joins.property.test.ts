import { afterAll, beforeAll, describe, it, jest } from "@jest/globals";
import { shopTables } from "../world.fixture.js";
import { expectMeasures } from "./judge-measures.fixture.js";
import { openEmbedded, type PropertyEngine } from "./property-engine.fixture.js";

// PROPERTY_RUNS=20000 for a long run, each time another; PROPERTY_SEED repeats one.
const runs = process.env["PROPERTY_RUNS"];
const seed = process.env["PROPERTY_SEED"] ?? (runs === undefined ? "1" : undefined);

// Long runs are asked for by hand.
jest.setTimeout(3_600_000);

let engine: PropertyEngine;
beforeAll(async () => {
  engine = await openEmbedded();
  await engine.connection.run("SET TimeZone = 'UTC'");
  await engine.load(shopTables);
});
afterAll(() => engine.close());

describe("E2: measures over any joins", () => {
  it("count every row of their cube once, as by hand", async () => {
    const numRuns = Number(runs ?? 250);
    await expectMeasures(engine, {
      numRuns,
      ...(seed === undefined ? {} : { seed: Number(seed) }),
    });
  });
});
