import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cell, DataAccess, Query, RowFilter } from "@embedded-analytics/domain";
import pg from "pg";
import { collect } from "../../engine/engine.fixture.js";
import { duckdbPorts } from "../../ports.js";
import { cornerColumns, loadCornerParquet, writeCornerParquet } from "./corner-data.fixture.js";
import { cornerModel, type AskedStatement } from "./statements.fixture.js";

/** What a statement came to: its rows as a bag, numbers to twelve digits. */
export interface Compared {
  readonly kind: string;
  readonly rows: readonly string[];
}

/** One model over the same data in both engines. */
export interface BothEngines {
  /** Asks a statement of both under one policy: the embedded engine first, then the database. */
  ask(statement: AskedStatement, filter: RowFilter): Promise<readonly [Compared, Compared]>;
  /** All columns of the rows that the database shows under a policy, by their key. */
  visibleRows(filter: RowFilter): Promise<readonly Readonly<Record<string, Cell>>[]>;
  close(): Promise<void>;
}

/** The server of the test run, or one that somebody wants to be checked. */
const urlOfServer = (): string => {
  const url = process.env["ENGINE_CHECK_URL"] ?? process.env["EMBEDDED_ANALYTICS_TEST_SERVER_URL"];
  if (url === undefined) throw new Error("No test server: Jest's globalSetup has to start one.");
  return url;
};

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
  await client.query(`CREATE SCHEMA "${schema}"`);
  await loadCornerParquet(client, schema, parquet);
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

  const run = async (
    deployment: Query["deployment"],
    { sql, timezone }: AskedStatement,
    filter: RowFilter,
  ) => {
    const found = await ports.semanticCatalog.load(1, deployment, undefined);
    if (found.kind !== "found") throw new Error(lines.join("\n"));
    const access: DataAccess = Object.fromEntries(
      found.model.cubes.map(({ name, members }) => [
        name,
        [
          {
            members: members.map((member) => member.name),
            // The view has its cubes' policies, and none of its own.
            rows: name === "corner" ? filter : ({ kind: "all" } as const),
          },
        ],
      ]),
    );
    const query: Query = {
      deployment,
      branchName: undefined,
      modelVersion: found.model.version,
      sql,
      access,
      timezone,
      rowsTake: undefined,
      userKey: "reader",
    };
    return collect(ports.queryRunner.run(1, query, new AbortController().signal));
  };
  const [embedded, database] = deployments as [Query["deployment"], Query["deployment"]];

  return {
    ask: async (statement, filter) => [
      comparable(await run(embedded, statement, filter)),
      comparable(await run(database, statement, filter)),
    ],
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

const digits = 12;

const comparable = ({
  kind,
  rows,
}: {
  readonly kind: string;
  readonly rows: readonly (readonly Cell[])[];
}): Compared => ({
  kind,
  rows: rows
    .map((row) =>
      JSON.stringify(
        row.map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(digits)) + 0 : cell)),
      ),
    )
    .sort(),
});
