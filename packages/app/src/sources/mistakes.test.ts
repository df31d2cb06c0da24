import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";

const oddTables = `${deskTables}
  CREATE COLLATION desk.folding (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
  CREATE TYPE desk.mood AS ENUM ('good', 'bad');
  CREATE TABLE desk.odd (
    id int, padded char(5), folded text COLLATE desk.folding, mood desk.mood, price numeric,
    ratio real, key uuid, body jsonb, took interval, vast numeric(60,2));
  CREATE ROLE stranger_of_desk;
`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({
    tables: oddTables.replace("CREATE ROLE stranger_of_desk;", ""),
    model: deskModel,
  });
});
afterAll(() => desk.close());

const odd = (members: string): string => `
cubes:
  - name: odd
    data_source: desk
    sql_table: desk.odd
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
${members}`;

describe("a model that its database does not fit", () => {
  it("K1: types that are not supported are named, with what to cast", async () => {
    const said = await desk.useModel(
      odd(`      - { name: padded, sql: padded, type: string }
      - { name: folded, sql: folded, type: string }
      - { name: mood, sql: mood, type: string }
      - { name: price, sql: price, type: number }
      - { name: ratio, sql: ratio, type: number }
      - { name: key, sql: key, type: string }
      - { name: body, sql: body, type: string }
      - { name: took, sql: took, type: number }
      - { name: vast, sql: vast, type: number }
      - { name: word, sql: id, type: boolean }
      - { name: day, sql: "id::text", type: time }
    measures:
      - { name: total, type: sum, sql: "id::text" }
`),
    );
    expect(said.map((line) => line.replace(/^.*model\/desk\.yml:/, ""))).toEqual([
      expect.stringMatching(/^8:17: odd\.padded: is character with padding: cast it with ::text/),
      expect.stringMatching(/^9:17: odd\.folded: is of a nondeterministic collation: write … COLL/),
      expect.stringMatching(/^10:17: odd\.mood: is of a type that is not supported: cast it with/),
      expect.stringMatching(/^11:17: odd\.price: is numeric without digits that fit: cast it/),
      expect.stringMatching(/^12:17: odd\.ratio: is real: cast it with ::double precision/),
      expect.stringMatching(/^13:17: odd\.key: is uuid: cast it with ::text/),
      expect.stringMatching(/^14:17: odd\.body: is jsonb: cast it with ::text/),
      expect.stringMatching(/^15:17: odd\.took: is interval: cast it to a number/),
      expect.stringMatching(/^16:17: odd\.vast: is numeric without digits that fit/),
      expect.stringMatching(/^17:17: odd\.word: is a boolean, and the database has INTEGER/),
      expect.stringMatching(/^18:17: odd\.day: is a time, and the database has VARCHAR: cast/),
      expect.stringMatching(/^20:17: odd\.total: is a sum, and the database has VARCHAR: cast/),
      expect.stringContaining("the last state without mistakes stays in use"),
    ]);
  });

  it("K1: mistakes of the author's SQL have file and line, and the server's words", async () => {
    const said = await desk.useModel(
      odd(`      - { name: missing, sql: misssing, type: string }
      - { name: twice, sql: "id; DROP TABLE desk.odd", type: string }
      - { name: comment, sql: "id -- all", type: number }
    measures:
      - { name: bad, type: sum, sql: id, filters: [{ sql: "nothing > 1" }] }
`),
    );
    expect(said.map((line) => line.replace(/^.*model\/desk\.yml:/, "")).slice(0, 3)).toEqual([
      "8:17: odd.missing: column odd.misssing does not exist",
      expect.stringMatching(/^9:17: odd\.twice: syntax error at or near/),
      expect.stringMatching(/^10:17: odd\.comment: syntax error/),
    ]);
    expect(said.join("\n")).toContain('12:17: odd.bad: column "nothing" does not exist');
    expect(await desk.sql("SELECT count(*)::int AS count FROM desk.odd")).toEqual([{ count: 0 }]);
  });

  it("K1: a table, a source and a mixture that are not there", async () => {
    const wrong = deskModel
      .replace("sql_table: desk.tickets", "sql_table: desk.ticket")
      .replace("data_source: desk\n    sql: SELECT", "data_source: elsewhere\n    sql: SELECT");
    const said = (await desk.useModel(wrong)).join("\n");
    expect(said).toContain("tickets.customer needs customers, which lives in another data_source");
    expect(said).toContain(
      "view work: tickets and customers live in two data sources: a view is of one",
    );
    const table = deskModel.replace("sql_table: desk.tickets", "sql_table: desk.ticket");
    expect((await desk.useModel(table)).join("\n")).toContain(
      'tickets: relation "desk.ticket" does not exist',
    );
    const source = deskModel.replaceAll("data_source: desk", "data_source: elsewhere");
    expect((await desk.useModel(source)).join("\n")).toContain(
      "tickets: the deployment declares no source elsewhere",
    );
  });

  it("K1 T17: an address that is none is reported by file and line, without a word of it", async () => {
    const urlOf = () => "postgres://reader:ge/heim@db:x/shop";
    const other = await openDesk({ tables: deskTables, model: deskModel, urlOf });
    const said = other.lines.join("\n");
    await other.close();
    expect(said).toMatch(
      /model\/desk\.yml:\d+:\d+: tickets: the variable DESK_URL of the source desk has no address of a PostgreSQL: it cannot be read/,
    );
    expect(said).not.toMatch(/heim|reader|shop/);
  });

  it("K2: names longer than the server's are kept apart", async () => {
    const long = "a_name_that_is_much_longer_than_sixty_three_bytes_and_goes_on_and_on_to";
    const model = `
cubes:
  - name: ${long}_cube
    data_source: desk
    sql_table: desk.tickets
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: ${long}_one, sql: customer_id, type: number }
      - { name: ${long}_two, sql: minutes, type: number }
    measures:
      - { name: ${long}_sum_one, type: sum, sql: customer_id }
      - { name: ${long}_sum_two, type: sum, sql: minutes }
`;
    expect(await desk.useModel(model)).toEqual([]);
    const sql = `SELECT MEASURE(${long}_sum_one), MEASURE(${long}_sum_two) FROM ${long}_cube
      WHERE ${long}_one = 1 AND ${long}_two > 30`;
    expect((await desk.ask(sql)).rows).toEqual([[1, 45]]);
  });
});
