import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const store = {
  model: shop,
  values: shopValues,
  rows: [
    ["Weekday", 7],
    ["Weekend", 3],
  ],
} as const;

const statementOf = async (question: string): Promise<string> =>
  (await ask(question, store)).queries[0]?.sqlQuery ?? "";

const parts =
  "CASE WHEN isodow(ordered_at) >= 6 THEN 'Weekend' WHEN isodow(ordered_at) < 6 THEN 'Weekday' END";

describe("D14: parts of the week that are set against each other", () => {
  it.each([
    "sales on weekends vs weekdays",
    "revenue on weekdays compared with weekends",
    "do we sell more on weekends or on weekdays?",
    "weekend versus weekday revenue",
  ])("%s: each has its figure, as all days together are no limit", async (question) => {
    const sql = await statementOf(question);
    expect(sql).toContain(`SELECT ${parts} AS`);
    expect(sql).toContain("MEASURE(revenue)");
    expect(sql).not.toContain("WHERE");
  });

  it("says both in words, and which has more", async () => {
    const { content } = await ask("revenue on weekends vs weekdays", store);
    expect(content).toContain("Revenue by weekends and weekdays");
    expect(content).toContain("The highest is Weekday with 7");
  });

  it("days that are set against each other have a figure each", async () => {
    const sql = await statementOf("revenue on Mondays vs Fridays");
    expect(sql).toContain("dayname(ordered_at)");
    expect(sql).toContain("isodow(ordered_at) IN (1, 5)");
  });

  it.each([
    ["revenue on weekends", "isodow(ordered_at) IN (6, 7)"],
    ["revenue on Saturdays and Sundays", "isodow(ordered_at) IN (6, 7)"],
  ])("%s: is one figure", async (question, where) => {
    const sql = await statementOf(question);
    expect(sql).toContain(where);
    expect(sql).not.toContain("GROUP BY");
  });
});
