import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { DataModel } from "@embedded-analytics/domain";
import { ask, type Asked } from "./fixtures/asking.fixture.js";
import { hospital, odd, saas } from "./fixtures/other-models.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

/** All words that a statement may have beside names and texts. */
const dialect = new Set(
  (
    "select measure as from where group by order desc asc nulls last limit and or not in is null date timestamp date_trunc " +
    "case when then else end min max avg sum count distinct having with full join on coalesce nullif ilike escape union like " +
    "jaro_winkler_similarity lower length contains starts_with strip_accents translate replace string_split list_transform list_max lambda part dayname true median qualify row_number over partition left"
  ).split(" "),
);
/** Columns and relations that the analyst names itself. */
const own = new Set(
  "day week month quarter year hour weekday period share present former figure change change_percent row_count found dimension value whole".split(
    " ",
  ),
);

/** What of a statement is neither the dialect, a name of the model nor an own name. */
const foreignIn = (sql: string, model: DataModel): readonly string[] => {
  const names = new Set(
    model.cubes.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
  );
  const quoted = [...sql.replaceAll(/'(?:[^']|'')*'/g, "''").matchAll(/"((?:[^"]|"")*)"/g)].map(
    (match) => (match[1] ?? "").replaceAll('""', '"'),
  );
  const rest = sql.replaceAll(/'(?:[^']|'')*'/g, " ").replaceAll(/"(?:[^"]|"")*"/g, " ");
  const words = rest.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const isOwn = (word: string): boolean => {
    const plain = word.replace(/_+$/, "");
    const base = plain.replace(/^(avg|median|sum|min|max)_|_count$/g, "");
    const [part = "", whole = ""] = plain.split("_per_");
    if (names.has(part) && (names.has(whole) || own.has(whole))) return true;
    return own.has(plain) || names.has(word) || names.has(plain) || names.has(base);
  };
  return [
    ...words.filter((word) => !dialect.has(word.toLowerCase()) && !isOwn(word)),
    ...quoted.filter((word) => !isOwn(word) && !/^[\w ,:-]{1,80}$/.test(word)),
    ...(/[;]|--|\/\*/.test(rest) ? ["a sign that ends or hides"] : []),
  ];
};

const statementsOf = ({ queries, lookUps }: Asked): readonly string[] => [
  ...queries.map(({ sqlQuery }) => String(sqlQuery)),
  ...lookUps,
];

const words =
  "revenue orders customers city by per in not vs top 5 top worst share of margin month 2025 last quarter before grew more than 100 only lamps and what about as a table same for products Berlin yesterday since between".split(
    " ",
  );
const hostileWord = fc.constantFrom(
  "'; DROP TABLE orders; --",
  "' OR 1=1 --",
  '"sales".secret',
  "$$ ; $$",
  "\\'; SELECT 1",
  "\u0000",
  "%_%",
  "/* */",
  "\n\r\u2028",
  "\ud800",
  "it''s",
  "“quoted ' text”",
  "1e308",
  "99999999999999999999",
  "last 99999 years",
  "q9 0000",
  "31 February 2025",
  "0000-00-00",
);
const question = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: hostileWord },
      fc.string({ unit: "binary", maxLength: 12 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(" "));

describe("T9: whatever somebody writes", () => {
  it.each<[string, DataModel]>([
    ["the shop", shop],
    ["a hospital", hospital],
    ["software as a service", saas],
    ["odd names", odd],
  ])("statements over %s hold names of the model and quoted texts alone", async (_name, model) => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (questions) => {
        let history: Asked["history"] = [];
        for (const each of questions) {
          // Values as hostile as the questions.
          const values = [...shopValues, ...questions.map((value) => ["city", value] as const)];
          const asked = await ask(each, { model, values, history, rows: [[each, 1]] });
          history = asked.history;
          for (const sql of statementsOf(asked)) {
            expect({ sql, foreign: foreignIn(sql, model) }).toEqual({ sql, foreign: [] });
            expect(sql).not.toContain("\u0000");
          }
          expect(asked.content).not.toBe("");
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never throws on any text, however long", async () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect((await ask(text, { model: shop })).content).not.toBe("");
      }),
      { numRuns: 500 },
    );
    const started = performance.now();
    await ask("revenue 'x ".repeat(100_000), { model: shop });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("a value is quoted as it is", async () => {
    const value = "O'Brien's \\ \"place\"";
    const { queries } = await ask("revenue in O'Brien's place", {
      model: shop,
      values: [["city", value]],
    });
    expect(queries[0]?.sqlQuery).toBe(
      `SELECT MEASURE(revenue) AS revenue FROM sales WHERE city = 'O''Brien''s \\ "place"'`,
    );
  });

  it("what LIKE would take for a pattern is taken by the letter", async () => {
    const { lookUps } = await ask('revenue of "100%_sure"', { model: shop });
    expect(lookUps[0]).toContain(
      `contains(translate(strip_accents(lower(city)), 'łøđðıħ', 'loddih'), '100%_sure')`,
    );
  });
});
