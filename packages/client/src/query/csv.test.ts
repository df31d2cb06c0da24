import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { csvBlob, csvPieces } from "./csv.js";
import type { Cell, Column, ColumnType, Row } from "./query.js";

type NamedColumn = Pick<Column, "name" | "column_type">;

const csvOf = async (columns: readonly NamedColumn[], rows: readonly Row[]): Promise<string> => {
  let text = "";
  for await (const piece of csvPieces(columns, rows)) text += piece;
  return text;
};

/** Reads CSV as RFC 4180 has it, apart from the writer: letter by letter, null for what is not quoted. */
const parseCsv = (text: string): readonly (readonly (string | null)[])[] => {
  const records: (string | null)[][] = [];
  let record: (string | null)[] = [];
  let at = 0;
  const quoted = (): string => {
    let value = "";
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error("a quote is not closed");
      if (text[at] !== '"') value += text[at] ?? "";
      else if (text[at + 1] === '"') value += text[(at += 1)] ?? "";
      else break;
    }
    at += 1;
    return value;
  };
  const plain = (): string | null => {
    const start = at;
    while (at < text.length && !/[,\r\n"]/.test(text[at] ?? "")) at += 1;
    return at === start ? null : text.slice(start, at);
  };
  while (at < text.length) {
    record.push(text[at] === '"' ? quoted() : plain());
    if (text[at] === ",") at += 1;
    else {
      if (text.slice(at, at + 2) !== "\r\n") throw new Error(`no end of a line at ${at}`);
      at += 2;
      records.push(record);
      record = [];
    }
    // A comma before the end of a line leaves one more empty cell, which the next turn reads.
  }
  if (record.length > 0) throw new Error("the last line is not ended");
  return records;
};

const types: readonly ColumnType[] = ["String", "Double", "Int64", "Boolean", "Time"];

/** Texts that hurt: every special letter, and what is anywhere in Unicode. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "'", " ", "1", "ä"),
  }),
);
const cells: fc.Arbitrary<Cell> = fc.oneof(
  texts,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    columns: fc.array(fc.record({ name: texts, column_type: fc.constantFrom(...types) }), {
      minLength: width,
      maxLength: width,
    }),
    rows: fc.array(fc.array(cells, { minLength: width, maxLength: width })),
  }),
);

/** What a reader must find for a cell, or with a `'` before it. */
const expected = (cell: Cell): string | null => (cell === null ? null : String(cell));

describe("a result as CSV", () => {
  test("is read back cell for cell, and no text begins a formula", () =>
    fc.assert(
      fc.asyncProperty(tables, async ({ columns, rows }) => {
        const text = await csvOf(columns, rows);
        expect(text.startsWith("\ufeff")).toBe(true);
        const [names, ...lines] = parseCsv(text.slice(1));
        const given = [columns.map(({ name }) => name), ...rows];
        const read = [names, ...lines];
        expect(read).toHaveLength(given.length);
        for (const [row, record] of given.entries()) {
          for (const [at, cell] of record.entries()) {
            const found = read[row]?.[at];
            const isText = typeof cell === "string";
            if (isText && found !== cell) expect(found).toBe(`'${cell}`);
            else expect(found).toBe(expected(cell));
            const type = row === 0 ? "String" : columns[at]?.column_type;
            const mayBeNumber = !isText || type === "Double" || type === "Int64";
            if (/^[=+\-@\t\r]/.test(found ?? "")) {
              expect([mayBeNumber, Number.isNaN(Number(found))]).toEqual([true, false]);
            }
          }
        }
      }),
    ));

  test("numbers stay as they are, also those that a double would change", async () => {
    const columns: readonly NamedColumn[] = [
      { name: "-net", column_type: "Int64" },
      { name: "share", column_type: "Double" },
      { name: "name", column_type: "String" },
    ];
    const rows: readonly Row[] = [
      ["-9007199254740993", -0.5, "-9007199254740993"],
      ["=1+1", "-1.50", "@SUM(A1)"],
      [null, null, ""],
    ];
    expect(await csvOf(columns, rows)).toBe(
      "\ufeff'-net,share,name\r\n" +
        "-9007199254740993,-0.5,'-9007199254740993\r\n" +
        "'=1+1,-1.50,'@SUM(A1)\r\n" +
        ',,""\r\n',
    );
  });

  test.each([
    ["\t=1", "'\t=1"],
    ["\r\n", '"\'\r\n"'],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ["' =1", "' =1"],
    [" =1", '" =1"'],
    ["Umsätze \u{1f600}", "Umsätze \u{1f600}"],
  ])("%j is written %j", async (text, written) => {
    const columns = [{ name: "a", column_type: "String" as const }];
    expect(await csvOf(columns, [[text]])).toBe(`\ufeffa\r\n${written}\r\n`);
  });

  test("as a file is UTF-8 with a byte order mark", async () => {
    const blob = await csvBlob([{ name: "ä", column_type: "String" }], [["ß"]]);
    expect(blob.type).toBe("text/csv;charset=utf-8");
    const bytes = [...new Uint8Array(await blob.arrayBuffer())];
    expect(bytes).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa4, 13, 10, 0xc3, 0x9f, 13, 10]);
  });

  test("rejects where the rows do", async () => {
    async function* rows(): AsyncGenerator<Row> {
      yield ["a"];
      await Promise.reject(new Error("cut"));
    }
    await expect(csvBlob([{ name: "a", column_type: "String" }], rows())).rejects.toThrow("cut");
  });
});
