import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  filterOperators,
  rowIsVisible,
  type Cell,
  type MemberType,
  type RowFilter,
  type Scalar,
} from "@embedded-analytics/domain";
import { rowFilterSql } from "./row-filter-sql.js";

type Row = Readonly<Record<string, Cell>>;

const types: Readonly<Record<string, MemberType>> = {
  city: "string",
  amount: "number",
  paid: "boolean",
  at: "time",
};
const engineTypes = { city: "VARCHAR", amount: "DOUBLE", paid: "BOOLEAN", at: "TIMESTAMP" };

const texts = ["Berlin", "berlin", "Ham'burg", "", "x%y", "ß", "1", "2026-01-31"];
const times = [
  "2026-02-30",
  "2026-01-31",
  "2026-01-31T10:00:00",
  "2026-02-01T00:00:00Z",
  "2026-02-01 00:30:00+02:00",
];

const rows: fc.Arbitrary<readonly Row[]> = fc.array(
  fc.record({
    city: fc.constantFrom<Cell>(...texts, null),
    amount: fc.constantFrom<Cell>(-1.5, 0, 1, 2, 1e9, null),
    paid: fc.constantFrom<Cell>(true, false, null),
    at: fc.constantFrom<Cell>(
      "2026-01-30T23:59:59.999Z",
      "2026-01-31T10:00:00.000Z",
      "2026-02-01T00:00:00.000Z",
      null,
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

const value = fc.constantFrom<Scalar>(...texts, ...times, 0, 1, 2, -1.5, true, false, "true", "no");
const comparison = fc.record({
  kind: fc.constant("compare" as const),
  member: fc.constantFrom(...Object.keys(types)),
  operator: fc.constantFrom(...filterOperators),
  values: fc.array(value, { maxLength: 3 }),
});
// Texts of numbers and times are the engine's own, so looking into them is left to texts.
const meaningful = comparison.filter(
  ({ member, operator }) => member === "city" || !/contains|startsWith|endsWith/i.test(operator),
);
const filters: fc.Arbitrary<RowFilter> = fc.letrec<{ filter: RowFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    meaningful,
    fc.constant<RowFilter>({ kind: "all" }),
    fc.constant<RowFilter>({ kind: "none" }),
    fc.record({ kind: fc.constant("and" as const), of: fc.array(tie("filter"), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant("or" as const), of: fc.array(tie("filter"), { maxLength: 3 }) }),
  ),
})).filter;

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:");
  connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

const literal = (cell: Cell): string =>
  cell === null
    ? "NULL"
    : typeof cell === "string"
      ? `'${cell.replaceAll("'", "''")}'`
      : String(cell);

const visibleInEngine = async (filter: RowFilter, given: readonly Row[]): Promise<unknown[]> => {
  const list = given
    .map((row, id) => {
      const cells = Object.entries(engineTypes).map(
        ([name, type]) => `CAST(${literal(row[name] ?? null)} AS ${type})`,
      );
      return `(${id}, ${cells.join(", ")})`;
    })
    .join(", ");
  const condition = rowFilterSql(filter, (member) => ({
    sql: `t."${member}"`,
    type: types[member] ?? "string",
  }));
  const reader = await connection.runAndReadAll(
    `SELECT id FROM (VALUES ${list}) t(id, city, amount, paid, "at") WHERE ${condition}`,
  );
  const visible = new Set(reader.getRows().map(([id]) => Number(id)));
  return given.map((_, id) => visible.has(id));
};

describe("E6: a row filter in SQL", () => {
  it("lets through exactly the rows that it means", async () => {
    await fc.assert(
      fc.asyncProperty(filters, rows, async (filter, given) => {
        const expected = given.map((row) =>
          rowIsVisible(filter, row, (member) => types[member] ?? "string"),
        );
        expect(await visibleInEngine(filter, given)).toEqual(expected);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
    );
  });
});
