import { describe, expect, it } from "@jest/globals";
import { compiled, sqlOf } from "../dashboards.fixture.js";

describe("H1: a number", () => {
  const number = { id: "n", number: "sales.revenue" };
  const of = (from: string, to: string): string =>
    `WHERE ordered_at >= DATE '${from}' AND ordered_at < DATE '${to}'\n  AND region = 'North'`;

  it("is compared with the days before, under the same conditions", () => {
    const tile = { ...number, compare: "previous period" };
    const given = { region: "North", period: "2026-03-01..2026-03-31" };
    expect(sqlOf(tile, { given })).toBe(
      `SELECT 'current' AS period, MEASURE(revenue) AS revenue
FROM sales
${of("2026-03-01", "2026-04-01")}
UNION ALL
SELECT 'previous' AS period, MEASURE(revenue) AS revenue
FROM sales
${of("2026-01-29", "2026-03-01")}`,
    );
  });

  it("is compared with nothing where no days are chosen", () => {
    const tile = { ...number, compare: "previous period" };
    expect(sqlOf(tile, { given: { period: null } })).toBe(
      "SELECT MEASURE(revenue) AS revenue\nFROM sales",
    );
  });

  it("may have days of its own, which the comparison moves, and the filter's stay", () => {
    const query = { time: { member: "sales.ordered_at", range: "this month" } };
    const tile = { ...number, query, compare: "previous year", ignore: ["period"] };
    const sql = sqlOf(tile);
    expect(sql).toContain("ordered_at >= DATE '2026-05-01' AND ordered_at < DATE '2026-05-21'");
    expect(sql).toContain("ordered_at >= DATE '2025-05-01' AND ordered_at < DATE '2025-05-21'");
    expect(sql.match(/DATE/g)).toHaveLength(4);
  });

  it("has a line over its days, by the hour to the month", () => {
    const sparkOver = (range: string) =>
      /date_trunc\('(\w+)'/.exec(
        sqlOf({ ...number, spark: true }, { given: { period: range }, part: "spark" }),
      )?.[1];
    expect(sparkOver("today")).toBe("hour");
    expect(sparkOver("last 30 days")).toBe("day");
    expect(sparkOver("last 12 months")).toBe("week");
    expect(sparkOver("last 3 years")).toBe("month");
    // Whole weeks, and no part of one at either end.
    expect(
      sqlOf(
        { ...number, spark: true },
        { given: { period: "2026-01-01..2026-05-20" }, part: "spark" },
      ),
    ).toContain("ordered_at >= DATE '2026-01-05' AND ordered_at < DATE '2026-05-18'");
    expect(compiled(number, { part: "spark" }).kind).toBe("invalid");
  });
});
