import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataAccess, RowFilter } from "@embedded-analytics/domain";
import { openDesk, type Desk } from "./desk.fixture.js";

// PostgreSQL cuts every name behind 63 bytes, without a word.
const bytes63 = `${"ä".repeat(31)}x`;
const bytes64 = "ä".repeat(32);
/** Alike up to the byte where the server cuts: as the model names them, letters of one byte each. */
const long = (end: string, length: number): string => "n".repeat(length - end.length) + end;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columns = {
  exact: bytes63,
  over: bytes64,
  quotes: 'say "hello" $1',
  spaces: " größe in cm ",
  word: "select",
  upper: "Status",
  sign: "🙂",
};

const table = `"Größe ""x""".${quoted('Odd "T" ü; --')}`;
const list = Object.values(columns).map(quoted);
const tables = `
  CREATE SCHEMA "Größe ""x""";
  CREATE TABLE ${table} (id int PRIMARY KEY, ${list.map((name) => `${name} text`).join(", ")});
  INSERT INTO ${table} SELECT n, ${list.map((_, at) => `'v${at}-' || n % ${at + 2}`).join(", ")}
    FROM generate_series(1, 60) n;
  CREATE TABLE public.plain (id int PRIMARY KEY, one int, two int, parent int);
  INSERT INTO public.plain SELECT n, n % 3, n % 5, n FROM generate_series(1, 30) n;`;

const inYaml = (sql: string): string => `'${sql.replaceAll("'", "''")}'`;

const odd = `
cubes:
  - name: odd
    data_source: desk
    sql_table: ${inYaml(table)}
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
${Object.entries(columns)
  .map(
    ([name, column]) => `      - { name: ${name}, sql: ${inYaml(quoted(column))}, type: string }`,
  )
  .join("\n")}
    measures:
      - { name: count, type: count }
      - { name: greatest, type: max, sql: ${inYaml(`{CUBE}.${quoted(columns.sign)}`)} }
`;

/** Two cubes joined, whose names and whose members' names are alike in their first 63 letters. */
const cubeOf = (end: string, length: number, joined?: string): string => `
  - name: ${long(end, length)}
    data_source: desk
    sql_table: public.plain
    public: true
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: ${long("_one", 64)}, sql: "{CUBE}.one", type: number }
      - { name: ${long("_two", 64)}, sql: "{CUBE}.two", type: number }
    measures:
      - { name: ${long("_sum_one", 128)}, type: sum, sql: one }
      - { name: ${long("_sum_two", 128)}, type: sum, sql: "{${long("_two", 64)}}" }
      - { name: ${long("_few", 128)}, type: count, filters: [{ sql: "{CUBE}.one = 1" }] }
${
  joined === undefined
    ? ""
    : `    joins:
      - { name: ${joined}, relationship: many_to_one, sql: "{CUBE}.parent = {${joined}.id}" }`
}`;
const [parent, child] = [long("_parent", 127), long("_child", 128)];
const model = `${odd}${cubeOf("_parent", 127)}${cubeOf("_child", 128, parent)}
views:
  - name: ${long("_view", 120)}
    cubes:
      - { join_path: ${child}, includes: [${long("_one", 64)}, ${long("_sum_two", 128)}] }
      - join_path: ${child}.${parent}
        includes:
          - { name: ${long("_two", 64)}, alias: ${long("_two_of_parent", 64)} }
          - { name: ${long("_sum_one", 128)}, alias: ${long("_sum_of_parent", 64)} }
`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ tables, model });
});
afterAll(() => desk.close());

const rowsOf = async (sql: string, access?: DataAccess) => {
  const answer = await desk.ask(sql, access === undefined ? {} : { access });
  expect({ ...answer, rows: [] }).toEqual({ kind: "rows", rows: [] });
  return answer.rows;
};

describe("names in a database", () => {
  it("K1: the model has no mistakes", () => {
    expect(desk.lines).toEqual([]);
  });

  it.each(Object.keys(columns))("K2: a column that needs quotes, as %s", async (name) => {
    const at = Object.keys(columns).indexOf(name);
    const first = `v${at}-0`;
    const own = Math.floor(60 / (at + 2));
    const rows: RowFilter = { kind: "compare", member: name, operator: "equals", values: [first] };
    const members = [...Object.keys(columns), "id", "count", "greatest"];
    const access = { odd: [{ members, rows }] };
    expect(await rowsOf("SELECT MEASURE(count) FROM odd", access)).toEqual([[own]]);
    expect(await rowsOf(`SELECT MEASURE(count) FROM odd WHERE ${name} = '${first}'`)).toEqual([
      [own],
    ]);
    const grouped = `SELECT ${name}, MEASURE(count), MEASURE(greatest) FROM odd
      WHERE ${name} LIKE 'v%' GROUP BY 1 ORDER BY 1 LIMIT 1`;
    const [scan] = await desk.explain(grouped);
    expect(scan?.sql).toMatch(/starts_with\(.* LIMIT 1$/);
    expect(await rowsOf(grouped)).toEqual([[first, own, expect.stringMatching(/^v6-/)]]);
    const rowByRow = `SELECT id, ${name} FROM odd ORDER BY ${name} DESC, id LIMIT 1`;
    expect(await rowsOf(rowByRow)).toEqual([[at + 1, `v${at}-${at + 1}`]]);
  });

  it("E1 K2: members that are alike up to the cut are two, also to a policy", async () => {
    const [one, two] = [long("_one", 64), long("_two", 64)];
    const sums = `MEASURE(${long("_sum_one", 128)}), MEASURE(${long("_sum_two", 128)})`;
    expect(await rowsOf(`SELECT ${sums} FROM ${child}`)).toEqual([[30, 60]]);
    expect(await rowsOf(`SELECT ${sums} FROM ${child} WHERE ${one} = 1 AND ${two} > 2`)).toEqual([
      [4, 14],
    ]);
    const top = `SELECT ${one}, MEASURE(${long("_few", 128)}), ${sums} FROM ${child}
      GROUP BY 1 ORDER BY 3 DESC LIMIT 1`;
    expect(await rowsOf(top)).toEqual([[2, 0, 20, 20]]);
    const rows: RowFilter = { kind: "compare", member: two, operator: "equals", values: ["4"] };
    const members = ["id", one, two, long("_sum_one", 128), long("_sum_two", 128)];
    const access = { [child]: [{ members, rows }] };
    expect(await rowsOf(`SELECT ${sums} FROM ${child}`, access)).toEqual([[6, 24]]);
    const hidden = { [child]: [{ members: members.filter((name) => name !== one), rows }] };
    expect((await desk.ask(`SELECT ${one} FROM ${child}`, { access: hidden })).kind).toBe(
      "refused",
    );
  });

  it("K2: so are cubes that are joined, in a view and in a statement", async () => {
    const view = long("_view", 120);
    const [one, two] = [long("_one", 64), long("_two", 64)];
    const sql = `SELECT ${one}, ${long("_two_of_parent", 64)}, MEASURE(${long("_sum_two", 128)}),
        MEASURE(${long("_sum_of_parent", 64)}) FROM ${view}
      GROUP BY 1, 2 ORDER BY 1 DESC, 2 DESC LIMIT 2`;
    expect(await rowsOf(sql)).toEqual([
      [2, 4, 8, 4],
      [2, 3, 6, 4],
    ]);
    const joined = `SELECT c.${one}, MEASURE(p.${long("_sum_one", 128)}) FROM ${child} c
      JOIN ${parent} p ON c.id = p.id WHERE p.${two} = 1 GROUP BY 1 ORDER BY 1`;
    expect((await desk.ask(joined)).rows).toEqual([
      [0, 0],
      [1, 2],
      [2, 4],
    ]);
  });
});

describe("names of the author's own that the server cuts", () => {
  it("K1: two that become one are a mistake, with file and line", async () => {
    const select = ["_one", "_two"].map((end) => `1 AS ${long(end, 70)}`).join(", ");
    const wrong = odd
      .replace(`sql_table: ${inYaml(table)}`, `sql: "SELECT 1 AS id, ${select}"`)
      .replace(inYaml(quoted(columns.exact)), `"${long("_one", 70)}::text"`);
    const said = (await desk.useModel(wrong)).join("\n");
    expect(said).toMatch(/model\/desk\.yml:8:17: odd\.exact: column reference "n+" is ambiguous/);
  });

  it("K1: a table is named in full, and not by what the server would cut it to", async () => {
    const exact = `public.${quoted(bytes63)}`;
    await desk.sql(`CREATE TABLE ${exact} AS SELECT 1 AS id, 1 AS one, 1 AS two, 1 AS parent`);
    const cube = cubeOf("_one", 64).replace("sql_table: public.plain", "sql_table: TABLE");
    const using = (name: string) => desk.useModel(`\ncubes:${cube.replace("TABLE", inYaml(name))}`);
    expect(await using(exact)).toEqual([]);
    const said = (await using(`public.${quoted(`${bytes63}yz`)}`)).join("\n");
    expect(said).toMatch(
      /model\/desk\.yml:5:16: n+_one: ä+xyz is longer than 63 bytes, where PostgreSQL cuts names/,
    );
  });
});
