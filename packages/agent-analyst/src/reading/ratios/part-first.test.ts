import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view stalls | Stalls
  dimension string market | Market | |
  dimension time day | Day | |
  measure sum visitors | Visitors | |
  measure sum tastings | Tastings | |
  measure sum sales | Sales | |
`);
const script = { model, rows: [[0.0512]] } as const;
const sqlOf = statementsWith(script);

describe("D14: which figure of a share is the part", () => {
  it.each([
    "tastings as % of visitors",
    "tastings % of visitors",
    "% tastings of visitors",
    "share of tastings in visitors",
    "tastings as a percentage of visitors",
    "what percentage of visitors became tastings",
    "tastings in % of visitors by market",
    "tastings % of visitors by market in 2025",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(tastings) / NULLIF(MEASURE(visitors), 0)");
  });

  it("is given in percent", async () => {
    const { content } = await ask("tastings as % of visitors", script);
    expect(content).toContain("Tastings divided by Visitors is 5.12 %.");
  });

  it("a figure per another one is given as a number", async () => {
    const { content } = await ask("tastings per visitor", script);
    expect(content).toContain("is 0.0512.");
  });
});
