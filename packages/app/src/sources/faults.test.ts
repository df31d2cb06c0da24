import { createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { countOf, slowModel, until } from "./slow-desk.fixture.js";

let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

describe("a database that cannot be reached", () => {
  let silent: Server;
  beforeAll(async () => {
    // Takes connections and says nothing, as a host does behind a firewall that swallows packets.
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void silent.close());

  it("E5: says so at the line of data_source, without the address", async () => {
    desk = await openDesk({
      tables: deskTables,
      model: deskModel,
      urlOf: () => "postgres://ada:geheim@127.0.0.1:1/desk",
    });
    expect((await desk.ask("SELECT id FROM tickets")).kind).toBe("model_invalid");
    const said = desk.lines.join("\n");
    expect(said).toContain(
      "model/desk.yml:4:18: tickets: the data source desk cannot be reached (ECONNREFUSED)",
    );
    expect(said).not.toMatch(/geheim|127\.0\.0\.1/);
  });

  it("E5: gives up on a host that does not answer", async () => {
    const address = silent.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const begunMs = performance.now();
    desk = await openDesk({
      tables: deskTables,
      model: deskModel,
      urlOf: () => `postgres://ada:geheim@127.0.0.1:${port}/desk`,
    });
    expect(performance.now() - begunMs).toBeLessThan(15_000);
    expect(desk.lines.join("\n")).toContain("cannot be reached");
  });

  it("E5: a wrong database and a variable without a value have different messages", async () => {
    desk = await openDesk({
      tables: deskTables,
      model: deskModel,
      urlOf: (url) => url.replace(/\/[^/?]*(\?|$)/, "/no_such_database$1"),
    });
    expect(desk.lines.join("\n")).toContain("cannot be reached (SQLSTATE 3D000)");
    await desk.close();
    desk = await openDesk({ tables: deskTables, model: deskModel, urlOf: () => "" });
    expect(desk.lines.join("\n")).toContain(
      "the variable DESK_URL of the source desk has no value",
    );
  });
});

describe("a role with few rights", () => {
  it("K1: a table that the role may not read is reported by file and line", async () => {
    desk = await openDesk({
      tables: `${deskTables} REVOKE SELECT ON desk.tickets FROM CURRENT_USER;`,
      model: deskModel,
    });
    expect(desk.lines.join("\n")).toContain(
      "desk.yml:5:16: tickets: permission denied for table tickets",
    );
    await desk.sql("GRANT SELECT ON desk.tickets TO CURRENT_USER");
    expect(await desk.useModel(deskModel)).toEqual([]);
    expect((await desk.ask("SELECT MEASURE(count) FROM work")).rows).toEqual([[6]]);
    await desk.sql("REVOKE SELECT ON desk.tickets FROM CURRENT_USER");
    expect((await desk.ask("SELECT MEASURE(count) FROM work")).kind).toBe("failed");
    expect((await desk.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });
});

describe("a database that changes", () => {
  it("E7: a table that is dropped fails the statement, and no word of it is passed on", async () => {
    desk = await openDesk({ tables: deskTables, model: deskModel });
    expect((await desk.ask("SELECT count(*) FROM tickets")).rows).toEqual([[6]]);
    await desk.sql("DROP TABLE desk.tickets");
    expect(await desk.ask("SELECT count(*) FROM tickets")).toEqual({
      kind: "failed",
      rows: [],
      sentence: "The database of these cubes no longer fits the model.",
    });
    expect(desk.lines).toContain("Data source desk: SQLSTATE 42P01");
    // Its neighbour stays.
    expect((await desk.ask("SELECT MEASURE(count) FROM customers")).rows).toEqual([[3]]);
  });

  it("T15: an error that holds a value of a hidden row says nothing of it", async () => {
    const model = deskModel.replace(
      "sql: customer_id, type: number",
      "sql: status::int, type: number",
    );
    desk = await openDesk({ tables: deskTables, model });
    const answer = await desk.ask("SELECT customer_id FROM tickets");
    expect(answer).toMatchObject({ kind: "failed", sentence: "The query could not be run." });
    expect(desk.lines.join("\n")).not.toMatch(/open|closed/);
  });

  it("E1: what fails on a hidden row does not fail for who does not see it", async () => {
    const model = deskModel.replace(
      "sql: customer_id, type: number",
      "sql: 1 / (id - 3), type: number",
    );
    desk = await openDesk({ tables: deskTables, model });
    const access = (values: readonly number[]) => ({
      tickets: [
        {
          members: ["id", "customer_id"],
          rows: { kind: "compare", member: "id", operator: "equals", values } as const,
        },
      ],
    });
    const sql = "SELECT customer_id FROM tickets WHERE customer_id = 0";
    expect(await desk.ask(sql, { access: access([1, 2, 6]) })).toMatchObject({
      kind: "rows",
      rows: [[0], [0]],
    });
    expect((await desk.ask(sql, { access: access([3]) })).kind).toBe("failed");
  });
});

describe("budgets and ends", () => {
  it("E7: an abort ends the query at the source within a second", async () => {
    desk = await openDesk({ tables: deskTables, model: slowModel });
    const at = desk;
    const abort = new AbortController();
    const asked = desk.ask("SELECT id FROM tickets", { signal: abort.signal });
    const ended = asked.then(
      () => "answered",
      () => "aborted",
    );
    await until(async () => (await countOf(at)) === 1, 10_000);
    abort.abort();
    expect(await ended).toBe("aborted");
    expect(await until(async () => (await countOf(at)) === 0, 5_000)).toBeLessThan(1_000);
  });

  it("E7: a statement that takes too long is over budget, and gone at the source", async () => {
    const engine = { query: { seconds: 2, rowsMax: 1000, concurrency: 2, memoryMb: 512 } };
    desk = await openDesk({ tables: deskTables, model: slowModel, engine });
    const at = desk;
    const answer = await desk.ask("SELECT id FROM tickets");
    expect(answer.kind).toBe("budget");
    expect(answer.sentence).toContain("took longer than 2 seconds");
    await until(async () => (await countOf(at)) === 0, 1_000);
  });

  it("K3: more rows than a statement may have are refused with what to change", async () => {
    const engine = { scans: { rowsMax: 5, bytesMax: 1_000_000 } };
    desk = await openDesk({ tables: deskTables, model: deskModel, engine });
    expect(await desk.ask("SELECT sum(id) FROM tickets")).toEqual({
      kind: "budget",
      rows: [],
      sentence:
        "This needs more than 5 rows of tickets one by one: filter by columns of tickets, or use its measures.",
    });
    expect((await desk.ask("SELECT sum(id) FROM tickets WHERE id <> 3")).rows).toEqual([[18]]);
    expect((await desk.ask("SELECT MEASURE(count) FROM tickets")).rows).toEqual([[6]]);
  });

  it("K1: more statements than connections are answered, over no more connections", async () => {
    desk = await openDesk({
      tables: deskTables,
      model: deskModel,
      source: { poolMax: 2 },
      engine: { query: { seconds: 60, rowsMax: 1000, concurrency: 8, memoryMb: 2048 } },
    });
    const at = desk;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => at.ask("SELECT MEASURE(count) FROM tickets")),
    );
    expect(answers.every(({ kind }) => kind === "rows")).toBe(true);
    const connections = await desk.sql(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'embedded-analytics'`,
    );
    expect(Number(connections[0]?.["count"])).toBeLessThanOrEqual(2);
  });
});
