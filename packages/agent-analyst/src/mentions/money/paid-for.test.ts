import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";

const script = {
  model: campsite,
  values: [
    ...campsiteValues,
    ["task", "Rental inspection"],
    ["task", "Rent review"],
    ["worker", "Paper Lane Staff"],
  ],
  rows: [[1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: what was paid is money", () => {
  it.each([
    "what did we pay in rent for Valley Laundry",
    "what did we pay in rent last year",
    "what did we pay in rent for the office in 2025",
    "what did we spend on rent in May",
    "how much did we pay in wages for mowing",
    "what do we pay for mowing",
    "how much did we spend on rental inspections",
    "how much have we paid in claims this year",
  ])("%s: no number of rows, and no hours", async (question) => {
    const { queries } = await ask(question, script);
    expect(
      queries.filter(({ sqlQuery = "" }) => /entry_count|hours|stay_count/.test(sqlQuery)),
    ).toEqual([]);
  });

  it.each([
    ["what did we pay in refunds in May", "MEASURE(refunds)"],
    ["how much did we pay out in refunds in 2025", "MEASURE(refunds)"],
    ["how many hours did we spend on mowing", "MEASURE(hours)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});

describe("D14: a verb is no part of what its subject is", () => {
  it.each([
    "what did the papers write about Pine Hill",
    "what did the guests write about Pine Hill",
    "what do our guests need",
    "what did the workers give Northern Gas",
  ])("%s: asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });

  it("of what is counted it says no more", async () => {
    const model = modelOf(`
view calls | Calls
  dimension string clerk | Clerk | | calls.clerk
  measure count call_count | Calls | | calls.call_count
`);
    const asked = statementsWith({ model, rows: [[1]] });
    expect(await asked("how many calls did the clerks make")).toContain("MEASURE(call_count)");
  });
});
