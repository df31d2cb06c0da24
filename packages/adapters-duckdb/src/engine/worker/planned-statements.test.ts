import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { PlannedStatements } from "./planned-statements.js";

const open: (() => void)[] = [];
let connection: DuckDBConnection;
let plans: PlannedStatements;
beforeEach(async () => {
  const instance = await DuckDBInstance.create(":memory:");
  connection = await instance.connect();
  plans = new PlannedStatements(connection);
  open.push(() => {
    connection.closeSync();
    instance.closeSync();
  });
});
afterAll(() => open.forEach((close) => close()));

const run = async (sql: string): Promise<void> => {
  await (await (await plans.plan(sql)).run()).getRows();
};

/** Holds some 2 MB after it has run. */
const holding = (at: number): string =>
  `WITH o AS MATERIALIZED (SELECT i, hash(i + ${at}) AS h FROM range(100000) r(i))
   SELECT max(a.h) FROM o a, (SELECT * FROM o WHERE i = ${at}) b`;

const heldBytes = async (): Promise<number> => {
  const reader = await connection.runAndReadAll(
    "SELECT sum(memory_usage_bytes) FROM duckdb_memory() WHERE tag = 'COLUMN_DATA'",
  );
  return Number(reader.getRows()[0]?.[0]);
};

describe("E7: plans that are kept", () => {
  it("are used again", async () => {
    const planned = await plans.plan("SELECT 1");
    expect(await plans.plan("SELECT 1")).toBe(planned);
  });

  it("hold at most what they may, the least lately used let go first", async () => {
    for (let at = 0; at < 10; at++) {
      await run(holding(at));
      await plans.trim(1e9);
    }
    const first = await plans.plan(holding(0));
    expect(await heldBytes()).toBeGreaterThan(10_000_000);
    await run("SELECT 1");
    await plans.trim(5_000_000);
    expect(await heldBytes()).toBeLessThan(5_000_000);
    expect(await plans.plan(holding(0))).toBe(first);
  });

  it("one that holds more than all may is let go at once", async () => {
    await run(holding(1));
    await plans.trim(1_000_000);
    expect(await heldBytes()).toBe(0);
  });

  it("a long text counts, too: what is made of it is not counted by the engine", async () => {
    const columns = Array.from({ length: 500 }, (_, at) => `${at} AS c${at}`);
    await run(`SELECT ${columns.join(", ")}`);
    await plans.trim(100_000);
    expect(plans.count).toBeLessThanOrEqual(1);
  });

  it("are bounded in number", async () => {
    for (let at = 0; at < 510; at++) await plans.plan(`SELECT ${at}`);
    expect(plans.count).toBe(500);
  });
});
