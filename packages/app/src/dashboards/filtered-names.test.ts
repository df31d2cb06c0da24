import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { filteredRows, rowsIn } from "./filtered-statements.fixture.js";
import {
  proposalWorld,
  viewer,
  whereItHides,
  type ProposalWorld,
} from "./proposal-world.fixture.js";

let at: ProposalWorld;
beforeAll(async () => {
  at = await proposalWorld();
}, 60_000);
afterAll(() => at.close());

const asked = [
  { product: ["p2"] },
  { other: ["p4"] },
  { product: ["p0", "p2"], other: ["p0", "p4"] },
] as const;

/** The forms in which a FROM names a table and gives it an alias, with what qualifies its columns then. */
const forms: Readonly<Record<string, (table: string) => readonly [string, string]>> = {
  "its own name": (table) => [table, table],
  "a name in quotes": (table) => [`"${table}"`, table],
  capitals: (table) => [table.toUpperCase(), table],
  "an alias": (table) => [`${table} ${table}_`, `${table}_`],
  "an alias with AS": (table) => [`${table} AS ${table}_`, `${table}_`],
  "an alias in quotes": (table) => [`${table} AS "${table} "" x"`, `"${table} "" x"`],
  "an alias as a text": (table) => [`${table} AS '${table}''s'`, `"${table}'s"`],
  "an alias with letters beyond ASCII": (table) => [`${table} ${table}äß`, `${table}äß`],
  "an alias with a dollar": (table) => [`${table} ${table}$`, `${table}$`],
  "an alias that is a word of the language": (table) => [`${table} filter`, `"filter"`],
  "an alias before it": (table) => [`${table}_: ${table}`, `${table}_`],
  "a text before it": (table) => [`'${table} x' : ${table}`, `"${table} x"`],
  ONLY: (table) => [`ONLY ${table} AS ${table}_`, `${table}_`],
  "a wide space": (table) => [`${table}\u3000${table}_`, `${table}_`],
  "the name of the other": (table) =>
    table === "sales" ? ["sales many", "many"] : ["many m", "m"],
  "the name of the other before it": (table) =>
    table === "sales" ? ["many: sales", "many"] : ["m: many", "m"],
  "the name of the other as a text": (table) =>
    table === "sales" ? ["sales AS 'many'", "many"] : ["many AS 'm'", "m"],
};

/** How two tables stand beside each other, where `s` and `m` are what qualifies their columns. */
const joins: Readonly<Record<string, (a: string, b: string, s: string, m: string) => string>> = {
  comma: (a, b, s, m) => `FROM ${a}, ${b} WHERE ${s}.id = ${m}.id AND {filters}`,
  "comma at the end": (a, b, s, m) => `FROM ${a}, ${b}, WHERE ${s}.id = ${m}.id AND {filters}`,
  ON: (a, b, s, m) => `FROM ${b} JOIN ${a} ON ${s}.id = ${m}.id WHERE {filters}`,
  brackets: (a, b, s, m) => `FROM (${a} LEFT JOIN ${b} ON ${s}.id = ${m}.id) WHERE {filters}`,
  "an alias behind USING": (a, b) => `FROM (${a} JOIN ${b} USING (id)) AS x WHERE {filters}`,
};

const byHand = async (sql: string): Promise<readonly string[]> => {
  const { status, body, lines } = await at.call(viewer, "POST", `${whereItHides}/sql`, {
    query: sql,
  });
  expect([sql, status, body["detail"]]).toEqual([sql, 200, undefined]);
  return rowsIn(lines);
};

/** The same rows as those of conditions that are written by hand, with what qualifies each table. */
const isAsByHand = async (sql: string, s: string, m: string): Promise<void> => {
  const expected = [];
  for (const values of asked) {
    const conditions = [
      ...("product" in values ? [`${s}.product IN ('${values.product.join("','")}')`] : []),
      ...("other" in values ? [`${m}.product IN ('${values.other.join("','")}')`] : []),
    ];
    expected.push(await byHand(sql.replace("{filters}", `(${conditions.join(" AND ")})`)));
  }
  expect([sql, await filteredRows(at, sql, asked)]).toEqual([sql, expected]);
};

describe("H1: the condition of a filter is about the table of its member, however that is named", () => {
  it.each(Object.entries(forms))("by %s", async (_, form) => {
    const [a, s] = form("sales");
    for (const [b, m] of [["many mm", "mm"] as const, form("many")]) {
      if (s === m) continue;
      for (const join of Object.values(joins)) {
        const sql = `SELECT ${s}.id AS a, ${m}.id AS b, ${s}.product AS c ${join(a, b, s, m)}`;
        await isAsByHand(sql, s, m);
      }
    }
  });

  it("in a recursive CTE of the same name before its UNION", async () => {
    const sql = `WITH RECURSIVE sales AS (
        SELECT s.id, s.product FROM sales s, many m WHERE s.id = m.id AND s.id < 50 AND {filters}
        UNION ALL SELECT id + 1000, product FROM sales WHERE id < 3000
      ) SELECT id, product FROM sales`;
    await isAsByHand(sql, "s", "m");
  });
});
