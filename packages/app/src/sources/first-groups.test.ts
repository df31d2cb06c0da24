import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";

const tables = `
  CREATE SCHEMA desk;
  CREATE COLLATION desk.german (provider = icu, locale = 'de');
  CREATE TABLE desk.sales (id int PRIMARY KEY, customer text COLLATE desk.german, region text,
    sold_at timestamp, price numeric(10,2), vast numeric(38,2), weight double precision, paid boolean);
  INSERT INTO desk.sales
    SELECT n, (ARRAY['a', 'B', 'ä', 'Z', ''])[1 + n % 5] || n % 100,
      CASE n % 3 WHEN 0 THEN 'north' WHEN 1 THEN 'south' END,
      timestamp '2024-01-01' + n * interval '1 hour', n % 7, n % 7, n % 7, n % 2 = 0
    FROM generate_series(1, 3000) n;`;

const model = `
cubes:
  - name: sales
    data_source: desk
    sql_table: desk.sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: customer, sql: customer, type: string }
      - { name: region, sql: region, type: string }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: weight, sql: weight, type: number }
    measures:
      - { name: count, type: count }
      - { name: revenue, type: sum, sql: price }
      - { name: average, type: avg, sql: price }
      - { name: dearest, type: max, sql: price }
      - { name: last_customer, type: max, sql: customer }
      - { name: vast, type: sum, sql: vast }
      - { name: weight_sum, type: sum, sql: weight }
      - { name: customers, type: count_distinct, sql: customer }
      - { name: share, type: number, sql: "{revenue} / {count}" }
    segments:
      - { name: late, sql: "{CUBE}.sold_at > timestamp '2024-03-01'" }
views:
  - name: work
    cubes:
      - { join_path: sales, includes: [customer, region, count, revenue] }
`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ tables, model });
});
afterAll(() => desk.close());

const grouped = "FROM sales GROUP BY 1";

/** How many rows the database hands out for a statement of one scan, and what the statement answers. */
const handedOut = async (sql: string) => {
  const [scan, ...others] = await desk.explain(sql, { runScans: true });
  if (scan === undefined || others.length > 0) throw new Error(`${sql} is not one scan`);
  if ("unavailable" in scan.figures) throw new Error(scan.figures.unavailable);
  return {
    kind: scan.kind,
    why: scan.why,
    handed: scan.figures.run?.rows,
    rows: (await desk.ask(sql)).rows,
  };
};

describe("the first groups of an order", () => {
  it.each([
    ["by a sum", `SELECT customer, MEASURE(revenue) AS r ${grouped} ORDER BY r DESC LIMIT 3`, 3],
    ["by a place", `SELECT customer, MEASURE(count) ${grouped} ORDER BY 2 DESC, 1 LIMIT 3`, 3],
    ["by a key", `SELECT customer, MEASURE(average) ${grouped} ORDER BY customer DESC LIMIT 3`, 3],
    ["by a measure's call", `SELECT region, MEASURE(count) ${grouped} ORDER BY count LIMIT 2`, 2],
    ["behind others", `SELECT customer, MEASURE(count) ${grouped} ORDER BY 2 LIMIT 3 OFFSET 4`, 7],
    ["by a text", `SELECT region, MEASURE(last_customer) AS l ${grouped} ORDER BY l LIMIT 1`, 1],
    ["in no order", `SELECT customer, MEASURE(count) ${grouped} LIMIT 3`, 3],
    ["without a measure", `SELECT customer ${grouped} ORDER BY 1 LIMIT 3`, 3],
    [
      "of all that is listed",
      "SELECT customer, region, MEASURE(count) FROM sales GROUP BY ALL ORDER BY 3, 2 LIMIT 3",
      3,
    ],
    [
      "of months under the column's own name",
      `SELECT date_trunc('month', sold_at) AS sold_at, MEASURE(count) AS count FROM sales
        GROUP BY ALL ORDER BY count DESC, sold_at LIMIT 2`,
      2,
    ],
    [
      "under a condition that the database applies",
      "SELECT customer, MEASURE(count) FROM sales WHERE region = 'north' GROUP BY 1 ORDER BY 2 LIMIT 3",
      3,
    ],
    ["of a view", "SELECT customer, MEASURE(revenue) FROM work GROUP BY 1 ORDER BY 2 LIMIT 3", 3],
    [
      "of a segment",
      "SELECT late, region, MEASURE(revenue) FROM sales GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 2",
      2,
    ],
  ])("K2: %s alone come", async (_what, sql, handed) => {
    const found = await handedOut(sql);
    expect(found).toMatchObject({ kind: "grouped", why: undefined, handed });
    if (!sql.includes("ORDER BY")) return expect(found.rows).toHaveLength(handed);
    // A HAVING brings all groups here; what is left open is decided by the keys.
    const keys = sql.includes("region, MEASURE") && !sql.startsWith("SELECT region") ? "1, 2" : "1";
    const all = sql
      .replace("ORDER BY", "HAVING MEASURE(count) > 0 ORDER BY")
      .replace(" LIMIT", `, ${keys} LIMIT`);
    expect((await desk.explain(all))[0]?.sql).toMatch(/LIMIT 1000001$/);
    expect(found.rows).toEqual((await desk.ask(all)).rows);
  });

  it.each([
    [
      "HAVING",
      "HAVING",
      `SELECT customer, MEASURE(count) ${grouped} HAVING MEASURE(count) > 1 LIMIT 3`,
    ],
    [
      "a condition that is left here",
      "a condition that is applied here",
      "SELECT customer, MEASURE(count) FROM sales WHERE customer ILIKE 'a%' GROUP BY 1 LIMIT 3",
    ],
    [
      "a sum of doubles",
      "an order that is found here",
      `SELECT customer, MEASURE(weight_sum) ${grouped} ORDER BY 2 LIMIT 3`,
    ],
    [
      "an average",
      "an order that is found here",
      `SELECT customer, MEASURE(average) ${grouped} ORDER BY 2 LIMIT 3`,
    ],
    [
      "a computed measure",
      "a measure that may fail",
      `SELECT customer, MEASURE(share) ${grouped} ORDER BY 1 LIMIT 3`,
    ],
    [
      "a sum that may not fit",
      "a measure that may fail",
      `SELECT customer, MEASURE(vast) ${grouped} ORDER BY 1 LIMIT 3`,
    ],
    [
      "distinct values",
      "groups that are put together here",
      `SELECT region, MEASURE(customers) ${grouped} ORDER BY 2 LIMIT 1`,
    ],
    [
      "what is computed here",
      "a value that is computed here",
      `SELECT upper(customer), MEASURE(count) ${grouped} LIMIT 3`,
    ],
    [
      "an order that is computed",
      "an order that is found here",
      `SELECT region, MEASURE(count) ${grouped} ORDER BY -count LIMIT 1`,
    ],
    [
      "a key that is not listed",
      "groups that are put together here",
      "SELECT MEASURE(count) FROM sales GROUP BY customer LIMIT 3",
    ],
    [
      "a FILTER",
      "FILTER",
      `SELECT customer, MEASURE(count) FILTER (WHERE customer > 'a') ${grouped} ORDER BY 1 LIMIT 3`,
    ],
    ["distinct rows", "DISTINCT", "SELECT DISTINCT customer FROM sales ORDER BY 1 LIMIT 3"],
    [
      "a window",
      "a value that is computed here",
      `SELECT customer, rank() OVER (ORDER BY MEASURE(count)) ${grouped} ORDER BY 2 LIMIT 3`,
    ],
    [
      "several groupings",
      "several groupings",
      "SELECT customer, MEASURE(count) FROM sales GROUP BY ROLLUP (1) ORDER BY 2 DESC LIMIT 1",
    ],
    [
      "a finer grouping",
      "groups that are put together here",
      `SELECT date_trunc('month', sold_at), sold_at, MEASURE(count) FROM sales
        GROUP BY 1, 2 ORDER BY 1 LIMIT 3`,
    ],
    [
      "a share of the groups",
      "a LIMIT that is computed",
      `SELECT customer, MEASURE(count) ${grouped} ORDER BY 1 LIMIT 10%`,
    ],
    [
      "a number that is computed",
      "a LIMIT that is computed",
      `SELECT customer, MEASURE(count) ${grouped} ORDER BY 1 LIMIT 1 + 1`,
    ],
  ])("K2 K5: all groups come for %s, and explain says why", async (_what, why, sql) => {
    const [scan] = await desk.explain(sql);
    expect(scan).toMatchObject({ kind: "grouped", why });
    expect(scan?.sql).toMatch(/GROUP BY [\d, ]+ LIMIT 1000001$/);
    expect((await desk.ask(sql)).kind).toBe("rows");
  });

  it("K2: missing values are where the statement wants them, and texts in the order of bytes", async () => {
    const ordered = async (order: string) =>
      (await handedOut(`SELECT customer ${grouped} ORDER BY 1 ${order} LIMIT 3`)).rows.flat();
    expect(await ordered("DESC")).toEqual(["ä97", "ä92", "ä87"]);
    expect(await ordered("NULLS FIRST")).toEqual(["14", "19", "24"]);
    const regions = async (order: string) =>
      (await handedOut(`SELECT region ${grouped} ORDER BY 1 ${order} LIMIT 2`)).rows.flat();
    expect(await regions("")).toEqual(["north", "south"]);
    expect(await regions("DESC")).toEqual(["south", "north"]);
    expect(await regions("NULLS FIRST")).toEqual([null, "north"]);
    expect(await regions("DESC NULLS FIRST")).toEqual([null, "south"]);
  });

  it("K2: pages of equal groups have each of them once", async () => {
    const page = async (offset: number) =>
      (
        await desk.ask(
          `SELECT region, MEASURE(dearest) ${grouped} ORDER BY 2 LIMIT 1 OFFSET ${offset}`,
        )
      ).rows[0]?.[0];
    expect([await page(0), await page(1), await page(2)]).toEqual(["north", "south", null]);
  });

  it("K2: so have pages of equal rows, whatever else is listed of them", async () => {
    for (const [list, size] of [
      ["id, region", 100],
      ["region, weight, id", 70],
    ] as const) {
      const seen: unknown[] = [];
      for (let offset = 0; offset < 700; offset += size) {
        const sql = `SELECT ${list} FROM sales ORDER BY region DESC LIMIT ${size} OFFSET ${offset}`;
        const { rows } = await desk.ask(sql);
        seen.push(...rows.map((row) => row[list.split(", ").indexOf("id")]));
      }
      expect([seen.length, new Set(seen).size]).toEqual([700, 700]);
    }
    const doubles = await desk.ask("SELECT weight FROM sales ORDER BY region LIMIT 3 OFFSET 999");
    expect(doubles.rows).toEqual([[6], [0], [0]]);
  });

  it("K3: more groups than may come are none too many where the first of them are meant", async () => {
    const small = await openDesk({
      tables,
      model,
      engine: { scans: { rowsMax: 50, bytesMax: 1_000_000 } },
    });
    try {
      const sql = `SELECT customer, MEASURE(revenue) ${grouped}`;
      expect(await small.ask(`${sql} ORDER BY 2 DESC, 1 LIMIT 2`)).toEqual({
        kind: "rows",
        rows: (await desk.ask(`${sql} ORDER BY 2 DESC, 1 LIMIT 2`)).rows,
      });
      for (const tooMany of [
        sql,
        `${sql} ORDER BY 2 DESC LIMIT 51`,
        `${sql} HAVING true LIMIT 2`,
      ]) {
        expect((await small.ask(tooMany)).kind).toBe("budget");
      }
    } finally {
      await small.close();
    }
  });
});
