import { afterEach, describe, expect, it } from "@jest/globals";
import { startFaultProxy, type FaultProxy } from "@embedded-analytics/testkit";
import { openDesk, type Desk, type DeskOptions } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { countOf, slowModel, until } from "./slow-desk.fixture.js";

let proxy: FaultProxy | undefined;
let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  await proxy?.close();
  desk = undefined;
  proxy = undefined;
});

const unreachable = "The database of these cubes cannot be reached.";

const open = async (options: Partial<DeskOptions> = {}): Promise<Desk> =>
  (desk = await openDesk({ tables: deskTables, model: slowModel, ...options }));

const openThroughProxy = (options: Partial<DeskOptions> = {}): Promise<Desk> =>
  open({ ...options, urlOf: async (url) => (proxy = await startFaultProxy(url)).url });

describe("a connection that breaks", () => {
  it("E5: a wrong password is reported at the line of data_source, without the password", async () => {
    const at = await open({
      model: deskModel,
      urlOf: (url) => {
        const wrong = new URL(url);
        wrong.password = "geheim";
        return wrong.href;
      },
    });
    const lines = at.lines.join("\n");
    expect(lines).toContain("tickets: the data source desk cannot be reached (SQLSTATE 28P01)");
    expect(lines).not.toContain("geheim");
  });

  it("E5: a failover under a running statement fails that statement, and no later one", async () => {
    const at = await open();
    const asked = at.ask("SELECT id FROM tickets");
    await until(async () => (await countOf(at)) === 1, 10_000);
    await at.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'embedded-analytics'`);
    expect(await asked).toMatchObject({ kind: "failed", rows: [], sentence: unreachable });
    expect(at.lines).toContain("Data source desk: SQLSTATE 57P01");
    expect((await at.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });

  it("E5: idle connections that the server has ended are replaced", async () => {
    const at = await openThroughProxy();
    const sql = "SELECT MEASURE(count) FROM customers";
    expect((await at.ask(sql)).rows).toEqual([[3]]);
    proxy?.reset();
    expect((await at.ask(sql)).rows).toEqual([[3]]);
  });

  it("E5: a connection that is reset under a statement fails it", async () => {
    const at = await openThroughProxy();
    const asked = at.ask("SELECT id FROM tickets");
    await until(async () => (await countOf(at)) === 1, 10_000);
    proxy?.reset();
    expect(await asked).toMatchObject({ kind: "failed", sentence: unreachable });
    expect((await at.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });

  it("E7: a network that swallows packets under a statement takes no longer than its time", async () => {
    const query = { seconds: 3, rowsMax: 1000, concurrency: 2, memoryMb: 512 };
    const at = await openThroughProxy({ engine: { query } });
    const begunMs = performance.now();
    const asked = at.ask("SELECT id FROM tickets");
    await until(async () => (await countOf(at)) === 1, 10_000);
    proxy?.freeze();
    expect((await asked).kind).toBe("budget");
    expect(performance.now() - begunMs).toBeLessThan(10_000);
    expect((await at.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });
});

describe("a table that changes under a model", () => {
  it("E5: a column that is dropped fails what reads it, and nothing else", async () => {
    const at = await open({ model: deskModel });
    await at.sql("ALTER TABLE desk.tickets DROP COLUMN status");
    expect(await at.ask("SELECT status FROM tickets")).toMatchObject({
      kind: "failed",
      sentence: "The database of these cubes no longer fits the model.",
    });
    expect((await at.ask("SELECT sum(id) FROM tickets")).rows).toEqual([[21]]);
  });

  it("E5: what is missing is said by file and line, and once every ten seconds at most", async () => {
    const at = await open({ model: deskModel });
    await at.sql("ALTER TABLE desk.tickets DROP COLUMN status");
    for (let time = 0; time < 3; time++) await at.ask("SELECT status FROM tickets");
    const said = at.lines.filter((line) => line.includes("status"));
    expect(said).toEqual([
      expect.stringMatching(
        /model\/desk\.yml:\d+:\d+: tickets\.status: column .*status.* does not exist/,
      ),
      expect.stringMatching(/: tickets\.is_open: column .*status.* does not exist/),
    ]);
    await at.sql("ALTER TABLE desk.tickets ADD COLUMN status text DEFAULT 'open'");
    expect((await at.ask("SELECT DISTINCT status FROM tickets")).rows).toEqual([["open"]]);
  });

  it("E5: a column of another type that fits is read with the next statement", async () => {
    const at = await open({ model: deskModel });
    expect((await at.ask("SELECT sum(customer_id) FROM tickets")).kind).toBe("rows");
    await at.sql(
      "ALTER TABLE desk.tickets ALTER COLUMN customer_id TYPE bigint USING 5000000000 + customer_id",
    );
    const statements = ["SELECT max(customer_id) FROM tickets", "SELECT MEASURE(count) FROM work"];
    const answers = await Promise.all(statements.map((sql) => at.ask(sql)));
    expect(answers.map(({ kind }) => kind)).toEqual(["stale_model", "rows"]);
    expect((await at.ask("SELECT max(customer_id) > 5000000000 FROM tickets")).rows).toEqual([
      [true],
    ]);
    expect(at.lines.join("\n")).not.toContain("5000000000");
  });

  it("T15: a column of another type fails the statement without a word of its values", async () => {
    const at = await open({ model: deskModel });
    await at.sql("ALTER TABLE desk.tickets ALTER COLUMN customer_id TYPE text USING 'geheim'");
    const answer = await at.ask("SELECT id, customer_id FROM tickets");
    expect(answer.kind).toBe("failed");
    expect(JSON.stringify([answer, at.lines])).not.toContain("geheim");
    expect((await at.ask("SELECT sum(id) FROM tickets")).rows).toEqual([[21]]);
  });
});
