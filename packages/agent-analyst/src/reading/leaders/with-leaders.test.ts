import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2, 3]] };
const sqlOf = statementsWith(script);
const contentOf = async (question: string): Promise<string> =>
  (await ask(question, script)).content;

const firstThree = (figure: string, where = ""): string =>
  `IN (SELECT town FROM (SELECT town, MEASURE(${figure}) AS leading FROM sales WHERE ${where}town IS NOT NULL GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1 LIMIT 3) AS leaders)`;

describe("D14: the first of a group as those whose rows count", () => {
  it.each([
    "monthly revenue of the top 3 towns",
    "revenue by month for the top 3 towns",
    "top 3 towns by revenue by month",
    "trend of revenue for the top 3 towns by month",
  ])("%s: a series of those alone", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`WHERE town ${firstThree("revenue")}`);
    expect(sql).toMatch(/GROUP BY 1, 2 ORDER BY 1, 2$/);
    expect(await contentOf(question)).toContain("the first 3 of Town by Revenue");
  });

  it("they are the first of the time that is asked about", async () => {
    const sql = await sqlOf("monthly revenue of the top 3 towns in 2025");
    const [, inner = ""] = sql.split("AS leading FROM ");
    expect(inner).toContain("2025-01-01");
  });

  it.each([
    "what percentage of revenue comes from the top 3 towns",
    "share of the top 3 towns in revenue",
    "top 3 towns' share of revenue",
  ])("%s: one share of all", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`town ${firstThree("revenue")}`);
    expect(sql).toContain("WITH whole AS (SELECT MEASURE(revenue) AS revenue FROM sales)");
  });

  it.each([
    "share of revenue by town, top 3",
    "which 3 towns have the largest share of revenue",
    "top 3 towns by share of revenue",
  ])("%s: a list of shares", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT town, MEASURE(revenue)");
    expect(sql).toContain("LIMIT 3");
    expect(sql).not.toContain("leaders");
  });

  it.each(["top 3 towns by revenue each month", "top 3 towns by revenue per month"])(
    "%s: the first of each month",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(
        /QUALIFY row_number\(\) OVER \(PARTITION BY date_trunc\('month', \w+\) ORDER BY MEASURE\(revenue\)/,
      );
      expect(sql).not.toContain("LIMIT");
      expect(await contentOf(question)).toContain("Revenue by Town in each month, first 3");
    },
  );

  it("of each group and step: so many in each of both", async () => {
    const question = "top 2 breads of each town by month in 2025";
    expect(await sqlOf(question)).toMatch(/PARTITION BY town, date_trunc\('month', \w+\)/);
    const { content } = await ask(question, {
      ...script,
      rows: [["2025-01-01", "Rye", "Ghent", 3]],
    });
    expect(content).toContain("in each Town and month, first 2");
  });

  it("compared with another time, they are the same ones", async () => {
    const { history } = await ask("monthly revenue of the top 3 towns in 2025", script);
    const { queries } = await ask("compared with 2024", { ...script, history });
    const sql = queries.at(-1)?.sqlQuery ?? "";
    expect(sql).toContain("2024-01-01");
    for (const [, inner = ""] of sql.matchAll(/AS leading FROM (.+?) GROUP BY/g))
      expect(inner).toContain("2025-01-01");
    expect(sql.match(/AS leading/g)?.length).toBeGreaterThan(0);
  });

  it("the first months are ranked themselves", async () => {
    expect(await sqlOf("top 3 months by revenue")).not.toContain("leaders");
  });
});

describe("D14: `of each` behind what is ranked", () => {
  it.each(["top 2 breads of each town by revenue", "best 2 breads of every town by revenue"])(
    "%s: so many of each",
    async (question) => {
      expect(await sqlOf(question)).toContain("PARTITION BY town");
    },
  );
});
