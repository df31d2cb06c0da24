import { DuckDBDataChunk, DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { columnValues } from "./column-values.js";

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:");
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

/** What lies in a column of that type after these texts were added; or that the engine refused them. */
const added = async (texts: readonly (string | null)[], type: string): Promise<unknown> => {
  await connection.run(`CREATE OR REPLACE TEMPORARY TABLE added (v ${type})`);
  const appender = await connection.createAppender("added", "main", "temp");
  try {
    const { type: ofChunk, values } = columnValues(texts, type);
    const chunk = DuckDBDataChunk.create([ofChunk]);
    chunk.setColumns([values]);
    appender.appendDataChunk(chunk);
    appender.flushSync();
  } catch {
    return "refused";
  } finally {
    appender.closeSync();
  }
  const reader = await connection.runAndReadAll("SELECT v::VARCHAR FROM added");
  return reader.getRowsJson().map(([value]) => value);
};

/** The same by a cast of the engine's. */
const cast = async (texts: readonly (string | null)[], type: string): Promise<unknown> => {
  const given: unknown[] = [];
  for (const text of texts) {
    const literal = text === null ? "NULL" : `'${text}'`;
    const reader = await connection
      .runAndReadAll(`SELECT CAST(${literal} AS ${type})::VARCHAR`)
      .catch(() => undefined);
    if (reader === undefined) return "refused";
    given.push(reader.getRowsJson()[0]?.[0]);
  }
  return given;
};

const types = [
  "INTEGER",
  "BIGINT",
  "DECIMAL(4,1)",
  "DECIMAL(9,0)",
  "DECIMAL(18,3)",
  "DECIMAL(38,2)",
];

describe("K2: texts of a database in a column of the engine", () => {
  const corners = [
    ["0", "-0", "7", "-12", null],
    ["1.5", "-1.5", "-0.5", "999.9", "0.0"],
    ["1.55", "1.449"],
    ["999999999", "-999999999", "9999999999"],
    ["2147483647", "-2147483648", "2147483648"],
    ["9223372036854775807", "-9223372036854775808"],
    ["9223372036854775808"],
    ["123456789012345678901234567890123456.78"],
    ["1234567890123456789012345678901234567.8"],
    [""],
    ["NaN"],
    ["1e3"],
    [" 5"],
    ["x"],
    ["1."],
    [".5"],
    [null],
  ];
  it.each(types)("is what the engine would cast it to: %s", async (type) => {
    for (const texts of corners) expect(await added(texts, type)).toEqual(await cast(texts, type));
  });

  it("is so for any digits", async () => {
    const text = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 37n }), fc.nat({ max: 4 }))
      .map(([isNegative, digits, places]) => {
        const all = String(digits).padStart(places + 1, "0");
        const number = places === 0 ? all : `${all.slice(0, -places)}.${all.slice(-places)}`;
        return isNegative ? `-${number}` : number;
      });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...types),
        fc.array(text, { maxLength: 3 }),
        async (type, texts) => {
          expect(await added(texts, type)).toEqual(await cast(texts, type));
        },
      ),
    );
  });

  it("is read here where it is plain, and left to the engine where not", () => {
    const isRead = (text: string, type: string) =>
      columnValues([text], type).type !== columnValues(["x"], "VARCHAR").type;
    expect(isRead("12.50", "DECIMAL(38,2)")).toBe(true);
    expect(isRead("12", "INTEGER")).toBe(true);
    expect(isRead("12.505", "DECIMAL(38,2)")).toBe(false);
    expect(isRead("", "BIGINT")).toBe(false);
    expect(isRead("1", "DOUBLE")).toBe(false);
  });
});
