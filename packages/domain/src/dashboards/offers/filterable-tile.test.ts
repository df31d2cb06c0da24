import { describe, expect, it, test } from "@jest/globals";
import { definitionOf, modelWithout, shopModel } from "../dashboards.fixture.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import type { Tile } from "../definition/dashboard.js";
import { filterableTile } from "./filterable-tile.js";
import { selectOfTokens } from "./select/read-select.js";
import { sqlTokens } from "./select/sql-tokens.js";

const tileWith = (sql: string, more: object = { table: true }): Tile => {
  const [tile] = tilesOf(definitionOf([{ id: "a", sql, ...more }], []));
  if (tile === undefined) throw new Error("no tile");
  return tile;
};
const queryOf = (sql: string, more?: object): unknown =>
  filterableTile(tileWith(sql, more), shopModel)?.tile.query;

describe("H3: a statement becomes a query that means the same", () => {
  it("with its measures, dimensions, order and limit", () => {
    const sql = `SELECT region, MEASURE(revenue) AS total FROM sales GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1 LIMIT 5`;
    expect(filterableTile(tileWith(sql, { table: true, title: "T", width: 4 }), shopModel)).toEqual(
      {
        tile: {
          ...{ id: "a", title: "T", width: 4, table: true },
          query: {
            measures: ["sales.revenue"],
            dimensions: ["sales.region"],
            order: { "sales.revenue": "desc", "sales.region": "asc" },
            limit: 5,
          },
        },
        places: [0, 1],
      },
    );
  });

  it("with its time, the days of it, and conditions", () => {
    const sql = `SELECT MEASURE(revenue) AS revenue, date_trunc('month', ordered_at) AS month FROM sales
      WHERE ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-04-01' AND region IN ('N', 'it''s')
        AND channel = 'web' AND pieces > -2 AND is_gift = TRUE AND "order" IS NOT NULL AND business
        AND (NOT region = 'S' OR region IS NULL)
      GROUP BY ALL ORDER BY month`;
    const found = filterableTile(tileWith(sql), shopModel);
    expect(found?.places).toEqual([1, 0]);
    expect(found?.tile.query).toEqual({
      measures: ["sales.revenue"],
      segments: ["sales.business"],
      time: { member: "sales.ordered_at", grain: "month", range: "2026-01-01..2026-03-31" },
      filters: [
        { member: "sales.region", operator: "equals", values: ["N", "it's"] },
        { member: "sales.channel", operator: "equals", values: ["web"] },
        { member: "sales.pieces", operator: "gt", values: [-2] },
        { member: "sales.is_gift", operator: "equals", values: [true] },
        { member: "sales.order", operator: "set" },
        { member: "sales.region", operator: "notEquals", values: ["S"] },
      ],
      order: { "sales.ordered_at": "asc" },
    });
  });

  it("with days that stand beside no cut of that time", () => {
    const of = (where: string): unknown =>
      queryOf(`SELECT region, MEASURE(revenue) AS r FROM sales WHERE ${where} GROUP BY region`);
    const both = "ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-02-01'";
    const member = "sales.ordered_at";
    expect(of(both)).toMatchObject({
      filters: [{ member, operator: "inDateRange", values: ["2026-01-01", "2026-01-31"] }],
    });
    expect(of("ordered_at >= DATE '2026-01-01'")).toMatchObject({
      filters: [{ member, operator: "afterOrOnDate", values: ["2026-01-01"] }],
    });
    expect(of("ordered_at < DATE '2026-01-01'")).toMatchObject({
      filters: [{ member, operator: "beforeDate", values: ["2026-01-01"] }],
    });
  });

  it("and so do a chart, a specification, a table and a number over its columns", () => {
    const sql =
      "SELECT region AS r, MEASURE(revenue) AS total FROM sales GROUP BY ALL ORDER BY total DESC";
    const chart = filterableTile(
      tileWith(sql, { chart: { type: "bar", x: "r", y: "total" } }),
      shopModel,
    );
    expect(chart?.tile.chart).toEqual({ type: "bar", x: "sales.region", y: "sales.revenue" });
    const vega = {
      mark: "bar",
      encoding: {
        y: { field: "r", type: "nominal", sort: "-x", title: "total" },
        x: { field: "total", type: "quantitative" },
      },
    };
    expect(filterableTile(tileWith(sql, { vega }), shopModel)?.tile.vega).toEqual({
      mark: "bar",
      encoding: {
        y: { field: "region", type: "nominal", sort: "-x", title: "total" },
        x: { field: "revenue", type: "quantitative" },
      },
    });
    // What the word means there cannot be said.
    const other = { ...vega, transform: [{ fold: ["total"] }] };
    expect(filterableTile(tileWith(sql, { vega: other }), shopModel)).toBeUndefined();
    const table = { columns: { total: { format: "EUR", bar: true } } };
    expect(filterableTile(tileWith(sql, { table }), shopModel)?.tile.table).toEqual({
      columns: { "sales.revenue": { format: "EUR", bar: true } },
    });
    const number = "SELECT MEASURE(revenue) AS total FROM sales WHERE region = 'N'";
    expect(filterableTile(tileWith(number, { number: "total" }), shopModel)?.tile).toEqual({
      id: "a",
      number: "sales.revenue",
      query: { filters: [{ member: "sales.region", operator: "equals", values: ["N"] }] },
    });
  });

  test.each([
    "SELECT region, revenue / pieces AS x FROM sales GROUP BY ALL",
    "SELECT region, SUM(pieces) AS n FROM sales GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales",
    "SELECT region FROM sales",
    "SELECT region, channel, MEASURE(revenue) AS r FROM sales GROUP BY region",
    "SELECT DISTINCT region FROM sales",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL HAVING MEASURE(revenue) > 1",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL LIMIT 3",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL ORDER BY 2 NULLS FIRST",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL ORDER BY 2 LIMIT 3 OFFSET 1",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE region <> 'N' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE region = 'N' OR channel = 'w' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE pieces = '1' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE region = 1 GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE pieces = 12345678901234567890 GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE ordered_at >= '2026-01-01' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE ordered_at > DATE '2026-01-01' GROUP BY ALL",
    "SELECT channel AS region, MEASURE(revenue) AS r FROM sales WHERE region = 'N' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE {filters} GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales s GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales, customers GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales WHERE region = e'N' GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL -- all",
    "SELECT region, MEASURE(revenue) AS r FROM sales GROUP BY ALL; SELECT 1",
    "SELECT date_trunc('month', ordered_at) AS m, ordered_at FROM sales GROUP BY ALL",
    "SELECT date_trunc('decade', ordered_at) AS m, MEASURE(revenue) AS r FROM sales GROUP BY ALL",
    "SELECT date_trunc('month', region) AS m, MEASURE(revenue) AS r FROM sales GROUP BY ALL",
    "SELECT region AS a, channel AS a FROM sales GROUP BY ALL",
    "SELECT MEASURE(region) AS r FROM sales",
    "SELECT nothing, MEASURE(revenue) AS r FROM sales GROUP BY ALL",
    "SELECT region, MEASURE(revenue) AS r FROM elsewhere GROUP BY ALL",
    "SELECT",
  ])("but not: %s", (sql) => {
    expect(queryOf(sql)).toBeUndefined();
  });

  it("H1: and not one that names what its viewer does not see", () => {
    const sql = "SELECT region, MEASURE(margin) AS margin FROM sales GROUP BY ALL";
    expect(queryOf(sql)).toBeDefined();
    expect(filterableTile(tileWith(sql), modelWithout("margin"))).toBeUndefined();
  });

  it.each([
    ...["(", "'", '"', "a ", "WHERE ", "-", "1,", "AND a = 1 "].map(
      (part) => ["SELECT region FROM sales WHERE ", part, ""] as const,
    ),
    ["SELECT region FROM sales WHERE region = 'N' ", "AND region = 'N' ", "GROUP BY 1"],
    ["SELECT region FROM sales WHERE region IN ('N'", ",'N'", ") GROUP BY 1"],
    ["SELECT region", ", region AS r", " FROM sales"],
    ["SELECT region FROM sales WHERE (", "NOT region = 'S' OR ", "region = 'N') GROUP BY 1"],
  ])("and none is read in more steps than it is long: %s%s…%s", (begin, part, end) => {
    const stepsFor = (length: number): number => {
      const sql = `${begin}${part.repeat(length / part.length)}${end}`;
      const tokens = sqlTokens(sql) ?? [];
      expect(tokens.length).toBeLessThanOrEqual(sql.length);
      let steps = 0;
      const counted = new Proxy(tokens, {
        get: (all, key) => {
          if (typeof key === "string" && /^\d+$/.test(key)) steps += 1;
          return Reflect.get(all, key) as unknown;
        },
      });
      selectOfTokens(counted);
      return steps;
    };
    const [some, more] = [stepsFor(8_000), stepsFor(32_000)];
    // Four times as long; what is said at its begin and end costs a few steps.
    expect(more).toBeLessThanOrEqual(4 * some + 100);
    expect(more).toBeLessThan(40 * 32_000);
  });
});
