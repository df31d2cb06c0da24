import { describe, expect, it } from "@jest/globals";
import { ask } from "./fixtures/asking.fixture.js";
import { helpDesk, helpDeskValues } from "./fixtures/help-desk.fixture.js";
import { questionsAsAsked } from "./fixtures/questions/as-asked.fixture.js";
import { questionsOfHelp } from "./fixtures/questions/of-help.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

const desk = { model: helpDesk, values: helpDeskValues };
const store = { model: shop, values: shopValues };

describe("questions as people ask them", () => {
  it.each(questionsOfHelp)("of a help desk: %s", async (question, sql) => {
    const { queries } = await ask(question, desk);
    expect(queries.map(({ sqlQuery }) => sqlQuery)).toEqual([sql]);
  });

  it.each(questionsAsAsked)("of the shop: %s", async (question, sql) => {
    const { queries } = await ask(question, store);
    expect(queries.map(({ sqlQuery }) => sqlQuery)).toEqual([sql]);
  });

  it.each([
    ["which topic takes longest to resolve", "topic, MEASURE(average_resolution_hours)"],
    ["who had the most tickets last year", "client, MEASURE(count)"],
    [
      "satisfaction of invoice clients",
      "SELECT MEASURE(satisfaction) AS satisfaction FROM desk WHERE",
    ],
    ["openticket count by team", "team, MEASURE(open_count)"],
    ["list all teams", "SELECT team,"],
    ["tickets last weekend", "opened_at >= DATE '2026-11-14' AND opened_at < DATE '2026-11-16'"],
  ])("of a help desk: %s", async (question, part) => {
    const { queries } = await ask(question, desk);
    expect(queries.at(-1)?.sqlQuery).toContain(part);
  });

  it("a time that was spoken of is replaced by the one before it", async () => {
    const { history } = await ask("revenue by month in 2025", store);
    const { queries } = await ask("and the year before", { ...store, history });
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT date_trunc('month', ordered_at) AS month, MEASURE(revenue) AS revenue FROM sales WHERE ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2025-01-01' GROUP BY 1 ORDER BY 1",
    );
  });
});

describe("D14: two figures, one of which is called as a time is", () => {
  it.each(["revenue and orders by weekday", "revenue and orders by month and channel"])(
    "%s: both are given",
    async (question) => {
      const [query] = (await ask(question, store)).queries;
      expect(query?.sqlQuery).toMatch(/MEASURE\(revenue\).*MEASURE\(order_count\)/);
    },
  );
});
