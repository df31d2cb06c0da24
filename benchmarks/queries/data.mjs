// The two worlds of the benchmark: the demo shop, and ten million events in one table.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";
import { ensureShopData } from "../../packages/app/demo/shop/generate.mjs";

export const shopFolder = fileURLToPath(new URL("../../packages/app/demo/shop", import.meta.url));

/** A folder for everything that is made here, and what removes it. */
export const workFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "benchmark-queries-"));
  await ensureShopData();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

const eventsModel = `cubes:
  - name: events
    sql_table: big.events
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true, prune: true }
      - { name: city, sql: "{CUBE}.city", type: string }
      - { name: kind, sql: "{CUBE}.kind", type: number }
      - { name: happened_at, sql: "{CUBE}.happened_at", type: time, prune: true }
      - { name: amount, sql: "{CUBE}.amount", type: number }
    measures:
      - { name: count, type: count }
      - { name: total, sql: "{CUBE}.amount", type: sum }
    access_policy:
      - group: everybody
        row_level: { allow_all: true }
      - group: local
        row_level:
          filters: [{ member: city, operator: equals, values: ["{ userAttributes.city }"] }]
      - group: half
        row_level:
          filters: [{ member: city, operator: lt, values: [c5] }]
`;

/** A model over ${rows} events of 1,000 cities, in the order of their ids and times. */
export const makeEvents = async (folder, rows) => {
  await mkdir(join(folder, "model"), { recursive: true });
  await mkdir(join(folder, "data"), { recursive: true });
  await writeFile(join(folder, "model", "events.yml"), eventsModel);
  const instance = await DuckDBInstance.create(join(folder, "data", "big.duckdb"));
  const connection = await instance.connect();
  await connection.run(`create table events as select i as id, 'c' || (i * 7919 % 1000) as city,
    (i % 365)::integer as kind, timestamp '2022-01-01' + to_minutes((i / 10)::integer) as happened_at,
    (i * 31 % 10007) / 100.0 as amount from range(${rows}) t(i)`);
  connection.closeSync();
  instance.closeSync();
  return folder;
};
