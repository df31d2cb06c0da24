// The same events twice: in a PostgreSQL of their own, and in a file of the embedded engine.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import pg from "pg";

const model = (table) => `cubes:
  - name: events
    sql_table: ${table}
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true, prune: true }
      - { name: city, sql: "{CUBE}.city", type: string }
      - { name: kind, sql: "{CUBE}.kind", type: number }
      - { name: happened_at, sql: "{CUBE}.happened_at", type: time, prune: true }
      - { name: amount, sql: "{CUBE}.amount", type: number }
    measures:
      - { name: count, type: count }
      - { name: total, sql: "{CUBE}.amount", type: sum }
      - { name: mean, sql: "{CUBE}.amount", type: avg }
      - { name: greatest, sql: "{CUBE}.amount", type: max }
      - { name: cities, sql: "{CUBE}.city", type: count_distinct }
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

// Each number of a row is drawn from its id and the seed by a multiplication that wraps at a prime.
const drawn = (seed, factor, bound) => `((i + ${seed}) * ${factor} % 1000003 % ${bound})`;

const valuesOf = (seed) => ({
  id: "i",
  city: `'c' || ${drawn(seed, 7919, 1000)}`,
  kind: `CAST(${drawn(seed, 104729, 365)} AS integer)`,
  happened_at: "timestamp '2022-01-01' + i * interval '6 seconds'",
  amount: `CAST(${drawn(seed, 31337, 10007)} / 100.0 AS numeric(10,2))`,
});

const listOf = (seed) =>
  Object.entries(valuesOf(seed))
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(", ");

const writeModel = async (folder, table) => {
  await mkdir(join(folder, "model"), { recursive: true });
  await mkdir(join(folder, "data"), { recursive: true });
  await writeFile(join(folder, "model", "events.yml"), model(table));
  return folder;
};

/** Fills the database, with the indexes and statistics that its owner would have made. */
export const makeDatabase = async (url, folder, rows, seed) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `CREATE TABLE events AS SELECT ${listOf(seed)} FROM generate_series(1::bigint, ${rows}) AS t (i)`,
  );
  await client.query("ALTER TABLE events ADD PRIMARY KEY (id)");
  await client.query("CREATE INDEX ON events (city)");
  await client.query("VACUUM ANALYZE events");
  await client.end();
  return writeModel(folder, "events");
};

/** The same rows in a file. */
export const makeFile = async (folder, rows, seed) => {
  await writeModel(folder, "big.events");
  const instance = await DuckDBInstance.create(join(folder, "data", "big.duckdb"));
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE events AS SELECT ${listOf(seed)} FROM range(1, ${rows + 1}) AS t (i)`,
  );
  connection.closeSync();
  instance.closeSync();
  return folder;
};
