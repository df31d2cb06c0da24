import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataAccess, RowFilter } from "@embedded-analytics/domain";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ tables: deskTables, model: deskModel });
});
afterAll(() => desk.close());

const rowsOf = async (sql: string, access?: DataAccess, timezone = "UTC") => {
  const answer = await desk.ask(sql, access === undefined ? { timezone } : { access, timezone });
  expect({ ...answer, rows: [] }).toEqual({ kind: "rows", rows: [] });
  return answer.rows;
};

const tickets = (rows: RowFilter, members = ["id", "status", "count", "cost"]): DataAccess => ({
  tickets: [{ members, rows }],
});

describe("statements over a database", () => {
  it("K1: reads rows of a table in a schema, in the types of the model", async () => {
    const sql = `SELECT id, status, opened_at, due_on, urgent, hours, customer, is_open
      FROM tickets ORDER BY id`;
    expect(await rowsOf(sql)).toEqual([
      [1, "open", "2024-03-31T00:30:00.000", "2024-04-01", true, 0.5, "Acme", true],
      [2, "closed", "2024-03-31T23:30:00.000", "2024-04-02", false, 0.75, "Acme", false],
      [3, "open", "2024-04-01T12:00:00.000", null, null, null, "Böhm", true],
      [4, "closed", "2024-04-02T08:00:00.000", "2024-04-03", true, 7 / 60, "Böhm", false],
      [5, null, "2024-10-27T00:30:00.000", "2024-04-03", false, 1 / 60, "Ćosić", null],
      [6, "open", "2024-10-27T01:30:00.000", "1999-12-31", true, 2 / 60, null, true],
    ]);
  });

  it("K2: computes measures, with what stands around them in the embedded engine", async () => {
    const sql = `SELECT status, MEASURE(count), MEASURE(cost), MEASURE(minutes), MEASURE(first),
        MEASURE(urgent_count), MEASURE(customers), round(MEASURE(cost_each), 3)
      FROM tickets GROUP BY status ORDER BY status NULLS LAST`;
    expect(await rowsOf(sql)).toEqual([
      ["closed", 2, 20.2, 26, "2024-03-31T23:30:00.000", 1, 2, 10.1],
      ["open", 3, 10.15, 16, "2024-03-31T00:30:00.000", 2, 2, 3.383],
      [null, 1, 99999999.99, 1, "2024-10-27T00:30:00.000", 0, 1, 99999999.99],
    ]);
  });

  it("K1: joins what the model joins, in a view as well", async () => {
    const sql = `SELECT name, tier, MEASURE(count), MEASURE(cost) FROM work
      WHERE status = 'open' GROUP BY ALL ORDER BY name NULLS LAST`;
    expect(await rowsOf(sql)).toEqual([
      ["Acme", "gold", 1, 10.1],
      ["Böhm", "free", 1, 0.05],
      [null, null, 1, 0],
    ]);
  });

  it("K2: shows times by the reader's clock, over both changes of it", async () => {
    const sql = `SELECT date_trunc('day', opened_at) AS day, MEASURE(count) FROM tickets
      GROUP BY 1 ORDER BY 1`;
    expect(await rowsOf(sql, undefined, "Europe/Berlin")).toEqual([
      ["2024-03-31T00:00:00.000", 1],
      ["2024-04-01T00:00:00.000", 2],
      ["2024-04-02T00:00:00.000", 1],
      ["2024-10-27T00:00:00.000", 2],
    ]);
  });

  it("E1: a reader gets the rows of the policy and no others", async () => {
    const mine: RowFilter = {
      kind: "compare",
      member: "customer_id",
      operator: "equals",
      values: ["2"],
    };
    expect(await rowsOf("SELECT id FROM tickets ORDER BY id", tickets(mine))).toEqual([[3], [4]]);
    const sum = "SELECT MEASURE(count), MEASURE(cost) FROM tickets";
    expect(await rowsOf(sum, tickets(mine))).toEqual([[2, 0.05]]);
    expect(await rowsOf(sum, tickets({ kind: "none" }))).toEqual([[0, null]]);
  });

  it("K2: conditions of a statement change nothing but how much is read", async () => {
    const cases: readonly (readonly [string, readonly number[]])[] = [
      ["status = 'open'", [1, 3, 6]],
      ["'open' > status", [2, 4]],
      ["id IN (1, 5, 77)", [1, 5]],
      ["4 <= id", [4, 5, 6]],
      ["opened_at BETWEEN '2024-03-31 23:00' AND TIMESTAMP '2024-04-01 12:00:00'", [2, 3]],
      ["due_on >= '2024-04-02'", [2, 4, 5]],
      ["due_on < DATE '2024-04-02'", [1, 6]],
      ["customer = 'Acme'", [1, 2]],
      ["hours > 0.4", [1, 2]],
      ["urgent", [1, 4, 6]],
      ["status <> 'it''s \\ %'", [1, 2, 3, 4, 6]],
    ];
    for (const [condition, ids] of cases) {
      const rows = await rowsOf(`SELECT id FROM tickets WHERE ${condition} ORDER BY id`);
      expect([condition, rows.map(([id]) => id)]).toEqual([condition, ids]);
    }
  });

  it("K2: a missing value that an outer join makes is none of the database's rows", async () => {
    const sql = `SELECT t.id FROM tickets t LEFT JOIN customers c ON t.customer_id = c.id
      WHERE c.id IS NULL ORDER BY 1`;
    expect(await rowsOf(sql)).toEqual([[6]]);
  });

  it("K2: a statement joins cubes of a database in the embedded engine", async () => {
    const sql = `SELECT c.name, MEASURE(t.count) FROM tickets t
      JOIN customers c ON t.customer_id = c.id GROUP BY 1 ORDER BY 1`;
    expect(await rowsOf(sql)).toEqual([
      ["Acme", 2],
      ["Böhm", 2],
      ["Ćosić", 1],
    ]);
  });
});
