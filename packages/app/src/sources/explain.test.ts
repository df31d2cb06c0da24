import { afterEach, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";

const tables = `
  CREATE SCHEMA desk;
  CREATE TABLE desk.tickets (id int PRIMARY KEY, status text, owner text);
  INSERT INTO desk.tickets SELECT n, CASE n % 4 WHEN 0 THEN 'open' ELSE 'closed' END, 'ada'
    FROM generate_series(1, 1000) n;
  ANALYZE desk.tickets;`;

const model = `
cubes:
  - name: tickets
    data_source: desk
    sql_table: desk.tickets
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: status, sql: status, type: string }
    measures:
      - { name: count, type: count }
`;

const onlyOpen = {
  tickets: [
    {
      members: ["id", "status", "count"],
      rows: {
        kind: "compare",
        member: "status",
        operator: "equals",
        values: ["open"],
      } as const,
    },
  ],
};

let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

describe("explain over a database", () => {
  it("K5: says how many rows the database expects of each scan, under the reader's policy", async () => {
    desk = await openDesk({ tables, model });
    const [all] = await desk.explain("SELECT id FROM tickets");
    expect(all?.kind).toBe("rows");
    expect(all?.figures).toEqual({ rowsEstimated: 1000 });
    const [own] = await desk.explain("SELECT id FROM tickets", { access: onlyOpen });
    expect(own?.figures).toEqual({ rowsEstimated: 250 });
    const [grouped] = await desk.explain("SELECT status, MEASURE(count) FROM tickets GROUP BY 1");
    expect(grouped).toMatchObject({ kind: "grouped", figures: { rowsEstimated: 2 } });
  });

  it("K5: counts what comes and what is read for it, where the database runs the scan", async () => {
    desk = await openDesk({ tables, model });
    const asked = { access: onlyOpen, runScans: true };
    const [rows] = await desk.explain("SELECT id FROM tickets WHERE id <= 100", asked);
    expect(rows?.figures).toMatchObject({ run: { rows: 25 } });
    const [grouped] = await desk.explain("SELECT MEASURE(count) FROM tickets", asked);
    expect(grouped?.figures).toMatchObject({ run: { rows: 1, rowsRead: 1000 } });
  });

  it("T15: a scan that the database refuses is explained without its words", async () => {
    desk = await openDesk({
      tables,
      model: model.replace("sql: status,", "sql: 'status::int::text',"),
    });
    const [scan] = await desk.explain("SELECT status FROM tickets", { runScans: true });
    expect(scan?.sql).toContain("status::int");
    expect(scan?.figures).toEqual({ unavailable: "SQLSTATE 22P02" });
    expect(JSON.stringify(scan)).not.toMatch(/closed|open/);
  });

  it("E7: an abort ends what explain has the database run within a second", async () => {
    const slow = model.replace(
      "sql_table: desk.tickets",
      "sql: SELECT t.* FROM desk.tickets t, LATERAL (SELECT pg_sleep(60)) s",
    );
    desk = await openDesk({ tables, model: slow });
    const running = async () =>
      (
        await desk?.sql(`SELECT 1 FROM pg_stat_activity WHERE state = 'active'
        AND datname = current_database() AND query LIKE 'EXPLAIN%pg_sleep%'`)
      )?.length;
    const abort = new AbortController();
    const asked = { runScans: true, signal: abort.signal };
    const explained = desk.explain("SELECT id FROM tickets", asked).then(
      () => "explained",
      () => "aborted",
    );
    while ((await running()) !== 1) await new Promise((resolve) => setTimeout(resolve, 25));
    const begunMs = performance.now();
    abort.abort();
    expect(await explained).toBe("aborted");
    while ((await running()) !== 0) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(performance.now() - begunMs).toBeLessThan(1_000);
  });
});
