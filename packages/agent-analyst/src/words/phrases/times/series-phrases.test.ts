import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues, rows: [["2025-01-01", 7]] };
const sqlOf = statementsWith(script);

describe("D14: both ends of a series", () => {
  it.each([
    "highest month and lowest month of revenue in 2025",
    "peak and lowest month of revenue in 2025",
    "max and min month of revenue in 2025",
    "month with the highest and month with the lowest revenue in 2025",
    "month with the highest and the month with the lowest revenue in 2025",
    "monthly high and low of revenue in 2025",
    "best and worst month for revenue in 2025",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("date_trunc('month', ordered_at)");
    expect(content).toContain("first and last 1");
  });
});

describe("D14: sums that run on", () => {
  it.each([
    "running revenue by month in 2025",
    "cumulative revenue over the months in 2025",
    "how did revenue add up month by month in 2025",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("SUM(revenue) OVER");
  });
});

describe("D14: growth from each step to the next", () => {
  it.each([
    "revenue growth vs the previous month, by month in 2025",
    "growth of revenue against the previous month by month in 2025",
    "revenue growth compared with the previous month, by month in 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("LAG(");
    expect(sql).toContain("ordered_at >= DATE '2024-12-01' AND ordered_at < DATE '2026-01-01'");
  });
});

describe("D14: the year so far and the one before", () => {
  it.each([
    "revenue ytd vs pytd",
    "revenue so far this year vs last year same period",
    "revenue this year to date vs last year to date",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-11-22'");
    expect(sql).toContain("ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2025-11-22'");
  });
});
