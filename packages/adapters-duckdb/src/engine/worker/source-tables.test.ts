import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { SourceExtract } from "../../guard/scan.js";
import { batchRowsMax } from "../../sources/protocol.js";
import { SourceTables } from "./source-tables.js";

type Row = readonly (string | null)[];

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:", { preserve_insertion_order: "true" });
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

const types = ["BIGINT", "DOUBLE", "VARCHAR", "DECIMAL(10,2)", "TIMESTAMP"];
const extract = {
  name: "~x:test",
  scan: { columns: types.map((type, at) => ({ name: `n${at}`, type })) },
} as unknown as SourceExtract;

const some: readonly Row[] = [
  ["9007199254740993", "0", "a", "1.50", "2024-01-02 00:00:00"],
  ["9007199254740992", "0", "a", "1.50", "2024-01-02 00:00:00"],
  ["-3", "-0", "", "12.00", "2024-01-01 23:59:59.999999"],
  ["-3", "0", "", "12.00", null],
  ["20", "NaN", "ä", "-1.00", "0001-01-01 00:00:00"],
  ["3", "Infinity", null, "9.00", null],
  ["3", "1e-7", "Z", null, null],
  [null, null, null, null, null],
];

/** What lies in the table after batches of these sizes, in its order. */
const carried = async (rows: readonly Row[], batchRows: number): Promise<readonly string[]> => {
  const tables = new SourceTables(connection, [extract]);
  try {
    for (let from = 0; from < rows.length; from += batchRows) {
      const batch = rows.slice(from, from + batchRows);
      const columns = types.map((_, at) => batch.map((row) => row[at] ?? null));
      await tables.add({ at: 0, columns });
    }
    await tables.finish();
    const reader = await connection.runAndReadAll('SELECT *, typeof(n0) FROM "~x:test"');
    return reader.getRowsJson().map((row) => JSON.stringify(row));
  } finally {
    await tables.drop();
  }
};

describe("rows of a database in a table", () => {
  it("E9: lie in the same order, whatever order they came in", async () => {
    const expected = await carried(some, batchRowsMax);
    expect(expected).toHaveLength(some.length);
    for (let turn = 1; turn < some.length; turn++) {
      const turned = [...some.slice(turn), ...some.slice(0, turn)].reverse();
      expect(await carried(turned, batchRowsMax)).toEqual(expected);
    }
  });

  it("K2: are the same of their types, in one batch or in many", async () => {
    const sorted = (rows: readonly string[]) => [...rows].sort();
    const alone = await carried(some, batchRowsMax);
    expect(sorted(await carried(some, 3))).toEqual(sorted(alone));
    expect(alone.every((row) => row.endsWith('"BIGINT"]'))).toBe(true);
  });

  it("are none where none came, and the table is there", async () => {
    expect(await carried([], 1)).toEqual([]);
  });

  it("fail where a value is none of its column, and leave no table", async () => {
    const wrong = [["x", null, null, null, null]];
    await expect(carried(wrong, 1)).rejects.toThrow();
    await expect(carried([...some, ...wrong], 1)).rejects.toThrow();
    const reader = await connection.runAndReadAll("SELECT table_name FROM duckdb_tables()");
    expect(reader.getRowsJson()).toEqual([]);
    expect(await carried(some, 1)).toHaveLength(some.length);
  });

  it("fit the scan, or are refused", async () => {
    const tables = new SourceTables(connection, [extract]);
    await expect(tables.add({ at: 0, columns: [["1"]] })).rejects.toThrow();
    await expect(tables.add({ at: 1, columns: [["1"]] })).rejects.toThrow();
    await tables.drop();
  });
});
