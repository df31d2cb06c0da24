import { DuckDBInstance } from "@duckdb/node-api";
import type { MemberType } from "@embedded-analytics/domain";
import type pg from "pg";

/** The columns of the one table: what each engine calls their types. */
export const cornerColumns = [
  ["id", "BIGINT", "bigint"],
  ["label", "VARCHAR", "text"],
  ["grp", "INTEGER", "integer"],
  ["amount", "DECIMAL(18,4)", "numeric(18,4)"],
  ["score", "DOUBLE", "double precision"],
  ["seen_at", "TIMESTAMP", "timestamp"],
  ["moment", "TIMESTAMP WITH TIME ZONE", "timestamptz"],
  ["day", "DATE", "date"],
  ["flag", "BOOLEAN", "boolean"],
] as const;

/** What the columns are to a policy. */
export const memberTypes: Readonly<Record<string, MemberType>> = {
  ...{ id: "number", label: "string", grp: "number", amount: "number" },
  ...{ seen_at: "time", moment: "time", day: "time", flag: "boolean" },
};

const labels = ["", "a", "A", "a ", "%_\\", "ä", "Ä", "ß", "é", "e\u0301", "😀", "z", "it's", null];
const groups = [1, 2, 2, null, -7, 2147483647];
const amounts = ["0.1000", "-0.1000", "99999999999999.9999", null, "0.0000", "12.3456"];
const scores = ["0.1", "0.2", "-0.0", "0.0", "9007199254740993", null, "-1e10", "NaN"];
// Hours that Berlin and Lord Howe have twice or not at all, local mean time, and far ahead.
const times = [
  "2024-03-31 00:59:59.999999",
  "2024-03-31 01:00:00",
  "2024-10-27 00:30:00",
  "2024-10-27 01:30:00",
  "2024-04-06 15:15:00",
  "1890-01-01 00:00:00",
  "2040-07-01 12:00:00.000001",
  "2024-02-29 23:59:59",
  null,
];
const days = ["2024-02-29", "1999-12-31", "2024-03-31", "0001-01-01", null];

const pick = <Value>(values: readonly Value[], at: number): Value =>
  values[at % values.length] as Value;

/** Rows of corners, each value beside many others; the first of each row is its key. */
const cornerRows: readonly (readonly (string | null)[])[] = Array.from({ length: 120 }, (_, at) =>
  [
    at < 2 ? ["9007199254740991", "9007199254740993"][at] : at,
    pick(labels, at * 5 + Math.floor(at / 14)),
    pick(groups, at),
    pick(amounts, at * 7 + Math.floor(at / 6)),
    pick(scores, at * 3 + Math.floor(at / 8)),
    pick(times, at * 2 + Math.floor(at / 9)),
    pick(times, at * 4 + Math.floor(at / 3)),
    pick(days, at + Math.floor(at / 5)),
    pick(["true", "false", null], at + Math.floor(at / 3)),
  ].map((value) => (value === null || value === undefined ? null : String(value))),
);

/** Writes the one description of the data: a Parquet file. */
export const writeCornerParquet = async (path: string): Promise<void> => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  const columns = cornerColumns.map(([name, type]) => `"${name}" ${type}`).join(", ");
  await connection.run(`CREATE TABLE corner (${columns})`);
  for (const row of cornerRows) {
    const values = row.map((value) =>
      value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`,
    );
    await connection.run(`INSERT INTO corner VALUES (${values.join(", ")})`);
  }
  await connection.run(`COPY corner TO '${path}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
};

/** Makes a schema with the data of that file; where that fails, nothing of it stays. */
export const makeSchema = async (
  client: pg.Client,
  schema: string,
  path: string,
): Promise<void> => {
  await client.query(`CREATE SCHEMA "${schema}"`);
  try {
    await loadCornerParquet(client, schema, path);
  } catch (cause) {
    await client.query(`DROP SCHEMA "${schema}" CASCADE`);
    await client.end();
    throw cause;
  }
};

/** Loads the file value by value, as its text in UTC. */
const loadCornerParquet = async (
  client: pg.Client,
  schema: string,
  path: string,
): Promise<void> => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  const texts = cornerColumns.map(([name]) => `CAST("${name}" AS VARCHAR)`).join(", ");
  const reader = await connection.runAndReadAll(`SELECT ${texts} FROM '${path}'`);
  // Letters have another order there than their bytes, as in many a company's database.
  const columns = cornerColumns
    .map(([name, , type]) => `"${name}" ${type}${type === "text" ? ' COLLATE "und-x-icu"' : ""}`)
    .join(", ");
  await client.query(`SET TimeZone = 'UTC'; CREATE TABLE "${schema}".corner (${columns})`);
  const places = cornerColumns.map(([, , type], at) => `$${at + 1}::text::${type}`).join(", ");
  for (const row of reader.getRows()) {
    await client.query(`INSERT INTO "${schema}".corner VALUES (${places})`, row);
  }
  connection.closeSync();
  instance.closeSync();
};
