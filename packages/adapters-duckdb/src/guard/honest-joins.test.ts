import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

describe("E2: joins as people write them", () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      "a CROSS JOIN before another join",
      "select measure(o.revenue) as r, measure(c.credit) as k from orders o cross join lines l left join customers c on c.id = o.customer_id",
      [{ r: "240", k: "250" }],
    ],
    [
      "a CROSS JOIN in parentheses",
      "select count(*) as n from orders o join (customers c cross join lines l) on o.id = l.order_id and c.id = o.customer_id",
      [{ n: "7" }],
    ],
    [
      "a CROSS JOIN within a CROSS JOIN",
      "select count(*) as n from orders o cross join (customers c cross join lines l)",
      [{ n: "160" }],
    ],
    [
      "CROSS JOINs of CROSS JOINs before another join",
      "select measure(o.revenue) as r from (values (1)) a(x) cross join (values (2)) b(x) cross join ((values (3)) c(x) cross join (values (4)) d(x)) join orders o on a.x = o.id",
      [{ r: "100" }],
    ],
    [
      "a CROSS JOIN with one row before another join",
      "select l.product, t.n from orders o cross join (select 5 as n) t join lines l on l.order_id = o.id where o.id = 1 order by 1",
      [
        { product: "cup", n: 5 },
        { product: "tea", n: 5 },
      ],
    ],
    [
      "a bare measure beside a list of values",
      "select t.target, revenue from orders join (values ('Berlin', 500)) t(town, target) on city = town group by 1",
      [{ target: 500, revenue: "240" }],
    ],
    [
      "a bare measure beside numbers",
      "select n, revenue from orders join generate_series(1, 2) t(n) on customer_id = n group by 1 order by 1",
      [
        { n: "1", revenue: "140" },
        { n: "2", revenue: "60" },
      ],
    ],
    [
      "a list of values without names",
      "select t.col1 from (values (1, 'a')) t where col0 = 1",
      [{ col1: "a" }],
    ],
  ])("%s", async (_name, sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });
});
