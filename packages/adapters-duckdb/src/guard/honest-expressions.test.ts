import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openWorld, type World } from "./world.fixture.js";

const many = Array.from({ length: 40 }, (_, at) => `a${at}`).join(", ");
const valued = Array.from({ length: 40 }, (_, at) => `1 as a${at}`).join(", ");

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

describe("E2: expressions as people write them", () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      "numbers with an exponent",
      "select revenue / 1e1 as r, 25e-4 as x, typeof(1e3) as t from orders where amount < 1e2",
      [{ r: 14, x: 0.0025, t: "DOUBLE" }],
    ],
    [
      "a star without many columns",
      `select count(*) as n from (select * exclude (${many}) from (select ${valued}, 7 as rest)) where rest = 7`,
      [{ n: "1" }],
    ],
    [
      "a list of values that is filtered where it stands",
      "select x from (select * from (values (1), (2)) valueslist(x) where x > 1) valueslist",
      [{ x: 2 }],
    ],
  ])("%s", async (_name, sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });

  it.each<[string, unknown]>([
    ["UTC", { age: "3 days", earlier: "2026-03-04 22:30:00" }],
    ["Asia/Tokyo", { age: "4 days", earlier: "2026-03-05 07:30:00" }],
  ])("age and ago count from the reader's present, in %s", async (timezone, expected) => {
    const sql =
      "select cast(age(date '2026-03-01') as varchar) as age, ago(interval 1 hour) as earlier";
    const nowMs = Date.UTC(2026, 2, 4, 23, 30);
    expect(await world.rows(sql, { timezone, nowMs })).toEqual([expected]);
  });
});
