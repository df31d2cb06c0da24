import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rowIsVisible, type Cell, type Query, type RowFilter } from "@embedded-analytics/domain";
import pg from "pg";
import { duckdbPorts } from "../../ports.js";
import { makeSchema, memberTypes, writeCornerParquet } from "./corner-data.fixture.js";
import {
  comparable,
  statementRunner,
  urlOfServer,
  type Compared,
} from "./run-statement.fixture.js";
import { cornerModel } from "./corner-model.fixture.js";
import type { AskedStatement } from "./statements.fixture.js";

/** One model over two tables of a database: all rows, and those that a policy shows. */
export interface OnlyVisible {
  /** Asks under the policy over all rows, and without one over the rows that it shows. */
  ask(statement: AskedStatement, filter: RowFilter): Promise<readonly [Compared, Compared]>;
  close(): Promise<void>;
}

/** A dimension and a measure that the database cannot compute where `grp` is 2. */
const fallibleMembers = (model: string): string =>
  model
    .replace(
      "    measures:\n",
      '      - { name: share, sql: "100 / ({CUBE}.grp - 2)", type: number }\n    measures:\n',
    )
    .replace(
      "      - { name: count, type: count }\n",
      '      - { name: count, type: count }\n      - { name: shares, type: sum, sql: "100 / ({CUBE}.grp - 2)" }\n',
    );

/**
 * Cubes whose column `quotient` is a column to the model, and computed by the database where it is read: by a
 * view, by the author's own SELECT, and where the server has such columns (18), by the table itself.
 */
const computedCubes = ["viewed", "selected", "generated"] as const;

const quotient = "100 / (grp - 2)";

const sourceOf: Readonly<Record<(typeof computedCubes)[number], string>> = {
  viewed: "sql_table: viewed",
  selected: `sql: "SELECT id, label, grp, ${quotient} AS quotient FROM corner"`,
  generated: "sql_table: generated",
};

const computedModel = computedCubes
  .map(
    (name) => `
  - name: ${name}
    data_source: warehouse
    ${sourceOf[name]}
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: label, sql: label, type: string }
      - { name: grp, sql: grp, type: number }
      - { name: quotient, sql: quotient, type: number }
    measures:
      - { name: count, type: count }
`,
  )
  .join("");

/** Makes them over the table of a schema; answers what the rows of that have to be copied to. */
const makeComputed = async (client: pg.Client, schema: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  const view = `SELECT id, label, grp, ${quotient} AS quotient FROM "${schema}".corner`;
  await client.query(`CREATE VIEW "${schema}".viewed AS ${view}`);
  if ((rows[0]?.version ?? 0) < 180_000) {
    await client.query(`CREATE VIEW "${schema}".generated AS ${view}`);
    return undefined;
  }
  await client.query(`CREATE TABLE "${schema}".generated (id bigint, label text COLLATE "und-x-icu",
    grp integer, quotient integer GENERATED ALWAYS AS (${quotient}) VIRTUAL)`);
  return `"${schema}".generated (id, label, grp)`;
};

/** Makes both tables, in schemas of their own. */
export const openOnlyVisible = async (): Promise<OnlyVisible> => {
  const folder = mkdtempSync(join(tmpdir(), "only-"));
  mkdirSync(join(folder, "corner", "model"), { recursive: true });
  const parquet = join(folder, "corner.parquet");
  await writeCornerParquet(parquet);
  const model = fallibleMembers(cornerModel("data_source: warehouse")).replace(
    "\nviews:",
    `${computedModel}views:`,
  );
  writeFileSync(join(folder, "corner", "model", "corner.yml"), model);
  const url = urlOfServer();
  const suffix = randomBytes(6).toString("hex");
  const schemas = [`all_${suffix}`, `visible_${suffix}`] as const;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const copies: (string | undefined)[] = [];
  for (const schema of schemas) {
    await makeSchema(client, schema, parquet);
    copies.push(await makeComputed(client, schema));
  }
  const [everyCopy, visibleCopy] = copies;
  const fromCorner = `SELECT id, label, grp FROM "${schemas[0]}".corner`;
  if (everyCopy !== undefined) await client.query(`INSERT INTO ${everyCopy} ${fromCorner}`);
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const ports = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 100_000, concurrency: 2, memoryMb: 512 },
    environment: () => url,
    log: { warn: log, error: log },
  });
  const [every, visible] = schemas.map((schema, at) => ({
    ...{ id: at + 1, modelFolder: "corner", requirePolicies: false, timezone: "UTC" },
    sources: [{ name: "warehouse", kind: "postgres", urlFromEnv: "WAREHOUSE_URL", schema }],
  })) as unknown as readonly [Query["deployment"], Query["deployment"]];
  const run = statementRunner(ports, lines, ["corner", ...computedCubes]);
  const all: RowFilter = { kind: "all" };
  const names = Object.keys(memberTypes);
  const listed = { sql: `SELECT ${names.join(", ")} FROM corner`, timezone: "UTC" };
  const { rows } = await run(every, listed, all);
  const rowsByName = rows.map((row): Readonly<Record<string, Cell>> =>
    Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])),
  );

  return {
    ask: async (statement, filter) => {
      const typeOf = (member: string) => memberTypes[member] ?? "string";
      const shown = rowsByName.filter((row) => rowIsVisible(filter, row, typeOf));
      const ids = [shown.map(({ id }) => String(id))];
      const theirs = "WHERE id = ANY($1::bigint[])";
      await client.query(`TRUNCATE "${schemas[1]}".corner`);
      await client.query(
        `INSERT INTO "${schemas[1]}".corner SELECT * FROM "${schemas[0]}".corner ${theirs}`,
        ids,
      );
      if (visibleCopy !== undefined) {
        await client.query(`TRUNCATE "${schemas[1]}".generated`);
        await client.query(`INSERT INTO ${visibleCopy} ${fromCorner} ${theirs}`, ids);
      }
      return [
        comparable(await run(every, statement, filter)),
        comparable(await run(visible, statement, all)),
      ];
    },
    close: async () => {
      await ports.close();
      for (const schema of schemas) await client.query(`DROP SCHEMA "${schema}" CASCADE`);
      await client.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
