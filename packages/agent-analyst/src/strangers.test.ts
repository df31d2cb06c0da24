import { describe, expect, it } from "@jest/globals";
import { deliveries, deliveryValues } from "./fixtures/deliveries.fixture.js";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: what a stranger asked", () => {
  it.each([
    ["stores with a return rate above 5 %", "HAVING MEASURE(return_rate) > 0.05"],
    ["stores with a return rate above 5", "HAVING MEASURE(return_rate) > 0.05"],
    ["stores with a return rate above 0.5 %", "HAVING MEASURE(return_rate) > 0.005"],
    ["stores with a return rate above 0.05", "HAVING MEASURE(return_rate) > 0.05"],
    ["stores with revenue above 5", "HAVING MEASURE(revenue) > 5"],
  ])("%s: a limit in percent is held against the fraction", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("a limit in percent is written as it was said", async () => {
    const { content } = await ask("stores with a return rate above 5 %", script);
    expect(content).toContain("Return rate > 5 %");
  });

  it.each([
    ["average return rate of stores", "“average”"],
    ["revenue per gift order by channel", "“per”"],
  ])("%s: a word without a part in the figure is asked back", async (question, word) => {
    const { content, queries } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toMatch(new RegExp(`did not understand [^.]*${word}`));
  });

  it.each(["percent of orders that are gift orders, by store", "share of gift orders by store"])(
    "%s: of each store's orders",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toMatch(
        /^WITH whole AS \(SELECT store, .* FROM deliveries GROUP BY .* WHERE gift GROUP BY/,
      );
      expect(content).toContain("Share of Orders of which Gift order by Store");
    },
  );

  it.each([
    ["average return rate by store", "SELECT store, MEASURE(return_rate)"],
    ["share of orders by store, only gift orders", "WHERE gift GROUP BY 1"],
    [
      "price drops by store",
      "SELECT store, MEASURE(price_drops) AS price_drops FROM deliveries GROUP BY 1",
    ],
    ["price drops as % of orders", "MEASURE(price_drops) / NULLIF(MEASURE(order_count), 0)"],
    ["orders by receipt no. in Berlin", "WHERE store = 'Berlin'"],
    ["revenue of brand Only", "WHERE brand = 'Only'"],
    ["revenue where brand is Just", "WHERE brand = 'Just'"],
    ["orders with a discount", "WHERE discount > 0"],
    ["orders with discount", "WHERE discount > 0"],
    ["deliveries late by over a day", "days_late > 1"],
    ["best store by days to deliver", "ORDER BY 2 ASC"],
    ["worst store by days to deliver", "ORDER BY 2 DESC"],
    ["best store by revenue", "ORDER BY 2 DESC"],
    [
      "revenue january to march 2026",
      "shipped_at >= DATE '2026-01-01' AND shipped_at < DATE '2026-04-01'",
    ],
    [
      "revenue march to may 2026",
      "shipped_at >= DATE '2026-03-01' AND shipped_at < DATE '2026-06-01'",
    ],
    [
      "revenue Q1 to Q3 by store",
      "shipped_at >= DATE '2026-01-01' AND shipped_at < DATE '2026-10-01'",
    ],
    ["compare revenue January to April 2026", "'April 2026' ELSE 'January 2026'"],
    ["revenue this yr", "shipped_at >= DATE '2026-01-01' AND shipped_at < DATE '2027-01-01'"],
    ["revenue last qtr", "shipped_at >= DATE '2026-07-01' AND shipped_at < DATE '2026-10-01'"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each(["this October vs last October", "higher this May than last May"])(
    "revenue %s: a year lies between",
    async (times) => {
      const sql = await sqlOf(`revenue ${times}`);
      expect(sql).toContain("2026");
      expect(sql).toContain("2025");
    },
  );

  it("an amount of rows is averaged, and said to be", async () => {
    const { content } = await ask("weight shipped by store", script);
    expect(content).toContain("I take the average of Weight");
    expect((await ask("average weight by store", script)).content).not.toContain("I take");
  });

  it("what follows a refused question says what it takes up", async () => {
    const first = await ask("orders in Q3", script);
    const refused = await ask("only the urgent ones", { ...script, history: first.history });
    expect(refused.queries).toEqual([]);
    const next = await ask("and Q2?", { ...script, history: refused.history });
    expect(next.content).toContain("I take up “orders in Q3”, the last question that I answered");
    const after = await ask("and Q1?", { ...script, history: next.history });
    expect(after.content).not.toContain("I take up");
  });

  it("D11: what was refused is not refined, neither its form nor its look-up", async () => {
    const first = await ask("orders in Berlin", script);
    const refused = await ask("frobnicated revenue in Hamburg", {
      ...script,
      history: first.history,
    });
    expect(refused.queries).toEqual([]);
    expect(refused.lookUps.length).toBeGreaterThan(0);
    const next = await ask("and in 2025?", { ...script, history: refused.history });
    expect(next.queries[0]?.sqlQuery).toContain("MEASURE(order_count)");
    expect(next.queries[0]?.memoryId).toBe(`result of ${first.queries[0]?.sqlQuery ?? ""}`);
  });

  it("a measure that was assumed is said to be in what follows, too", async () => {
    const first = await ask("Berlin", script);
    const second = await ask("and Hamburg?", { ...script, history: first.history });
    const third = await ask("in 2025", { ...script, history: second.history });
    expect(third.content).toContain("You named no measure, so I take Orders.");
    const named = await ask("and revenue?", { ...script, history: third.history });
    expect(named.content).not.toContain("You named no measure");
  });

  it("a name with a slip in one of its words is found, and a strange word elsewhere is no name", async () => {
    const values = [
      ["store", "Ostkorost Foods"],
      ["store", "Nepfel Martin"],
    ] as const;
    const named = { ...script, values };
    const { queries } = await ask("revenue of Osktorost Foods", named);
    expect(queries[0]?.sqlQuery).toContain("WHERE store = 'Ostkorost Foods'");
    const part = await ask("revenue of Osktorost", named);
    expect(part.queries[0]?.sqlQuery).toContain("'ostkorost'");
    expect((await ask("margin by store", named)).queries).toEqual([]);
  });

  it("accents do not hide a value", async () => {
    const { queries } = await ask("revenue of müller", {
      ...script,
      values: [["store", "Müller & Söhne"]],
    });
    expect(queries[0]?.sqlQuery).toContain(
      "contains(translate(strip_accents(lower(store)), 'łøđðıħ', 'loddih'), 'muller')",
    );
  });
});
