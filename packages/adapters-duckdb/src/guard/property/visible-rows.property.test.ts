import { afterAll, beforeAll, describe, it, jest } from "@jest/globals";
import { expectVisibleRows } from "./judge-visible-rows.fixture.js";
import { openEmbedded, type PropertyEngine } from "./property-engine.fixture.js";

let engine: PropertyEngine;
beforeAll(async () => {
  engine = await openEmbedded();
});
afterAll(() => engine.close());

// Long runs are asked for by hand.
jest.setTimeout(600_000);

describe("E1, E6: whatever the model, the policies, the user and the statement", () => {
  it("the result is that over a copy which holds the visible rows and columns alone", async () => {
    await expectVisibleRows(engine, { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 400) });
  });
});
