import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { shopValues } from "../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what somebody asks who meets the shop for the first time", () => {
  it.each([
    // The segment `business` is no answer to how business is.
    ["How is business?", /MEASURE\(revenue\).*2026-10-2/],
    ["what's our most profitable category", /MEASURE\(margin\).*ORDER BY 2 DESC/],
    ["which category is the most profitable", /MEASURE\(margin\).*ORDER BY 2 DESC/],
    ["least profitable products", /MEASURE\(margin\).*ORDER BY 2 ASC/],
    ["how profitable are we", /SELECT MEASURE\(margin\) AS margin FROM sales$/],
    [
      "how many customers ordered more than 5 times",
      /^SELECT COUNT\(DISTINCT .* IN \(SELECT .*HAVING MEASURE\(order_count\) > 5\)$/,
    ],
    ["customers who bought only once", /HAVING MEASURE\(order_count\) = 1/],
    [
      "how many customers ordered at least twice this year",
      /ordered_at >= DATE '2026-01-01'.*HAVING MEASURE\(order_count\) >= 2/,
    ],
    ["who bought the most last month", /customers_name.*MEASURE\(revenue\).*LIMIT 1/],
    ["busiest hour", /hour\(ordered_at\)/],
    ["revenue by hour last month", /hour\(ordered_at\)/],
    ["revenue by hour yesterday", /date_trunc\('hour', ordered_at\)/],
    ["new customers by month", /date_trunc\('month', joined_on\).*customers_overview/],
    ["revenue last 30 days vs the previous 30 days", /DATE '2026-09-23'/],
    ["revenue last 7 days vs the 7 days before", /DATE '2026-11-08'/],
    [
      "share of revenue that is discounted by month",
      /WITH whole AS .*part AS .*WHERE discounted.*ORDER BY 1/,
    ],
  ])("%s", async (question, expected) => {
    expect((await sqlOf(question)).replaceAll("\n", " ")).toMatch(expected);
  });

  it("compares what there is of a month with as many days of the last one", async () => {
    const { queries, content } = await ask("revenue this month so far vs last month", script);
    expect(queries[0]?.["sqlQuery"]).toContain("ordered_at < DATE '2026-10-22'");
    expect(content).toContain("as many days of October 2026");
  });

  it("says the highest and the lowest of shares month by month, and that none leads", async () => {
    const rows = [
      ["2026-01-01T00:00:00.000", 10, 0.2],
      ["2026-02-01T00:00:00.000", 30, 0.5],
      ["2026-03-01T00:00:00.000", 5, 0.1],
    ];
    const { content } = await ask("share of revenue that is discounted by month", {
      ...script,
      rows,
    });
    expect(content).toContain(
      "the highest share is February 2026 with 50 %, the lowest March 2026 with 10 %",
    );
    expect(content).not.toContain("leads");
  });

  it("says hours of the day as a clock does", async () => {
    const rows = [
      [9, 10],
      [19, 30],
    ];
    const { content } = await ask("revenue by hour last month", { ...script, rows });
    expect(content).toContain("Revenue by hour of the day");
    expect(content).toContain("The highest is 19:00 with 30, the lowest 09:00 with 10");
  });
});
