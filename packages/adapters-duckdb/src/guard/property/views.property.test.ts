import { afterAll, beforeAll, describe, it, jest } from "@jest/globals";
import { expectViews } from "./judge-views.fixture.js";
import { openEmbedded, type PropertyEngine } from "./property-engine.fixture.js";

jest.setTimeout(600_000);

let engine: PropertyEngine;
beforeAll(async () => {
  engine = await openEmbedded();
});
afterAll(() => engine.close());

describe("E6: a view shows what its own policies and those of its cubes let through", () => {
  it("whatever they are, and counts nothing twice", async () => {
    await expectViews(engine, { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 250) });
  });
});
