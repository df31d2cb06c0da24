import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";
import { gym, gymValues } from "./fixtures/gym.fixture.js";
import { shopValues } from "./fixtures/shop.fixture.js";
import { modelOf, shop } from "@embedded-analytics/testkit/models";

const store = { model: shop, values: shopValues, rows: [[5]] };
const club = { model: gym, values: gymValues, rows: [[5]] };

describe("D14: every word of a question is accounted for", () => {
  it.each([
    ["highest revenue", "“highest”"],
    ["customers who also bought boots", "“also”"],
    ["customers who only bought jackets", "“only”"],
    ["revenue by city and month this year vs last year", "“month”"],
    ["share of revenue by city this year vs last year", "“share”"],
    ["revenue and margin by city compared to last year", "“margin”"],
    ["revenue in 2023, 2024 and 2025", "“2025”"],
    ["sum of the return rate", "“sum”"],
    ["other revenue by city", "“other”"],
    ["if revenue by city", "“if”"],
    ["good revenue by city", "“good”"],
    ["revenue better by city", "“better”"],
  ])("%s: %s has no part in any reading, and is asked back", async (question, word) => {
    const { content, queries } = await ask(question, store);
    expect(queries).toEqual([]);
    expect(content).toMatch(new RegExp(`^I did not understand [^.]*${word}`));
    expect(content).toMatch(
      /Shall I answer one of these instead\?\n- |I could answer this instead:\n- /,
    );
  });

  it.each([
    "please show me the revenue by city right now",
    "what is the highest revenue by city",
    "revenue in Berlin and Hamburg combined",
    "which city has more revenue, Berlin or Hamburg",
  ])("%s: has a part for each word", async (question) => {
    const { queries } = await ask(question, store);
    expect(queries).toHaveLength(1);
  });

  it("a currency other than that of the figure is asked back, its own is not", async () => {
    const own = await ask("income in euros", club);
    const other = await ask("income in dollars", club);
    expect(own.queries).toHaveLength(1);
    expect(other.queries).toEqual([]);
    expect(other.content).toContain("“dollars”");
  });

  it("the first line of an answer is how its question was read", async () => {
    const question = "top 5 products by margin without Berlin in 2025 vs 2024";
    const { content } = await ask("top 5 products by margin without Berlin in 2025", {
      ...store,
      rows: [["Boots", 5]],
    });
    expect(content.split("\n")[0]).toBe(
      "Margin by Product, first 5 · City is not Berlin · from 1 January 2025 to 31 December 2025",
    );
    const compared = await ask(question, { ...store, rows: [["Boots", 5, 4, 1, 25]] });
    expect(compared.content.split("\n")[0]).toContain(
      "compared with 2024 (from 1 January 2024 to 31 December 2024)",
    );
  });
});

describe("D14: classes of phrases", () => {
  const sqlOf = statementsWith(store);

  it.each([
    ["revenue from March to June 2025", "2025-03-01", "2025-07-01"],
    ["revenue from March 2025 to June", "2025-03-01", "2025-07-01"],
    ["revenue from October to March 2025", "2024-10-01", "2025-04-01"],
    ["revenue from October 2024 to March", "2024-10-01", "2025-04-01"],
    ["revenue from June 2025 to March 2025", "2025-03-01", "2025-07-01"],
    ["revenue between Q1 and Q3 2025", "2025-01-01", "2025-10-01"],
  ])("%s: one time from the first to the last", async (question, from, to) => {
    expect(await sqlOf(question)).toContain(
      `WHERE ordered_at >= DATE '${from}' AND ordered_at < DATE '${to}'`,
    );
  });

  it.each(["5 cities with the highest revenue", "in 2025, 5 cities with the highest revenue"])(
    "%s: the number before a group says how many",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/ORDER BY 2 DESC NULLS LAST, 1 LIMIT 5$/);
    },
  );

  it("a slip within a name is put right, and said", async () => {
    const { content, queries } = await ask("margin rtae by city", { ...store, rows: [["A", 1]] });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(margin_rate)");
    expect(content).toContain("I read “rtae” as ");
  });

  it("a word of the name that means something else elsewhere is no slip", async () => {
    const visits = modelOf(`
cube visits | Visits
  dimension string vet | Vet
  measure number no_show_rate | No-show rate
`);
    const { content, queries } = await ask("no-show rate by vet", {
      model: visits,
      rows: [["A", 1]],
    });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(no_show_rate)");
    expect(content).not.toContain("I read “no”");
  });

  it("a step of time where a value stands is the value, if there is one", async () => {
    const values: [string, string][] = [["contract", "yearly"]];
    const { queries } = await ask("members where contract is yearly", { ...club, values });
    expect(queries[0]?.sqlQuery).toContain("WHERE contract = 'yearly'");
    expect(queries[0]?.sqlQuery).not.toContain("date_trunc");
  });

  it("a name of two words written as one is the name", async () => {
    expect(await sqlOf("returnrate by city")).toContain("MEASURE(return_rate)");
  });

  it("nothing is calculated from keys", async () => {
    const { queries } = await ask("maximum customer id by city", store);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join("")).not.toMatch(/MAX\(\w*id\)/);
  });
});
