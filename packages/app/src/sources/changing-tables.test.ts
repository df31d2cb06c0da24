import { afterEach, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { until } from "./slow-desk.fixture.js";

let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

const model = deskModel.replace(
  "sql_table: desk.tickets",
  "sql: SELECT t.* FROM desk.tickets t, LATERAL (SELECT pg_sleep(2)) s",
);
const running = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
  AND state = 'active' AND query LIKE '%pg_sleep(2)%' AND pid <> pg_backend_pid()`;

/** A statement that reads tickets for two seconds, and then the customers. */
const both = "SELECT (SELECT sum(id) FROM tickets), (SELECT sum(id) FROM customers)";

const openRunning = async () => {
  const at = (desk = await openDesk({ tables: deskTables, model }));
  const asked = at.ask(both);
  await until(async () => (await at.sql(running)).length === 1, 20_000);
  return { at, asked };
};

describe("a table that changes under a running statement", () => {
  it("E5: one that is dropped before it is read fails the statement, without a word of the database", async () => {
    const { at, asked } = await openRunning();
    await at.sql("DROP TABLE desk.customers");
    expect(await asked).toEqual({
      kind: "failed",
      rows: [],
      sentence: "The database of these cubes no longer fits the model.",
    });
    expect(at.lines).toContain("Data source desk: SQLSTATE 42P01");
    expect((await at.ask("SELECT sum(id) FROM tickets")).rows).toEqual([[21]]);
  });

  it("K1: rows that are written while it runs are none of its state", async () => {
    const { at, asked } = await openRunning();
    await at.sql("INSERT INTO desk.customers VALUES (100, 'New', NULL)");
    expect((await asked).rows).toEqual([[21, 6]]);
    expect((await at.ask("SELECT sum(id) FROM customers")).rows).toEqual([[106]]);
  });

  it("E5: one that is altered while it is read is read to its end, and altered then", async () => {
    const { at, asked } = await openRunning();
    const altered = at.sql("ALTER TABLE desk.tickets ALTER COLUMN cost TYPE text USING 'geheim'");
    expect((await asked).rows).toEqual([[21, 6]]);
    await altered;
    const failed = await at.ask("SELECT MEASURE(cost) FROM tickets");
    expect(failed.kind).toBe("failed");
    expect(JSON.stringify([failed, at.lines])).not.toContain("geheim");
    expect((await at.ask("SELECT sum(id) FROM tickets")).rows).toEqual([[21]]);
  });
});
