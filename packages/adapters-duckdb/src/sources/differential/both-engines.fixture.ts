import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cell, ExplainedScan, Query, RowFilter } from "@embedded-analytics/domain";
import pg from "pg";
import { duckdbPorts } from "../../ports.js";
import { cornerColumns, makeSchema, writeCornerParquet } from "./corner-data.fixture.js";
import {
  comparable,
  queryMaker,
  statementRunner,
  urlOfServer,
  type Compared,
} from "./run-statement.fixture.js";
import { cornerModel } from "./corner-model.fixture.js";
import type { AskedStatement } from "./statements.fixture.js";

/** One model over the same data in both engines. */
export interface BothEngines {
  /** Asks a statement of both under one policy: the embedded engine first, then the database. */
  ask(statement: AskedStatement, filter: RowFilter): Promise<readonly [Compared, Compared]>;
  /** One statement of the embedded engine and one of the database, with their rows in their order. */
  askInOrder(
    statements: readonly [AskedStatement, AskedStatement],
    filter: RowFilter,
  ): Promise<readonly [Compared, Compared]>;
  /** What the database is asked for. */
  scansOf(statement: AskedStatement, filter: RowFilter): Promise<readonly ExplainedScan[]>;
  /** All columns of the rows that the database shows under a policy, by their key. */
  visibleRows(filter: RowFilter): Promise<readonly Readonly<Record<string, Cell>>[]>;
  close(): Promise<void>;
}

/** Makes the data in both, and a schema of its own in the database. */
export const openBoth = async (): Promise<BothEngines> => {
  const folder = mkdtempSync(join(tmpdir(), "both-"));
  for (const name of ["embedded/model", "embedded/data", "database/model"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const parquet = join(folder, "embedded", "data", "corner.parquet");
  await writeCornerParquet(parquet);
  const url = urlOfServer();
  const schema = `corner_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await makeSchema(client, schema, parquet);
  writeFileSync(join(folder, "embedded", "model", "corner.yml"), cornerModel("title: Corner"));
  writeFileSync(
    join(folder, "database", "model", "corner.yml"),
    cornerModel("data_source: warehouse"),
  );
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const ports = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 100_000, concurrency: 2, memoryMb: 512 },
    environment: () => url,
    log: { warn: log, error: log },
  });
  const sources = [{ name: "warehouse", kind: "postgres", urlFromEnv: "WAREHOUSE_URL", schema }];
  const deployments = [
    { id: 1, modelFolder: "embedded", requirePolicies: false, timezone: "UTC" },
    { id: 2, modelFolder: "database", requirePolicies: false, timezone: "UTC", sources },
  ] as unknown as readonly Query["deployment"][];

  const queryOf = queryMaker(ports, lines);
  const run = statementRunner(ports, lines);
  const [embedded, database] = deployments as [Query["deployment"], Query["deployment"]];

  return {
    ask: async (statement, filter) => [
      comparable(await run(embedded, statement, filter)),
      comparable(await run(database, statement, filter)),
    ],
    askInOrder: async ([one, other], filter) => [
      comparable(await run(embedded, one, filter), true),
      comparable(await run(database, other, filter), true),
    ],
    scansOf: async (statement, filter) => {
      const query = await queryOf(database, statement, filter);
      const { signal } = new AbortController();
      const explained = await ports.queryExplainer.explain(1, query, { runScans: false }, signal);
      if (explained.kind !== "explained") throw new Error(JSON.stringify(explained));
      return explained.scans;
    },
    visibleRows: async (filter) => {
      const names = cornerColumns.map(([name]) => name);
      const sql = `SELECT ${names.join(", ")} FROM corner ORDER BY id`;
      const { kind, rows, sentence } = await run(database, { sql, timezone: "UTC" }, filter);
      if (kind !== "rows") throw new Error(`${kind}: ${sentence}`);
      return rows.map((row) =>
        Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])),
      );
    },
    close: async () => {
      await ports.close();
      await client.query(`DROP SCHEMA "${schema}" CASCADE`);
      await client.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
