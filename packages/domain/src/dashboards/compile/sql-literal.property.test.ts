import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { sqlOf } from "../dashboards.fixture.js";
import { sqlLiteral, sqlName } from "./sql-literal.js";

/** Texts as somebody would send them who wants to say more than a value. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom("'", '"', "\\", ";", "-", "/", "*", "$", "{", "}", "%", "\n", "a"),
    maxLength: 30,
  }),
  fc.constantFrom(
    "'; DROP TABLE sales; --",
    "' OR '1'='1",
    "\\' OR 1=1 --",
    "{filters}",
    "$1",
    "$$ $$",
    "<img src=x onerror=alert(1)>",
    "''",
    "'",
    "\u2019\u02bc\uff07",
    "a\0b",
    "\ud800",
  ),
);

/** What the text of a statement says, read by the rule of the standard: only a quote ends a text. */
const textsOf = (sql: string): { readonly texts: readonly string[]; readonly code: string } => {
  const texts: string[] = [];
  const code = sql.replace(/'((?:[^']|'')*)'/g, (_, inner: string) => {
    texts.push(inner.replaceAll("''", "'"));
    return "?";
  });
  return { texts, code };
};

const isSayable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

describe("H1: a filter's value", () => {
  it("is a literal of exactly that value, or none", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const literal = sqlLiteral(text);
        if (!isSayable(text)) return expect(literal).toBeUndefined();
        expect(textsOf(literal ?? "")).toEqual({ texts: [text], code: "?" });
      }),
      { numRuns: 2000 },
    );
  });

  it("never changes what a statement says beside it", () => {
    const query = { measures: ["sales.revenue"] };
    const tiles = [
      { id: "a", chart: "bar", query },
      { id: "b", table: true, sql: "SELECT 'it''s' AS a FROM sales WHERE {filters} AND x = '{'" },
    ];
    const filters = [{ name: "region", member: "sales.region", multiple: true }];
    fc.assert(
      fc.property(
        fc.constantFrom(...tiles),
        fc.uniqueArray(hostile.filter(isSayable), { minLength: 1, maxLength: 20 }),
        (tile, region) => {
          const plain = textsOf(
            sqlOf(tile, { filters, given: { region: region.map((_, at) => `${at}`) } }),
          );
          const read = textsOf(sqlOf(tile, { filters, given: { region } }));
          expect(read.code).toBe(plain.code);
          for (const text of region) expect(read.texts).toContain(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is a number as it is, and never one that is none", () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        const literal = sqlLiteral(number);
        if (!Number.isFinite(number)) expect(literal).toBeUndefined();
        else expect(Number(literal) === number).toBe(true);
      }),
    );
    expect(sqlLiteral(-0)).toBe("0");
    expect([sqlLiteral(true), sqlLiteral(false)]).toEqual(["TRUE", "FALSE"]);
  });
});

describe("a name", () => {
  it("is quoted where it would be read as something else", () => {
    expect(["revenue", "Order", "group", "a b", 'a"b', "1a"].map(sqlName)).toEqual([
      "revenue",
      '"Order"',
      '"group"',
      '"a b"',
      '"a""b"',
      '"1a"',
    ]);
  });
});
