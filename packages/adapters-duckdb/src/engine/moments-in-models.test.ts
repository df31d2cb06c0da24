import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DuckDBInstance } from "@duckdb/node-api";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataAccess, Query, RowFilter } from "@embedded-analytics/domain";
import { duckdbPorts } from "../ports.js";
import { collect } from "./engine.fixture.js";

const folder = mkdtempSync(join(tmpdir(), "moments-in-models-"));
const ports = duckdbPorts({
  folderOf: (name) => join(folder, name),
  cacheDirectory: join(folder, "cache"),
  query: { seconds: 60, rowsMax: 1000, concurrency: 1, memoryMb: 512 },
  log: { warn: () => undefined, error: (line) => void lines.push(line) },
});
const lines: string[] = [];
const deployment = { id: 1, name: "desk", modelFolder: "desk" } as unknown as Query["deployment"];
const signal = new AbortController().signal;
let modelVersion = "";

/** Views and tables of the attached file whose rows change with the moment. */
const others = ["Last 30 days", "over", "dated", "composed"];

/** A cube of a relation in the attached file that has the columns id, team and moment. */
const cubeOver = (name: string, at: number): string => `
  - name: other${at}
    sql: SELECT id, team, moment FROM live."${name}"
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: team, sql: team, type: string }
      - { name: moment, sql: moment, type: number }
`;

beforeAll(async () => {
  mkdirSync(join(folder, "desk", "model"), { recursive: true });
  mkdirSync(join(folder, "desk", "data"));
  writeFileSync(join(folder, "desk", "data", "tickets.csv"), "id,team\n1,a\n2,a\n3,b\n");
  const instance = await DuckDBInstance.create(join(folder, "desk", "data", "live.duckdb"));
  const connection = await instance.connect();
  for (const sql of [
    "CREATE TABLE one AS SELECT 1 AS id, 'a' AS team",
    "CREATE VIEW clock AS SELECT *, epoch_us(now()) AS moment FROM one",
    "CREATE VIEW above AS SELECT * FROM clock",
    "CREATE MACRO stamp() AS epoch_us(get_current_timestamp())",
    'CREATE VIEW "Last 30 days" AS SELECT *, epoch_us(now()) AS moment FROM one',
    'CREATE VIEW over AS SELECT *, moment + 0 AS later FROM "Last 30 days"',
    "CREATE TABLE dated (id INTEGER, team VARCHAR, moment BIGINT GENERATED ALWAYS AS (epoch_us(now())))",
    "INSERT INTO dated (id, team) VALUES (1, 'a')",
    "CREATE VIEW composed AS FROM query('SELECT *, epoch_us(n' || 'ow()) AS moment FROM live.one')",
  ]) {
    await connection.run(sql);
  }
  connection.closeSync();
  instance.closeSync();
  writeFileSync(
    join(folder, "desk", "model", "tickets.yml"),
    `cubes:
  - name: tickets
    sql_table: tickets
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: team, sql: team, type: string }
      - { name: moment, sql: "epoch_us(now())", type: number }
      - { name: chance, sql: "random()", type: number }
      - { name: day, sql: "date_diff('day', DATE '2020-01-01', current_date)", type: number }
    measures:
      - { name: count, type: count }
  - name: live
    sql: SELECT * FROM live.above
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: team, sql: team, type: string }
      - { name: moment, sql: moment, type: number }
      - { name: stamp, sql: "live.stamp()", type: number }
${others.map(cubeOver).join("")}`,
  );
  const found = await ports.semanticCatalog.load(1, deployment, undefined);
  if (found.kind !== "found") throw new Error(`${found.kind}: ${lines.join()}`);
  modelVersion = found.model.version;
});
afterAll(async () => {
  await ports.close();
  rmSync(folder, { recursive: true, force: true });
});

const some: RowFilter = { kind: "compare", member: "team", operator: "equals", values: ["a"] };

const accessTo = (rows: RowFilter): DataAccess => ({
  tickets: [{ members: ["id", "team", "moment", "chance", "day", "count"], rows }],
  live: [{ members: ["id", "team", "moment", "stamp"], rows }],
  ...Object.fromEntries(
    others.map((_, at) => [`other${at}`, [{ members: ["id", "team", "moment"], rows }]]),
  ),
});

const answer = async (sql: string, rows: RowFilter) => {
  const query = { deployment, branchName: undefined, modelVersion, sql, timezone: "UTC" };
  const asked = { ...query, access: accessTo(rows), rowsTake: undefined };
  const collected = await collect(await ports.queryRunner.run(1, asked, signal));
  if (collected.kind !== "rows") throw new Error(collected.sentence);
  return collected.rows;
};

describe("E5: a model that asks for the present moment", () => {
  const all: RowFilter = { kind: "all" };
  for (const [who, rows] of [
    ["a reader of all rows", all],
    ["a reader of some rows, who reads a copy of them", some],
  ] as const) {
    const columns = ["tickets.moment", "tickets.chance", "live.moment", "live.stamp"];
    for (const column of [...columns, ...others.map((_, at) => `other${at}.moment`)]) {
      it(`answers ${column} anew each time: ${who}`, async () => {
        const [cube] = column.split(".");
        const sql = `SELECT max(${column}) AS x FROM ${cube}`;
        const first = await answer(sql, rows);
        expect(await answer(sql, rows)).not.toEqual(first);
      });
    }
    it(`knows the day: ${who}`, async () => {
      const days = Math.floor((Date.now() - Date.UTC(2020, 0, 1)) / 86_400_000);
      const [[day] = []] = await answer("SELECT max(day) AS x FROM tickets", rows);
      expect([days, days + 1]).toContain(day);
    });
  }
});
