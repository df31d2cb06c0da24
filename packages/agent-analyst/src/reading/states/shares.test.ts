import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";
import { stables, stablesValues } from "../../fixtures/stables.fixture.js";

const inCabins = statementsWith({ model: cabins, values: cabinValues, rows: [[1]] });
const inStables = statementsWith({ model: stables, values: stablesValues, rows: [[1]] });

describe("D14: a share of two figures", () => {
  it("is one of the same kind", async () => {
    expect(await inCabins("refunds as % of shop sales")).toContain(
      "MEASURE(refunds) / NULLIF(MEASURE(shop_sales), 0)",
    );
  });

  it.each([
    "share of shop sales from bills",
    "bills as % of shop sales",
    "what share of shop sales comes from bills",
  ])("%s: a number of things is no share of money", async (question) => {
    expect(await inCabins(question)).toBe("");
  });

  it("share of fees from lessons: neither elsewhere", async () => {
    expect(await inStables("share of fees from lessons")).toBe("");
  });
});
