import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const quarters = modelOf(`
view sales | Sales
  dimension string store | Store | Its quarter of the town, by week | sales.store
  dimension string quarter | Quarter of the town | | sales.quarter
  dimension time sold_on | Sold on | | sales.sold_on
  measure sum revenue | Revenue | | sales.revenue
`);
const sqlOf = statementsWith({ model: quarters, values: [["store", "North"]], rows: [[1, 2]] });

describe("D14: growth from step to step", () => {
  it.each([
    ["quarter over quarter revenue growth in 2025", "quarter"],
    ["revenue growth quarter on quarter in 2025", "quarter"],
    ["week over week revenue growth in october 2026", "week"],
    ["how much did revenue grow each month in 2025", "month"],
    ["how much did revenue grow by month last year", "month"],
  ])("%s: also where a column is called by the word", async (question, unit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`date_trunc('${unit}', sold_on)`);
    expect(sql).toContain("LAG(");
  });

  it("without a step it is that of the span", async () => {
    const sql = await sqlOf("how much did revenue grow in 2025");
    expect(sql).not.toContain("LAG(");
    expect(sql).toContain("2024-01-01");
  });
});
