import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

// The engine takes a name that is no column for the whole row of an alias; beside measures that row
// has their inputs and keys.
describe("T12: no name means the row of a relation with hidden columns", () => {
  it.each<[string, string]>([
    ["an alias of the SELECT list", "select 5 as o, o as r, revenue from orders o group by all"],
    ["one in an aggregate", "select 5 as o, list(o) as r, revenue from orders o"],
    ["one in a part of ORDER BY", "select revenue, 5 as o from orders o order by list(o)"],
    ["one in QUALIFY", "select list(o), revenue, 5 as o from orders o qualify o is not null"],
    [
      "a column that was renamed",
      "select max(o), measure(o.revenue) from (select 1 as o) d(x), orders o",
    ],
    [
      "a column that a star leaves out",
      "select max(o), measure(o.revenue) from (select * exclude (o) from (select 1 as o, 2 as p) z) d, orders o",
    ],
    [
      "a column of a UNION's second part",
      "select max(o), measure(o.revenue) from (select 1 as a union select 2 as o) d, orders o",
    ],
    [
      "a column that a semi join hides",
      "select max(tier), measure(tier.revenue) from orders tier semi join customers c on c.id = tier.customer_id",
    ],
    [
      "an alias that an anti join hides",
      "select o.*, measure(revenue) from (customers c anti join (select 1 as z) o on false), orders o group by all",
    ],
    [
      "a renamed column of an inner SELECT",
      "select (select max(o) from (select 1 as o) d(x)) as r, measure(revenue) from orders o group by all",
    ],
    [
      "one that is carried out of two SELECTs",
      "select (select list(t.z) from (select o as z from (select 1 as o) d(x)) t) as r, measure(revenue) from orders o group by all",
    ],
    ["a view's", "select revenue, max(sales) from (select 1 as sales) d(x), sales"],
  ])("%s", async (_name, sql) => {
    const shown = await world.rows(sql).catch(() => "refused, or failed");
    expect(JSON.stringify(shown)).not.toMatch(/~|100/);
  });

  it.each<[string, readonly unknown[]]>([
    [
      "select status, measure(count) as orders from orders group by 1 order by orders desc",
      [
        { status: "paid", orders: "3" },
        { status: "open", orders: "2" },
      ],
    ],
    [
      "select orders.status, revenue as orders from orders group by orders.status having orders > 60",
      [{ status: "paid", orders: "190" }],
    ],
    [
      "select o.customer_name as o, measure(o.revenue) as r from orders o join lines l on l.order_id = o.id where o.status = 'open' group by 1 order by o",
      [
        { o: "Ada", r: "40" },
        { o: "Eva", r: "10" },
      ],
    ],
  ])("%s still means the column", async (sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });

  it("what a semi or anti join looks for is not meant outside of its condition", async () => {
    const open = (from: string): string =>
      `select b.id, (select count(*) from lines l anti join ${from} o on o.id = l.order_id where status = 'open') as n from orders b where b.status is not null order by 1`;
    const expected = [1, 2, 3, 6, 8].map((id) => ({ id, n: [2, 6].includes(id) ? "1" : "0" }));
    expect(await world.rows(open("orders"))).toEqual(expected);
    expect(await world.rows(open("(select id from orders)"))).toEqual(expected);
  });
});
