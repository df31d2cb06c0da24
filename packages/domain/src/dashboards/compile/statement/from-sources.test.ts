import { describe, expect, it } from "@jest/globals";
import { modelProblems } from "../../check/model-problems.js";
import { compiled, definitionOf, shopModel, sqlOf } from "../../dashboards.fixture.js";
import { conditionIn, filters } from "./condition-in.fixture.js";
import { sqlParts } from "./sql-parts.js";

describe("H1: a filter finds its cube or view wherever the engine finds it", () => {
  it.each([
    ["a text", "SELECT kind FROM customers, 'sales' s WHERE {filters}", "s"],
    [
      "a text without an alias",
      "SELECT kind FROM customers JOIN 'sales' ON true WHERE {filters}",
      "sales",
    ],
    [
      "a text in two lines",
      "SELECT kind FROM customers, 'sa' -- it's\n 'les' s WHERE {filters}",
      "s",
    ],
    [
      "an alias in two lines",
      "SELECT kind FROM customers, sales AS 's'\n'x' WHERE {filters}",
      "sx",
    ],
    ["a text behind ONLY", "SELECT kind FROM customers, ONLY 'sales' s WHERE {filters}", "s"],
    ["ONLY and brackets", "SELECT kind FROM customers, ONLY (sales) s WHERE {filters}", "s"],
    ["an alias before ONLY", "SELECT kind FROM customers, s: ONLY (sales) WHERE {filters}", "s"],
    [
      "joins that VALUES begin",
      "FROM customers, (VALUES (1) v(x) JOIN sales s ON true) WHERE {filters}",
      "s",
    ],
    [
      "a CROSS JOIN that VALUES begin",
      "FROM (VALUES (1), (2) v(x) CROSS JOIN sales s) JOIN customers ON true WHERE {filters}",
      "s",
    ],
    [
      "joins with VALUES in brackets",
      "FROM (sales s JOIN ((VALUES (1), (2))) v(x) ON true), customers WHERE {filters}",
      "s",
    ],
    [
      "a FROM behind a query in brackets",
      "(SELECT 1 AS x) UNION ALL FROM customers, sales s WHERE {filters}",
      "s",
    ],
    [
      "a query behind one in brackets that might have been joined",
      "FROM ((SELECT 1 AS x) UNION ALL SELECT 1 FROM customers, sales s WHERE {filters}) AS d",
      "s",
    ],
    [
      "a FROM behind sets of which one is in brackets",
      "FROM ((SELECT 1 FROM sales) EXCEPT SELECT 1 FROM customers) AS d, customers, sales s WHERE {filters}",
      "s",
    ],
    [
      "a source before a SEMI JOIN of joins",
      "FROM sales s SEMI JOIN customers JOIN range(2) ON true ON true WHERE {filters}",
      "s",
    ],
    [
      "a source behind a SEMI JOIN of joins",
      "FROM customers SEMI JOIN range(2) JOIN range(3) ON true ON true JOIN sales s ON true WHERE {filters}",
      "s",
    ],
    [
      "a source behind a NATURAL SEMI JOIN",
      "FROM customers NATURAL SEMI JOIN range(2) JOIN sales s ON true WHERE {filters}",
      "s",
    ],
    [
      "the one of two that is not looked up",
      "FROM customers, sales s SEMI JOIN sales t ON true WHERE {filters}",
      "s",
    ],
  ])("%s", (_, sql, alias) => {
    expect(conditionIn(sql)).toBe(`(${alias}.region = 'N')`);
  });

  it.each([
    [
      "a CTE that is named by a text",
      "WITH sales AS (SELECT 1 AS x) FROM customers, 'sales' WHERE {filters}",
    ],
    ["a text that is the name of another", "FROM customers, 'sale' WHERE {filters}"],
    [
      "VALUES with rows of a subquery",
      "FROM customers, (VALUES ((SELECT max(region) FROM sales))) v WHERE {filters}",
    ],
  ])("but not behind %s", (_, sql) => {
    expect(conditionIn(sql)).toBe("TRUE");
  });

  it("E2: a cube that a text names is among the words of a statement, a value is not", () => {
    const read = sqlParts("SELECT region FROM 'sales' WHERE region = 'customers'");
    expect(read).toMatchObject({ words: expect.arrayContaining(["sales"]) });
    expect(read).not.toMatchObject({ words: expect.arrayContaining(["customers"]) });
  });
});

describe("H1: a filter over what stands in the FROM, but out of reach of its WHERE, is never left out", () => {
  it.each([
    "SELECT kind FROM customers SEMI JOIN sales ON channel = kind WHERE {filters}",
    "SELECT kind FROM customers NATURAL ANTI JOIN sales WHERE {filters}",
    "SELECT kind FROM customers SEMI JOIN (sales JOIN range(2) ON true) ON true WHERE {filters}",
    "SELECT kind FROM customers SEMI JOIN range(2) JOIN sales ON true ON true WHERE {filters}",
    "SELECT kind FROM customers ANTI JOIN sales LEFT JOIN range(2) USING (x) ON true WHERE {filters}",
    "SELECT kind FROM customers SEMI JOIN range(2) CROSS JOIN sales ON true WHERE {filters}",
    "SELECT kind FROM customers, (sales s CROSS JOIN range(2)) AS x WHERE {filters}",
    "SELECT kind FROM customers, x: (sales s CROSS JOIN range(2)) WHERE {filters}",
  ])("but refused: %s", (sql) => {
    const tile = { id: "t", table: true, sql };
    const why = "sales stands in the FROM beside it where no WHERE can name its columns";
    expect(compiled(tile, { filters, given: { region: "N" } })).toEqual({
      kind: "invalid",
      problems: [
        { pointer: "/filters/region", message: `has no place in the tile's statement: ${why}` },
      ],
    });
    expect(modelProblems(definitionOf([tile], filters), shopModel)).toEqual([
      {
        pointer: "/rows/0/tiles/0/sql",
        message: expect.stringMatching(`${why}; write .* FROM sales WHERE`),
      },
    ]);
    expect(sqlOf(tile, { filters })).toContain("TRUE");
    const ignoring = { ...tile, ignore: ["region"] };
    expect(modelProblems(definitionOf([ignoring], filters), shopModel)).toEqual([]);
  });

  it("while the same member of another cube or view is in reach", () => {
    const sql = "SELECT kind FROM customers c SEMI JOIN sales ON true WHERE {filters}";
    expect(conditionIn(sql, { "sales.ordered_at": "2026-01-01" })).toContain("c.ordered_at >= ");
  });
});

describe("H1: a condition is about the column, and not about a parameter of its name", () => {
  it.each([
    "SELECT 1 FROM sales WHERE len(list_filter(['N'], region -> {filters})) > 0",
    "SELECT 1 FROM sales WHERE len(list_filter(['N'], (region, i) -> i > 0 AND {filters})) > 0",
    "SELECT 1 FROM sales WHERE len(list_filter(['N'], lambda region: {filters})) > 0",
    "SELECT 1 FROM sales WHERE len([1 FOR region IN ['N'] IF {filters}]) > 0",
  ])("%s", (sql) => {
    expect(conditionIn(sql)).toBe("(sales.region = 'N')");
    expect(conditionIn(sql.replace("FROM sales", "FROM sales AS s"))).toBe("(s.region = 'N')");
  });
});

it("H1: what stands for no filter stands apart from the words beside it", () => {
  const sql = "SELECT 1 FROM sales WHERE{filters}AND NOT{filters}ORDER BY 1";
  const tile = { id: "t", table: true, sql };
  expect(sqlOf(tile, { filters })).toBe("SELECT 1 FROM sales WHERE TRUE AND NOT TRUE ORDER BY 1");
  expect(sqlOf(tile, { filters, given: { region: "N" } })).toBe(
    "SELECT 1 FROM sales WHERE(region = 'N')AND NOT(region = 'N')ORDER BY 1",
  );
});

it("a text with thousands of lines below it, none of which goes on, is read to its end", () => {
  const sql = `SELECT region FROM sales WHERE {filters} AND x = 'a' ${"-- '\n".repeat(2000)}${"-".repeat(4000)}`;
  expect(sqlParts(sql).ok).toBe(true);
});
