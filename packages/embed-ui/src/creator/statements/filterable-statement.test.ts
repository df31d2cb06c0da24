import { describe, expect, test } from "@jest/globals";
import { canBeFilterable, filterableStatement } from "./filterable-statement.js";

const sqlOf = (sql: string): string | undefined => filterableStatement(sql)?.sql;

describe("H3: a statement is made filterable", () => {
  test("behind its view, where it has no condition", () => {
    expect(sqlOf("SELECT city, MEASURE(revenue) AS revenue FROM sales GROUP BY ALL LIMIT 5")).toBe(
      "SELECT city, MEASURE(revenue) AS revenue FROM sales\nWHERE {filters}\nGROUP BY ALL LIMIT 5",
    );
    expect(sqlOf("select count(*) from sales")).toBe("select count(*) from sales\nWHERE {filters}");
  });

  test("beside its own conditions, which stay together", () => {
    expect(
      sqlOf("SELECT city FROM sales WHERE a = 'x' OR b IN ('group', 'it''s') ORDER BY 1"),
    ).toBe(
      "SELECT city FROM sales WHERE (a = 'x' OR b IN ('group', 'it''s'))\n  AND {filters}\nORDER BY 1",
    );
  });

  test("by the members that it shows, times among them", () => {
    const sql = `SELECT date_trunc('month', ordered_at) AS month, "city" AS town, channel,
      MEASURE(revenue) AS revenue, lower(name) FROM "sales" WHERE city <> '' GROUP BY ALL`;
    expect(filterableStatement(sql)?.members).toEqual([
      { member: "sales.ordered_at", isTime: true },
      { member: "sales.city", isTime: false },
      { member: "sales.channel", isTime: false },
    ]);
    const again = filterableStatement(sqlOf(sql) ?? "");
    expect(again).toEqual({ sql: sqlOf(sql), members: filterableStatement(sql)?.members });
    expect([canBeFilterable(sql), canBeFilterable(sqlOf(sql))]).toEqual([true, false]);
  });

  test.each([
    "SELECT a FROM sales, others",
    "SELECT a FROM sales s",
    "SELECT a FROM sales AS s WHERE s.a = 1",
    "SELECT a FROM sales JOIN others ON true",
    "SELECT a FROM sales UNION SELECT a FROM others",
    "WITH x AS (SELECT 1 AS a) SELECT a FROM x",
    "SELECT a FROM (SELECT a FROM sales)",
    "SELECT a, MEASURE(b) / (SELECT MEASURE(b) FROM sales) FROM sales GROUP BY 1",
    "SELECT a FROM sales WHERE b IN (SELECT b FROM others)",
    "SELECT DISTINCT ON (a) a FROM sales",
    "SELECT sum(a) OVER () FROM sales",
    "SELECT sum(a) FILTER (WHERE b) FROM sales",
    "SELECT a FROM other.sales",
    "SELECT a -- FROM x\nFROM sales",
    "SELECT a /* b */ FROM sales",
    "SELECT a FROM sales WHERE b = e'\\''",
    "SELECT a FROM sales WHERE b = $$x$$",
    "SELECT a FROM sales WHERE (b = 1",
    "SELECT a FROM sales WHERE b = 1)",
    "SELECT a FROM sales; SELECT b FROM sales",
    "SELECT a FROM sales WHERE b = 'open",
    "SELECT 1",
    "FROM sales",
    "",
  ])("but not one of another form: %s", (sql) => {
    expect(filterableStatement(sql)).toBeUndefined();
    expect(canBeFilterable(sql)).toBe(false);
  });

  test("and none takes long to be refused", () => {
    const begin = performance.now();
    for (const part of ["(", "'", '"', "a ", "{ ", "WHERE ", "-", "FROM sales "]) {
      filterableStatement(`SELECT a FROM sales WHERE ${part.repeat(16_000 / part.length)}`);
    }
    // 0.2 s on a quiet machine; what tries each way anew would take minutes.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
