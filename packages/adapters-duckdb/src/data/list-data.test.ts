import { afterAll, expect, it } from "@jest/globals";
import { DuckDBInstance } from "@duckdb/node-api";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listData } from "./list-data.js";

const folder = mkdtempSync(join(tmpdir(), "list-data-"));
const file = join(folder, "data", "live.duckdb");
mkdirSync(join(folder, "data"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = async (...statements: readonly string[]): Promise<void> => {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  for (const sql of statements) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
};

it("E5, K5: rows that a writer has left in the log beside an attached file are another state", async () => {
  await write("CREATE TABLE orders AS SELECT 1 AS id");
  const { mtimeNs, size } = statSync(file, { bigint: true });
  const states = [(await listData(folder)).fingerprint];
  // As one that ends before it has moved them into the file.
  const leavesLog = "PRAGMA disable_checkpoint_on_shutdown";
  for (const id of [2, 3]) {
    await write(leavesLog, `INSERT INTO orders VALUES (${id})`);
    states.push((await listData(folder)).fingerprint);
  }
  expect(statSync(file, { bigint: true })).toMatchObject({ mtimeNs, size });
  expect(new Set(states).size).toBe(3);
  expect((await listData(folder)).fingerprint).toBe(states[2]);
});
