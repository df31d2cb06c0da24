import { describe, expect, it } from "@jest/globals";
import { ask } from "./fixtures/asking.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

const conversation = async (...questions: readonly string[]) => {
  let asked = await ask(questions[0] ?? "", { model: shop, values: shopValues });
  for (const question of questions.slice(1)) {
    asked = await ask(question, { model: shop, values: shopValues, history: asked.history });
  }
  return asked;
};
const lastSql = async (...questions: readonly string[]) =>
  String((await conversation(...questions)).queries[0]?.sqlQuery);

const in2025 = "ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2026-01-01'";
const byFigure = "GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1";

describe("questions that take up what was asked before", () => {
  it.each<[string, readonly string[], string]>([
    [
      "another group",
      ["revenue by city", "and by category?"],
      `SELECT category, MEASURE(revenue) AS revenue FROM sales ${byFigure}`,
    ],
    [
      "a value more",
      ["revenue by city in 2025", "only lamps"],
      `SELECT city, MEASURE(revenue) AS revenue FROM sales WHERE ${in2025} AND category = 'Lamps' ${byFigure}`,
    ],
    [
      "another value",
      ["revenue in Berlin", "what about Hamburg?"],
      "SELECT MEASURE(revenue) AS revenue FROM sales WHERE city = 'Hamburg'",
    ],
    [
      "another time",
      ["revenue by city in 2024", "same for last year"],
      `SELECT city, MEASURE(revenue) AS revenue FROM sales WHERE ${in2025} ${byFigure}`,
    ],
    [
      "another measure",
      ["revenue by city", "and margin?"],
      "SELECT city, MEASURE(margin) AS margin FROM sales GROUP BY 1 HAVING (city IS NOT NULL OR COALESCE(MEASURE(margin), 0) <> 0) ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "a measure more",
      ["revenue in 2025", "also margin"],
      `SELECT MEASURE(revenue) AS revenue, MEASURE(margin) AS margin FROM sales WHERE ${in2025}`,
    ],
    [
      "steps in place of groups",
      ["revenue by city in 2025", "by month"],
      `SELECT date_trunc('month', ordered_at) AS month, MEASURE(revenue) AS revenue FROM sales WHERE ${in2025} GROUP BY 1 ORDER BY 1`,
    ],
    [
      "fewer rows",
      ["revenue by product in Berlin", "top 3"],
      "SELECT product, MEASURE(revenue) AS revenue FROM sales WHERE city = 'Berlin' AND product IS NOT NULL GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1 LIMIT 3",
    ],
    [
      "several in a row",
      ["revenue by city", "only lamps", "in 2025", "what about jackets?"],
      `SELECT city, MEASURE(revenue) AS revenue FROM sales WHERE ${in2025} AND category = 'Jackets' ${byFigure}`,
    ],
    [
      "nothing: a new question",
      ["revenue by city in 2025", "only lamps", "number of customers by region"],
      `SELECT region, MEASURE(count) AS count FROM customers_overview ${byFigure}`,
    ],
    [
      "past what was not understood",
      ["revenue by city", "xyzzy plugh foo", "only lamps"],
      `SELECT city, MEASURE(revenue) AS revenue FROM sales WHERE category = 'Lamps' ${byFigure}`,
    ],
  ])("%s", async (_what, questions, sql) => {
    expect(await lastSql(...questions)).toBe(sql);
  });

  it("D14: what follows a refused question keeps its time, and says so", async () => {
    const refused = await ask("frobnicated lamps in 2025", { model: shop, values: shopValues });
    expect(refused.queries).toEqual([]);
    const { content, queries } = await ask("and revenue by city?", {
      model: shop,
      values: shopValues,
      history: refused.history,
      rows: [["Berlin", 1]],
    });
    expect(queries[0]?.sqlQuery).toContain(in2025);
    expect(content).toContain(
      "I take the time of “frobnicated lamps in 2025”, which I did not answer, and nothing else of it.",
    );
  });

  it.each([
    ["a time of its own", "and in 2024?", "2025"],
    ["all of it", "by city of all time", "2025"],
    ["a question by itself", "revenue of all lamps by city and product", "2025"],
  ])("D14: %s needs no time of a refused question", async (_what, question, year) => {
    const refused = await ask("frobnicated lamps in 2025", { model: shop, values: shopValues });
    const { queries } = await ask(question, {
      model: shop,
      values: shopValues,
      history: refused.history,
    });
    expect(queries[0]?.sqlQuery ?? "").not.toContain(`'${year}-01-01' AND`);
  });

  it("as a table: the same statement, without a chart, and with lines", async () => {
    const before = await conversation("revenue by city");
    const after = await ask("as a table", {
      model: shop,
      history: before.history,
      rows: [
        ["Berlin", 1497526.22],
        ["Hamburg", 1025716.1],
      ],
    });
    expect(before.queries[0]?.vegaSpec).toBeDefined();
    expect(after.queries[0]?.sqlQuery).toBe(before.queries[0]?.sqlQuery);
    expect(after.queries[0]?.vegaSpec).toBeUndefined();
    expect(after.content).toContain("| Berlin | 1,497,526.22 |");
  });

  it("D11: names the result that it refines, and a new question names none", async () => {
    const first = await conversation("revenue by city");
    expect(first.queries[0]).not.toHaveProperty("memoryId");
    const refined = await conversation("revenue by city", "xyzzy plugh foo", "only lamps");
    expect(refined.queries[0]?.memoryId).toBe(`result of ${String(first.queries[0]?.sqlQuery)}`);
    const again = await conversation("revenue by city", "only lamps", "as a table");
    expect(again.queries[0]?.memoryId).toBe(`result of ${String(refined.queries[0]?.sqlQuery)}`);
    const other = await conversation("revenue by city", "number of customers by region");
    expect(other.queries[0]).not.toHaveProperty("memoryId");
  });

  it("compared with last year: the same time of that year", async () => {
    const sql = await lastSql("revenue in Q2 2026", "compared with last year");
    expect(sql).toContain("THEN 'Q2 2026' ELSE 'Q2 2025' END");
  });

  it("of a value that is not visible: no figure, and the next question goes on from before", async () => {
    const missing = await conversation("revenue by city", "what about Atlantis?");
    expect(missing.queries).toEqual([]);
    expect(missing.content).toContain("“Atlantis”");
    const next = await lastSql("revenue by city", "what about Atlantis?", "and by category?");
    expect(next).toBe(`SELECT category, MEASURE(revenue) AS revenue FROM sales ${byFigure}`);
  });

  it("looks nothing up again that the thread knows", async () => {
    const last = await conversation("revenue by city", "only lamps", "lamps in 2025");
    expect(last.lookUps).toEqual([]);
    expect(String(last.queries[0]?.sqlQuery)).toContain("category = 'Lamps'");
  });

  it("goes on in a view that has what is missing, where it is the same data", async () => {
    const sql = await lastSql("number of customers by region", "in 2025");
    expect(sql).toContain("FROM customers_overview");
  });

  it("survives a history of others' making", async () => {
    const history = [
      {
        role: "assistant" as const,
        content: "hi",
        toolCalls: [{ tool: "svcSqlApi" as const, input: "{", result: "nonsense" }],
      },
      { role: "user" as const, content: "\u0000 ' ; --", toolCalls: [] },
    ];
    const { queries } = await ask("revenue by city", { model: shop, history });
    expect(queries).toHaveLength(1);
  });
});

describe("D14: a place that is spoken of again", () => {
  it.each([
    ["orders there", "SELECT MEASURE(order_count) AS order_count FROM sales WHERE city = 'Berlin'"],
    ["margin there?", "SELECT MEASURE(margin) AS margin FROM sales WHERE city = 'Berlin'"],
    [
      "orders there in 2025",
      `SELECT MEASURE(order_count) AS order_count FROM sales WHERE ${in2025} AND city = 'Berlin'`,
    ],
  ])("%s: is the one that was named", async (question, sql) => {
    expect(await lastSql("revenue in Berlin", question)).toBe(sql);
  });

  it.each(["how many orders are there", "hello there", "revenue out there", "how many are there"])(
    "%s: names no place",
    async (question) => {
      expect(await lastSql("revenue in Berlin", question)).not.toContain("Berlin");
    },
  );
});
