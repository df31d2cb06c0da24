import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RowFilter } from "@embedded-analytics/domain";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ tables: deskTables, model: deskModel });
});
afterAll(() => desk.close());

/** How many rows the database hands out for a statement, and what the statement answers. */
const handedOut = async (sql: string, timezone = "UTC") => {
  const [scan, ...others] = await desk.explain(sql, { timezone });
  if (scan === undefined || others.length > 0) throw new Error(`${sql} is not one scan`);
  const text = scan.values.reduceRight(
    (filled, value, at) => filled.replace(`$${at + 1}::`, `'${value}'::`),
    scan.sql,
  );
  const handed = await desk.sql(text);
  return {
    kind: scan.kind,
    why: scan.why,
    handed: handed.length,
    rows: (await desk.ask(sql, { timezone })).rows,
  };
};

describe("conditions that a database applies", () => {
  it.each([
    ["status LIKE 'op%'", 3],
    ["status LIKE 'open'", 3],
    ["status LIKE '%'", 5],
    ["starts_with(status, 'cl')", 2],
    ["status LIKE 'o!pe%' ESCAPE '!'", 3],
    ["status IS NULL", 1],
    ["customer_id IS NOT NULL", 5],
  ])("K2: %s", async (condition, handed) => {
    const sql = `SELECT id FROM tickets WHERE ${condition}`;
    expect(await handedOut(sql)).toMatchObject({ kind: "rows", handed });
    expect((await desk.ask(sql)).rows).toHaveLength(handed);
  });

  // What they cost hangs on how long a text is, also one of a row that the reader does not see.
  it.each([
    ["status LIKE '%en'", 3],
    ["status LIKE 'o_en'", 3],
    ["status ILIKE 'OP%'", 3],
    ["status NOT LIKE 'op%'", 2],
    ["contains(status, 'pe')", 3],
  ])("E9: not %s", async (condition, rows) => {
    const sql = `SELECT id FROM tickets WHERE ${condition}`;
    expect(await handedOut(sql)).toMatchObject({ kind: "rows", handed: 6 });
    expect((await desk.ask(sql)).rows).toHaveLength(rows);
  });
});

describe("the first rows of an order", () => {
  it.each([
    ["SELECT id, status FROM tickets ORDER BY id DESC LIMIT 2", 2, [6, 5]],
    ["SELECT id FROM tickets ORDER BY status DESC NULLS FIRST, id LIMIT 2 OFFSET 1", 3, [1, 3]],
    ["SELECT id, urgent AS status FROM tickets ORDER BY status, id LIMIT 2", 2, [2, 5]],
    ["SELECT id FROM tickets t WHERE t.status = 'open' ORDER BY t.id LIMIT 2", 2, [1, 3]],
    ["SELECT id FROM tickets LIMIT 1", 1, [1]],
  ])("K2: %s", async (sql, handed, ids) => {
    const found = await handedOut(sql);
    expect(found).toMatchObject({ kind: "rows", handed });
    expect(found.rows.map(([id]) => id)).toEqual(ids);
  });

  it.each([
    [
      "a condition that is left here",
      "SELECT id FROM tickets WHERE id % 2 = 0 ORDER BY id LIMIT 2",
    ],
    ["a value that is computed here", "SELECT id, 12 / id FROM tickets ORDER BY id LIMIT 2"],
    ["a value that the model computes", "SELECT id, hours FROM tickets ORDER BY id LIMIT 2"],
    ["an order by what is computed", "SELECT id FROM tickets ORDER BY -id LIMIT 2"],
    ["distinct rows", "SELECT DISTINCT id, status || '' FROM tickets ORDER BY id LIMIT 2"],
    ["a window", "SELECT id, rank() OVER (ORDER BY id) FROM tickets LIMIT 2"],
    ["a qualification", "SELECT id FROM tickets QUALIFY rank() OVER (ORDER BY id) > 1 LIMIT 2"],
    ["a join", "SELECT a.id FROM tickets a, customers b WHERE a.id = b.id ORDER BY a.id LIMIT 2"],
  ])("K2: all rows come for %s", async (_what, sql) => {
    const [scan] = await desk.explain(sql);
    expect(scan?.sql).toMatch(/ LIMIT 1000001$/);
  });
});

describe("grouped scans", () => {
  it("K2: groups by what the statement groups by, and answers alike", async () => {
    const sql = `SELECT status, MEASURE(count), MEASURE(cost), MEASURE(minutes), MEASURE(first),
        MEASURE(urgent_count), round(MEASURE(cost_each), 3)
      FROM tickets GROUP BY status HAVING MEASURE(count) > 1 ORDER BY status`;
    expect(await handedOut(sql)).toEqual({
      kind: "grouped",
      why: undefined,
      handed: 3,
      rows: [
        ["closed", 2, 20.2, 26, "2024-03-31T23:30:00.000", 1, 10.1],
        ["open", 3, 10.15, 16, "2024-03-31T00:30:00.000", 2, 3.383],
      ],
    });
  });

  it("K2: cuts time at the source, under conditions on the time itself", async () => {
    const sql = `SELECT date_trunc('month', opened_at) AS month, MEASURE(count) FROM tickets
      WHERE opened_at >= '2024-03-31 12:00' AND status <> 'lost' GROUP BY 1 ORDER BY 1`;
    expect(await handedOut(sql)).toMatchObject({
      kind: "grouped",
      handed: 3,
      rows: [
        ["2024-03-01T00:00:00.000", 1],
        ["2024-04-01T00:00:00.000", 2],
        ["2024-10-01T00:00:00.000", 1],
      ],
    });
    expect(await handedOut(sql, "Europe/Berlin")).toMatchObject({
      handed: 2,
      rows: [
        ["2024-04-01T00:00:00.000", 3],
        ["2024-10-01T00:00:00.000", 1],
      ],
    });
  });

  it("K2: groups by months that are ordered by the column's own name", async () => {
    const sql = `SELECT date_trunc('month', opened_at) AS opened_at, MEASURE(count) FROM tickets
      GROUP BY ALL ORDER BY opened_at DESC`;
    expect(await handedOut(sql)).toMatchObject({
      kind: "grouped",
      handed: 3,
      rows: [
        ["2024-10-01T00:00:00.000", 2],
        ["2024-04-01T00:00:00.000", 2],
        ["2024-03-01T00:00:00.000", 2],
      ],
    });
  });

  it("K2: counts distinct values over groups, and totals without any row", async () => {
    const distinct = "SELECT MEASURE(customers), MEASURE(count) FROM tickets";
    expect(await handedOut(distinct)).toMatchObject({ kind: "grouped", handed: 4, rows: [[3, 6]] });
    const none = "SELECT MEASURE(count), MEASURE(cost) FROM tickets WHERE status = 'lost'";
    expect(await handedOut(none)).toMatchObject({ handed: 0, rows: [[0, null]] });
    const constant = `SELECT 1 AS one, MEASURE(count) FROM tickets WHERE status = 'lost' GROUP BY 1`;
    expect((await desk.ask(constant)).rows).toEqual([]);
  });

  it("K2: lists values once, for DISTINCT and for GROUP BY", async () => {
    for (const sql of [
      "SELECT DISTINCT urgent FROM tickets ORDER BY 1 NULLS LAST",
      "SELECT urgent FROM tickets GROUP BY urgent ORDER BY 1 NULLS LAST",
    ]) {
      expect(await handedOut(sql)).toMatchObject({ handed: 3, rows: [[false], [true], [null]] });
    }
  });

  it("K2: groups a view over joined cubes, with a window over the groups", async () => {
    const sql = `SELECT tier, MEASURE(cost) AS cost, rank() OVER (ORDER BY MEASURE(count) DESC)
      FROM work GROUP BY tier ORDER BY tier NULLS LAST`;
    expect(await handedOut(sql)).toMatchObject({
      kind: "grouped",
      handed: 3,
      rows: [
        ["free", 0.05, 1],
        ["gold", 30.3, 1],
        [null, 99999999.99, 1],
      ],
    });
  });

  it("K2: computes FILTER over the groups, by the columns that it names", async () => {
    const sql = `SELECT urgent, MEASURE(count) FILTER (WHERE status = 'open'),
        MEASURE(minutes) FILTER (WHERE status = 'closed'), MEASURE(cost), MEASURE(count)
      FROM tickets GROUP BY urgent ORDER BY urgent`;
    expect(await handedOut(sql)).toEqual({
      kind: "grouped",
      why: undefined,
      handed: 5,
      rows: [
        [false, 0, 45, 100000020.19, 2],
        [true, 2, 7, 10.1, 3],
        [null, 1, null, 0.05, 1],
      ],
    });
  });

  it("K3: says why rows come one by one", async () => {
    const cases: readonly (readonly [string, string])[] = [
      ["SELECT id FROM tickets", "no measure, DISTINCT or GROUP BY"],
      ["SELECT status, count(*) FROM tickets GROUP BY 1", "an aggregate of the statement's own"],
      ["SELECT hours, MEASURE(count) FROM tickets GROUP BY 1", "hours groups by a double"],
      ["SELECT MEASURE(count) FILTER (WHERE hours > 1) FROM tickets", "hours groups by a double"],
    ];
    for (const [sql, why] of cases) {
      expect(await handedOut(sql)).toMatchObject({ kind: "rows", why });
    }
  });

  it("E1: the policy stands in the grouped statement, its values apart from it", async () => {
    const rows: RowFilter = {
      kind: "or",
      of: [
        { kind: "compare", member: "status", operator: "contains", values: ["CLO"] },
        { kind: "compare", member: "customer_id", operator: "equals", values: ["1"] },
      ],
    };
    const members = ["status", "customer_id", "count"];
    const access = { tickets: [{ members, rows }] };
    const sql = "SELECT MEASURE(count) FROM tickets";
    const [scan] = await desk.explain(sql, { access });
    expect(scan?.sql).not.toContain("CLO");
    expect(scan?.values).toEqual(["CLO", "1"]);
    expect((await desk.ask(sql, { access })).rows).toEqual([[3]]);
  });
});
