import { afterEach, describe, expect, it } from "@jest/globals";
import { startFaultProxy, type FaultProxy } from "@embedded-analytics/testkit";
import { openDesk, type Desk, type DeskOptions } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { countOf, slowModel, until } from "./slow-desk.fixture.js";

let desk: Desk | undefined;
let proxy: FaultProxy | undefined;
afterEach(async () => {
  await desk?.close();
  await proxy?.close();
  desk = undefined;
  proxy = undefined;
});

const open = async (options: Partial<DeskOptions>): Promise<Desk> =>
  (desk = await openDesk({ tables: deskTables, model: slowModel, ...options }));

/** What the server does for the service at this moment. */
const busy = async (at: Desk): Promise<number> =>
  (
    await at.sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'embedded-analytics' AND state <> 'idle' AND pid <> pg_backend_pid()`)
  ).length;

/** Asks, waits until the statement is at its stage, and aborts: both ends have to be there in a second. */
const abortAt = async (at: Desk, sql: string, isThere: () => Promise<boolean>): Promise<void> => {
  const before = await busy(at);
  const abort = new AbortController();
  const ended = at.ask(sql, { signal: abort.signal, user: "ben" }).then(
    ({ kind }) => kind,
    () => "aborted",
  );
  await until(isThere, 20_000);
  const begunMs = performance.now();
  abort.abort();
  expect(await ended).toBe("aborted");
  await until(async () => (await busy(at)) <= before, 5_000);
  expect(performance.now() - begunMs).toBeLessThan(1_000);
};

const waits = (ms: number) => () =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(true), ms));

const customers = "SELECT MEASURE(count) FROM customers";

describe("E7: a statement that is aborted is gone at the source within a second", () => {
  it("while it waits for a connection", async () => {
    const at = await open({ source: { poolMax: 1 } });
    const holder = new AbortController();
    const held = at.ask("SELECT id FROM tickets", { signal: holder.signal }).catch(() => "aborted");
    await until(async () => (await countOf(at)) === 1, 20_000);
    await abortAt(at, customers, waits(500));
    holder.abort();
    expect(await held).toBe("aborted");
    expect((await at.ask(customers)).rows).toEqual([[3]]);
  });

  it("while the host swallows the packets of its connection", async () => {
    const at = await open({ urlOf: async (url) => (proxy = await startFaultProxy(url)).url });
    expect((await at.ask(customers)).rows).toEqual([[3]]);
    proxy?.freeze();
    await abortAt(at, customers, waits(300));
    expect((await at.ask(customers)).rows).toEqual([[3]]);
  });

  it("while its rows are on their way", async () => {
    const many =
      "sql: SELECT n AS id, repeat('x', 500) AS status, 1 AS customer_id, now() AS opened_at, 1 AS minutes, 1::numeric(10,2) AS cost, true AS urgent, current_date AS \"dueOn\" FROM generate_series(1, 900000) n";
    const model = deskModel.replace("sql_table: desk.tickets", many);
    const at = await open({ model, engine: { scans: { rowsMax: 1e6, bytesMax: 1e9 } } });
    const sql = "SELECT max(id), max(status) FROM tickets";
    await abortAt(at, sql, async () => (await busy(at)) === 1 && (await waits(150)()));
    expect((await at.ask(customers)).rows).toEqual([[3]]);
  });

  it("while the second of its scans runs", async () => {
    const at = await open({});
    const sql = `SELECT (SELECT count(*) FROM customers), (SELECT sum(id) FROM tickets)`;
    await abortAt(at, sql, async () => (await countOf(at)) === 1);
    expect((await at.ask(customers)).rows).toEqual([[3]]);
  });

  it("while the service computes over its rows", async () => {
    const at = await open({ model: deskModel });
    const sql = `SELECT count(*) FROM tickets t, range(100000) a(x), range(100000) b(y)
      WHERE t.id * x + y = 7`;
    await abortAt(at, sql, waits(1_500));
    expect((await at.ask(customers)).rows).toEqual([[3]]);
  });
});
