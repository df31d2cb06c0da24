import { afterEach, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { hasPgbouncer, startPgbouncer, type Pgbouncer } from "./pgbouncer.fixture.js";
import { countOf, until } from "./slow-desk.fixture.js";

const slowModel = deskModel.replace(
  "sql_table: desk.tickets",
  "sql: SELECT t.* FROM desk.tickets t, LATERAL (SELECT pg_sleep(60)) s",
);

let pgbouncer: Pgbouncer | undefined;
let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  await pgbouncer?.close();
  desk = undefined;
  pgbouncer = undefined;
});

const openThrough = async (model: string, poolSize: number): Promise<Desk> =>
  (desk = await openDesk({
    tables: deskTables,
    model,
    engine: { query: { seconds: 60, rowsMax: 1000, concurrency: 4, memoryMb: 2048 } },
    urlOf: async (url) => (pgbouncer = await startPgbouncer(url, poolSize)).url,
  }));

const onlyWithIt = hasPgbouncer ? describe : describe.skip;
const reason = hasPgbouncer ? "" : " (skipped: pgbouncer is not installed)";

onlyWithIt(`a database behind PgBouncer in transaction mode${reason}`, () => {
  it("K1: statements share few connections, and none changes what another sees", async () => {
    const at = await openThrough(deskModel, 2);
    const statements = ["UTC", "Europe/Berlin", "Asia/Kathmandu"].flatMap((timezone) =>
      Array.from({ length: 4 }, () => timezone),
    );
    const sql = `SELECT date_trunc('month', opened_at) AS month, MEASURE(count) FROM tickets
      GROUP BY 1 ORDER BY 1`;
    const counts: Readonly<Record<string, readonly number[]>> = {
      UTC: [2, 2, 2],
      "Europe/Berlin": [1, 3, 2],
      "Asia/Kathmandu": [1, 3, 2],
    };
    const answers = await Promise.all(
      statements.map(async (timezone) => ({
        timezone,
        counts: (await at.ask(sql, { timezone })).rows.map(([, count]) => count),
      })),
    );
    for (const answer of answers) expect(answer.counts).toEqual(counts[answer.timezone]);
    const settings = await at.sql("SELECT count(*)::int AS count FROM pg_prepared_statements");
    expect(settings).toEqual([{ count: 0 }]);
  });

  it("E7: an abort ends the query at the source, though all connections are taken", async () => {
    const at = await openThrough(slowModel, 1);
    const abort = new AbortController();
    const ended = at.ask("SELECT id FROM tickets", { signal: abort.signal }).then(
      () => "answered",
      () => "aborted",
    );
    await until(async () => (await countOf(at)) === 1, 10_000);
    abort.abort();
    expect(await until(async () => (await countOf(at)) === 0, 20_000)).toBeLessThan(1_000);
    expect(await ended).toBe("aborted");
    expect((await at.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });
});
