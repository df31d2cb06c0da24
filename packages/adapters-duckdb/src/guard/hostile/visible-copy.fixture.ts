import { DuckDBInstance } from "@duckdb/node-api";
import type { Cell } from "@embedded-analytics/domain";
import { runStatement } from "../../engine/worker/run-statement.js";
import { Running } from "../../engine/worker/running.js";
import { worldTables } from "./world-data.fixture.js";
import { userCity, visibleMembers } from "./world.fixture.js";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A bare engine over tables that have the cubes' names; undefined for what it fails on. */
export interface BareEngine {
  rows(sql: string): Promise<readonly (readonly Cell[])[] | undefined>;
  close(): void;
}

/**
 * `visible`: the cubes as tables that hold what the analyst may see and nothing else, so that a
 * statement may do what it likes. `everything`: all columns of all rows, which shows what a statement
 * would get where nobody guards.
 */
export async function openBareEngine(what: "visible" | "everything"): Promise<BareEngine> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const folder = mkdtempSync(join(tmpdir(), "bare-"));
  for (const [name, { columns, csv }] of Object.entries(worldTables("canaries"))) {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, csv);
    const types = Object.entries(columns).map(([column, type]) => `'${column}': '${type}'`);
    await connection.run(
      `CREATE TABLE ${name} AS FROM read_csv('${file}', header = true, columns = {${types.join(", ")}})`,
    );
  }
  rmSync(folder, { recursive: true });
  for (const sql of what === "visible" ? visibleTables : allTables) await connection.run(sql);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET max_temp_directory_size = '0MB'");
  await connection.run("SET memory_limit = '1GB'");
  return {
    rows: async (sql) => {
      const running = new Running(1, () => connection.interrupt());
      const timer = setTimeout(() => running.cancel(), 1000);
      const rows: (readonly Cell[])[] = [];
      const limits = { rowsMax: 100_000, bytesMax: 256 * 1024 * 1024 };
      const statement = { version: "", sql, access: {}, timezone: "UTC", nowMs: 0, ...limits };
      try {
        const last = await runStatement(connection, sql, statement, running, (part) => {
          rows.push(...(part.rows ?? []));
          running.credit.add();
        });
        rows.push(...(last.rows ?? []));
        return last.end.kind === "total" ? rows : undefined;
      } catch {
        return undefined;
      } finally {
        clearTimeout(timer);
        running.ended();
      }
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

const joined = (orders: string) =>
  `SELECT ${orders}, c.name AS customers_name, c.code AS customers_code, c.tier AS customers_tier
   FROM orders o LEFT JOIN customers c ON o.customer_id = c.id`;

const visibleTables = [
  ...Object.entries(visibleMembers).map(
    ([cube, members]) =>
      `CREATE TABLE ${cube} AS SELECT ${members} FROM raw_${cube} WHERE city = '${userCity}'`,
  ),
  `CREATE TABLE sales AS ${joined("o.*")}`,
  ...["raw_orders", "raw_customers", "raw_salaries"].map((name) => `DROP TABLE ${name}`),
];

const allTables = [
  "CREATE VIEW orders AS SELECT *, raw_secret AS secret, 1 AS total_margin FROM raw_orders",
  "CREATE VIEW customers AS FROM raw_customers",
  "CREATE VIEW salaries AS FROM raw_salaries",
  "CREATE VIEW ledger AS FROM raw_salaries",
  `CREATE VIEW sales AS ${joined("o.*, c.email AS customers_email")}`,
];
