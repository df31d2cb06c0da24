import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { compiled, problemsWith, shopModel, sqlOf } from "../dashboards.fixture.js";
import { conditionIn, filters } from "./statement/condition-in.fixture.js";
import { sqlParts } from "./statement/sql-parts.js";

describe("H1: a filter of a statement is about the cube or view that it names", () => {
  it.each([
    "SELECT s.region FROM sales s JOIN customers c ON s.channel = c.kind WHERE {filters}",
    "SELECT s.region FROM customers, sales AS s WHERE {filters}",
    'SELECT "s".region FROM customers AS c CROSS JOIN "sales" AS "s" WHERE c.kind = \'x\' AND {filters} ORDER BY 1',
    "SELECT * FROM (sales s JOIN customers USING (ordered_at)) LEFT JOIN range(3) r ON true WHERE {filters}",
    "SELECT DISTINCT * FROM SALES s, (SELECT 0.5 AS x FROM customers) d WHERE d.x IS DISTINCT FROM 1 AND ({filters})",
    "FROM customers JOIN sales s ON s.channel = kind WHERE {filters} SELECT kind",
    "SELECT count(*) FILTER (WHERE {filters}) AS n FROM customers, sales s GROUP BY ALL",
    "WITH customers AS (SELECT 1 AS x) SELECT * FROM customers, sales s WHERE {filters}",
    "SELECT kind FROM customers UNION ALL SELECT s.region FROM sales s, range(2) WHERE {filters} -- , sales t",
    "SELECT kind FROM s: sales, customers WHERE {filters}",
    "SELECT kind FROM customers JOIN 's' : ONLY sales ON true WHERE {filters}",
    "SELECT kind FROM sales AS 's', customers AS sales, WHERE {filters}",
    "SELECT kind FROM customers semi_, sales\u00a0s WHERE semi_.semi = semi_.join AND {filters}",
    "SELECT kind FROM (sales s JOIN customers USING (ordered_at)) AS x WHERE {filters}",
    "WITH RECURSIVE sales AS (FROM sales s, customers WHERE {filters} UNION ALL FROM sales) FROM sales",
  ])("by its alias beside others: %s", (sql) => {
    expect(conditionIn(sql)).toBe("(s.region = 'N')");
  });

  it.each([
    ["SELECT * FROM customers NATURAL JOIN sales WHERE {filters}", "(sales.region = 'N')"],
    ['SELECT * FROM customers, sales AS "My sales" WHERE {filters}', `("My sales".region = 'N')`],
    ["SELECT kind FROM customers, sales säle WHERE {filters}", `("säle".region = 'N')`],
    ["SELECT kind FROM customers s, sales s$ WHERE {filters}", `("s$".region = 'N')`],
    ["SELECT kind FROM customers, sales filter WHERE {filters}", `("filter".region = 'N')`],
    ["SELECT x FROM sales s WHERE {filters}", "(region = 'N')"],
    [
      "SELECT kind FROM customers WHERE kind IN (SELECT channel FROM sales WHERE {filters})",
      "(region = 'N')",
    ],
    ["SELECT extract(year FROM ordered_at) FROM sales WHERE {filters}", "(region = 'N')"],
    ["SELECT sum(x) OVER (ORDER BY y) FROM sales WHERE 1.5 < x AND {filters}", "(region = 'N')"],
  ])("with its name, and without one where it stands alone: %s", (sql, condition) => {
    expect(conditionIn(sql)).toBe(condition);
  });

  it("and the filter's own one where another has the same member", () => {
    const given = { "customers.ordered_at": "2026-01-01", region: null };
    const sql = "SELECT kind FROM sales JOIN customers c ON true WHERE {filters}";
    expect(conditionIn(sql, given)).toBe(
      "(c.ordered_at >= DATE '2026-01-01' AND c.ordered_at < DATE '2026-01-02')",
    );
    const alone = "SELECT region FROM sales JOIN range(2) r ON true WHERE {filters}";
    expect(conditionIn(alone, given)).toContain("sales.ordered_at >= ");
  });

  it.each([
    "SELECT kind FROM customers WHERE {filters} AND kind IN (SELECT channel FROM sales)",
    "SELECT region FROM sales WHERE region IN (SELECT kind FROM customers WHERE {filters})",
    "WITH sales AS (SELECT 'a' AS region) SELECT region FROM customers, sales WHERE {filters}",
    "SELECT kind FROM customers, main.sales WHERE {filters}",
    "SELECT kind FROM customers, sales AS s(a, b) WHERE {filters}",
    "SELECT kind FROM sales: customers, s: main.sales WHERE {filters}",
    "WITH RECURSIVE sales AS (FROM customers UNION FROM sales, customers WHERE {filters}) FROM sales",
  ])("and does not reach a place beside which it does not stand: %s", (sql) => {
    expect(conditionIn(sql)).toBe("TRUE");
  });

  it.each([
    [
      "SELECT a.region FROM sales a JOIN sales b ON a.channel = b.channel WHERE {filters}",
      "sales stands twice in the FROM beside it",
    ],
    [
      "SELECT region FROM (SELECT * FROM sales) s WHERE {filters}",
      "no cube or view in the FROM beside it has its member",
    ],
    [
      "WITH s AS (FROM sales) SELECT region FROM s WHERE {filters}",
      "no cube or view in the FROM beside it has its member",
    ],
    [
      "SELECT kind FROM customers WHERE {filters.region} AND kind IN (SELECT channel FROM sales)",
      "no cube or view in the FROM beside it has its member",
    ],
  ])("and is refused by its name where nobody can say which rows it is about: %s", (sql, why) => {
    const tile = { id: "t", table: true, sql };
    expect(problemsWith(tile, filters)).toEqual([]);
    expect(compiled(tile, { filters, given: { region: "N" } })).toEqual({
      kind: "invalid",
      problems: [
        {
          pointer: "/filters/region",
          message: `has no place in the tile's statement: ${why}`,
        },
      ],
    });
    expect(sqlOf(tile, { filters })).toContain("TRUE");
  });

  it("nor between two with the same member, neither of which it names", () => {
    const [, customers] = shopModel.cubes;
    if (customers === undefined) throw new Error("no cube");
    const model = { ...shopModel, cubes: [...shopModel.cubes, { ...customers, name: "returns" }] };
    const sql = "SELECT 1 FROM returns r, customers c WHERE {filters}";
    const given = { "sales.ordered_at": "2026-01-01" };
    expect(compiled({ id: "t", table: true, sql }, { model, filters, given })).toMatchObject({
      problems: [
        {
          pointer: "/filters/sales.ordered_at",
          message: expect.stringContaining("returns and customers in the FROM beside it both have"),
        },
      ],
    });
  });
});

it("H1: whatever a statement is made of, it is read to its end, and nothing of it is lost", () => {
  const words = `SELECT FROM WHERE sales s customers , ( ) [ ] {filters} {filters.region} AS WITH RECURSIVE UNION
    JOIN SEMI LATERAL ON USING GROUP BY ORDER HAVING LIMIT FILTER VALUES DISTINCT . * 'a' "b" 1.5 = -- /**/ ä {`;
  const statement = fc.array(fc.constantFrom(...words.split(/\s+/)), { maxLength: 25 });
  fc.assert(
    fc.property(statement, (tokens) => {
      const sql = tokens.map((token) => (token === "--" ? "-- x\n" : token)).join(" ");
      const read = sqlParts(sql);
      if (!read.ok) throw new Error(read.problem);
      const text = read.parts.map((part) => {
        if (part.kind === "text") return part.text;
        const { clause, sources } = part.place;
        expect(clause === undefined ? sources : []).toEqual([]);
        return part.name === undefined ? "{filters}" : `{filters.${part.name}}`;
      });
      expect(text.join("")).toBe(sql);
    }),
    { numRuns: 3000 },
  );
});
