import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Lasts } from "../../guard/lasts.js";
import { rowExtract, type RowExtract } from "../../guard/row-extract.js";
import { plannedOn } from "./planned-statements.js";
import { RowExtracts } from "./row-extracts.js";

const open: (() => void)[] = [];
let connection: DuckDBConnection;
beforeEach(async () => {
  const instance = await DuckDBInstance.create(":memory:");
  connection = await instance.connect();
  open.push(() => {
    connection.closeSync();
    instance.closeSync();
  });
});
afterAll(() => open.forEach((close) => close()));

/** About 8 MB for a million numbers. */
const numbers = (from: number, count = 1_000_000): RowExtract =>
  rowExtract(`SELECT hash(i + ${from}) AS n FROM range(${count}) r(i)`);

const tables = async (): Promise<readonly string[]> => {
  const reader = await connection.runAndReadAll("SELECT table_name FROM duckdb_tables()");
  return reader.getRows().map(([name]) => String(name));
};

describe("E9: copies of visible rows", () => {
  it("are made once, and kept for all who may see the same", async () => {
    const extracts = new RowExtracts(connection, 20_000_000);
    const extract = numbers(1);
    expect(extracts.has([extract])).toBe(false);
    await extracts.provide([extract]);
    expect(extracts.has([extract])).toBe(true);
    await connection.run(`INSERT INTO "${extract.name}" VALUES (42)`);
    await extracts.provide([extract, extract]);
    const count = await connection.runAndReadAll(`SELECT count(*) FROM "${extract.name}"`);
    expect(count.getRowsJson()).toEqual([["1000001"]]);
    await extracts.trim();
    expect(await tables()).toEqual([extract.name]);
  });

  it("K5: one that asks for the day is made anew on the next, one that asks for the moment each time", async () => {
    let day = 1;
    const extracts = new RowExtracts(connection, 20_000_000, undefined, () => day);
    await connection.run("CREATE TEMPORARY SEQUENCE made");
    const of = (name: string, lasts: Lasts) =>
      rowExtract(`SELECT nextval('made') AS n, '${name}' AS name`, lasts);
    const [always, today, once] = [of("a", "always"), of("b", "today"), of("c", "once")];
    const provided = async (extract: RowExtract): Promise<unknown> => {
      await extracts.provide([extract]);
      await extracts.trim();
      return (await connection.runAndReadAll(`SELECT n FROM "${extract.name}"`)).getRowsJson();
    };
    const first = [await provided(always), await provided(today), await provided(once)];
    expect(extracts.has([always, today])).toBe(true);
    expect(extracts.has([once])).toBe(false);
    expect([await provided(always), await provided(today)]).toEqual(first.slice(0, 2));
    expect(await provided(once)).not.toEqual(first[2]);
    day = 2;
    expect(extracts.has([always])).toBe(true);
    expect(extracts.has([today])).toBe(false);
    expect(await provided(always)).toEqual(first[0]);
    expect(await provided(today)).not.toEqual(first[1]);
    expect(extracts.has([today])).toBe(true);
  });

  it("of those that cost as much, the least recently used are dropped when all take too much", async () => {
    const extracts = new RowExtracts(connection, 25_000_000, () => 0);
    const [one, two, three] = [numbers(1), numbers(2), numbers(3)];
    await extracts.provide([one, two]);
    await extracts.provide([one]);
    await extracts.provide([three]);
    expect(await tables()).toHaveLength(3);
    await extracts.trim();
    expect((await tables()).toSorted()).toEqual([one.name, three.name].toSorted());
    expect(extracts.has([two])).toBe(false);
  });

  /** A clock by which each making takes the same time, as a scan of one table does for many or few rows. */
  const equalMakings = (): (() => number) => {
    let nowMs = 0;
    return () => (nowMs += 100);
  };

  it("a reader of most rows does not drive out those of few, though used later", async () => {
    const extracts = new RowExtracts(connection, 25_000_000, equalMakings());
    const few = [numbers(1, 10_000), numbers(2, 10_000)];
    await extracts.provide(few);
    for (const from of [3, 4, 5]) {
      await extracts.provide([numbers(from, 4_000_000)]);
      await extracts.trim();
      expect((await tables()).toSorted()).toEqual(few.map(({ name }) => name).toSorted());
    }
  });

  it("few rows that nobody uses any more make room in the end for many that are used", async () => {
    const extracts = new RowExtracts(connection, 25_000_000, equalMakings());
    const unused = numbers(1, 300_000);
    await extracts.provide([unused]);
    for (let from = 10; from < 60 && extracts.has([unused]); from++) {
      await extracts.provide([numbers(from)]);
      await extracts.trim();
    }
    expect(extracts.has([unused])).toBe(false);
  });

  it("one that is larger than all may be serves its statement and goes", async () => {
    const extracts = new RowExtracts(connection, 1_000_000);
    await extracts.provide([numbers(1)]);
    expect(await tables()).toHaveLength(1);
    await extracts.trim();
    expect(await tables()).toEqual([]);
  });

  it("are bounded in number, too", async () => {
    const extracts = new RowExtracts(connection, 1_000_000_000, () => 0);
    for (let at = 0; at < 2010; at++) await extracts.provide([numbers(at, 1)]);
    await extracts.trim();
    expect(await tables()).toHaveLength(2000);
  });

  it("take the plans of their statements along", async () => {
    const extracts = new RowExtracts(connection, 0);
    const extract = numbers(1, 10);
    await extracts.provide([extract]);
    const plans = plannedOn(connection);
    await plans.plan(`SELECT * FROM "${extract.name}"`);
    const before = plans.count;
    await extracts.trim();
    expect(plans.count).toBe(before - 1);
  });

  it("a column of an ENUM becomes a text, also within others: its type lists the values of all rows", async () => {
    await connection.run("CREATE TYPE mood AS ENUM ('seen', 'it''s hidden', 'hidden, too')");
    const extracts = new RowExtracts(connection, 20_000_000);
    const extract = rowExtract(
      "SELECT 'seen'::mood AS a, ['seen'::mood] AS b, {'x': 'seen'::mood, 'y': 1} AS c, 5 AS d",
    );
    await extracts.provide([extract]);
    const reader = await connection.runAndReadAll(
      `SELECT typeof(a), typeof(b), typeof(c), typeof(d), a, b[1], c.x FROM "${extract.name}"`,
    );
    expect(reader.getRowsJson()).toEqual([
      [
        ...["VARCHAR", "VARCHAR[]", "STRUCT(x VARCHAR, y INTEGER)", "INTEGER"],
        "seen",
        "seen",
        "seen",
      ],
    ]);
  });

  it("one whose making was interrupted after its table was there is made anew", async () => {
    const extracts = new RowExtracts(connection, 20_000_000);
    const extract = numbers(1, 10);
    await connection.run(`CREATE TEMPORARY TABLE "${extract.name}" AS SELECT 'half' AS n`);
    await extracts.provide([extract]);
    const count = await connection.runAndReadAll(`SELECT count(*) FROM "${extract.name}"`);
    expect(count.getRowsJson()).toEqual([["10"]]);
  });

  it("one that fails leaves those before it, and can be tried again", async () => {
    const extracts = new RowExtracts(connection, 20_000_000);
    const bad = rowExtract("SELECT 'x'::INTEGER AS n FROM range(5)");
    const good = numbers(1, 10);
    await expect(extracts.provide([good, bad])).rejects.toThrow("Conversion Error");
    expect([extracts.has([good]), extracts.has([bad])]).toEqual([true, false]);
    await expect(extracts.provide([bad])).rejects.toThrow("Conversion Error");
  });
});
