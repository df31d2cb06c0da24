import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const script = {
  model: modelOf(`
cube gate_log | Gate visits | trucks
  dimension string haulier | Haulier | |
  dimension time entered_at | Gate-in | |
  measure count visit_count | Number of visits | |
`),
  rows: [[13.7]],
};

describe("D14: rows that are called something else than their number", () => {
  it.each([
    "average trucks per day in May",
    "trucks per day on average in May",
    "how many trucks a day did we get in May, on average",
  ])("%s: their number is averaged, which is said", async (question) => {
    const { content } = await ask(question, script);
    expect(content).toContain("Average Number of visits per day");
    expect(content).toContain("I take Number of visits");
  });
});
