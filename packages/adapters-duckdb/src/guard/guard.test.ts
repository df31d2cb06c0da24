import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { everything, openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

describe("E2: what a statement may say", () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      "a dimension",
      "select id, city from orders order by id limit 2",
      [
        { id: 1, city: "Berlin" },
        { id: 2, city: "Berlin" },
      ],
    ],
    ["a measure by MEASURE", "select measure(revenue) from orders", [{ revenue: "240" }]],
    [
      "a measure by its bare name",
      "select city, revenue from orders group by city",
      [{ city: "Berlin", revenue: "240" }],
    ],
    [
      "a measure of an alias",
      "select o.status, measure(o.revenue) as r from orders o group by 1 order by r desc",
      [
        { status: "paid", r: "190" },
        { status: "open", r: "50" },
      ],
    ],
    [
      "a filtered measure",
      "select paid_revenue, revenue from orders",
      [{ paid_revenue: "190", revenue: "240" }],
    ],
    [
      "a measure over measures",
      "select round(paid_share, 3) as share from orders",
      [{ share: 0.792 }],
    ],
    ["a count", "select count, buyers from orders", [{ count: "5", buyers: "4" }]],
    ["count(*)", "select count(*) as n from orders", [{ n: "5" }]],
    [
      "HAVING and ORDER BY on measures",
      "select status, revenue from orders group by 1 having measure(revenue) > 60 order by measure(revenue)",
      [{ status: "paid", revenue: "190" }],
    ],
    ["a segment", "select count from orders where paid", [{ count: "3" }]],
    [
      "a computed dimension",
      "select big, count from orders group by 1 order by 1",
      [
        { big: "big", count: "2" },
        { big: "small", count: "3" },
      ],
    ],
    [
      "a dimension of a joined cube",
      "select customer_name, revenue from orders group by 1 order by 1 limit 1",
      [{ customer_name: "Ada", revenue: "140" }],
    ],
    [
      "a star",
      "select * exclude (created_at, customer_name) from orders where id = 3",
      [{ id: 3, customer_id: 2, city: "Berlin", status: "paid", amount: 60, big: "big" }],
    ],
    [
      "a CTE over a measure",
      "with m as (select status, revenue as r from orders group by 1) select max(r) as best from m",
      [{ best: "190" }],
    ],
    [
      "a CTE that has a cube's name",
      "with orders as (select 1 as x) select x from orders",
      [{ x: 1 }],
    ],
    [
      "a window over a measure",
      "select status, sum(measure(revenue)) over (order by status) as running from orders group by status order by 1",
      [
        { status: "open", running: "50" },
        { status: "paid", running: "240" },
      ],
    ],
    [
      "a correlated subquery",
      "select c.name from customers c where exists (select 1 from orders o where o.customer_id = c.id and o.amount > 50) order by 1",
      [{ name: "Ada" }, { name: "Bob" }],
    ],
    [
      "a set operation",
      "select city from orders union select tier from customers order by 1",
      [{ city: "Berlin" }, { city: "gold" }, { city: "silver" }],
    ],
    [
      "a time bucket",
      "select date_trunc('month', created_at) as month, revenue from orders group by 1 order by 1",
      [
        { month: "2026-01-01 00:00:00", revenue: "140" },
        { month: "2026-02-01 00:00:00", revenue: "60" },
        { month: "2026-03-01 00:00:00", revenue: "40" },
      ],
    ],
    ["FROM first", "from customers select name order by 1 limit 1", [{ name: "Ada" }]],
    ["a VALUES list", "select v.x from (values (1), (2)) v(x) order by 1", [{ x: 1 }, { x: 2 }]],
    [
      "a recursive CTE",
      "with recursive r(n) as (select 1 union all select n + 1 from r where n < 3) select max(n) as n from r",
      [{ n: 3 }],
    ],
    [
      "the present day",
      "select count from orders where created_at >= current_date - interval 2 day",
      [{ count: "1" }],
    ],
    [
      "names of any case",
      "select CITY, Revenue from ORDERS group by City",
      [{ city: "Berlin", revenue: "240" }],
    ],
  ])("%s", async (_name, sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });
});

describe("measures over joins are never counted twice", () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      "many to one keeps plain sums",
      "select c.tier, measure(o.revenue) as r from orders o join customers c on o.customer_id = c.id group by 1 order by 1",
      [
        { tier: "gold", r: "150" },
        { tier: "silver", r: "90" },
      ],
    ],
    [
      "one to many counts each order once",
      "select measure(o.revenue) as r, measure(o.average) as a, measure(o.count) as n, measure(l.quantity) as q from orders o join lines l on l.order_id = o.id",
      [{ r: "240", a: 48, n: "5", q: "13" }],
    ],
    [
      "grouped by what fans out",
      "select l.product, measure(o.revenue) as r from orders o join lines l on l.order_id = o.id group by 1 order by 1",
      [
        { product: "cup", r: "110" },
        { product: "pot", r: "60" },
        { product: "tea", r: "230" },
      ],
    ],
    [
      "the far side of two joins",
      "select measure(c.credit) as credit from orders o join customers c on o.customer_id = c.id",
      [{ credit: "250" }],
    ],
    ["a cross join", "select measure(o.revenue) as r from orders o, lines l", [{ r: "240" }]],
    [
      "a view",
      "select product, revenue, quantity from sales group by 1 order by 1",
      [
        { product: "cup", revenue: "110", quantity: "4" },
        { product: "pot", revenue: "60", quantity: "1" },
        { product: "tea", revenue: "230", quantity: "8" },
      ],
    ],
    [
      "a view from its root",
      "select city, revenue, round(paid_share, 3) as s from sales group by 1",
      [{ city: "Berlin", revenue: "240", s: 0.792 }],
    ],
    ["a view's far cube", "select credit, orders from sales", [{ credit: "250", orders: "5" }]],
  ])("%s", async (_name, sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });
});

describe("E1: whoever may see more sees more", () => {
  it("with another filter, other figures", async () => {
    const sql = "select revenue, count from orders";
    expect(await world.rows(sql)).toEqual([{ revenue: "240", count: "5" }]);
    expect(await world.rows(sql, { access: everything })).toEqual([
      { revenue: "6240", count: "8" },
    ]);
  });

  it("shows the least time in the reader's zone, as it shows times", async () => {
    const sql = "select measure(first_at) = min(created_at) as same from orders";
    for (const timezone of ["UTC", "Europe/Berlin", "America/New_York"]) {
      expect(await world.rows(sql, { timezone })).toEqual([{ same: true }]);
    }
    const utc = await world.rows("select first_at from orders");
    const berlin = await world.rows("select first_at from orders", { timezone: "Europe/Berlin" });
    expect(utc).not.toEqual(berlin);
  });

  it("cuts months where the reader's days begin", async () => {
    const sql =
      "select date_trunc('month', created_at) as m, revenue from orders group by 1 order by 1";
    expect(await world.rows(sql, { timezone: "Europe/Berlin" })).toEqual([
      { m: "2026-01-01 00:00:00", revenue: "100" },
      { m: "2026-02-01 00:00:00", revenue: "100" },
      { m: "2026-03-01 00:00:00", revenue: "40" },
    ]);
  });
});

describe("E2: a refusal helps an honest reader and tells nothing else", () => {
  it.each<[string, string, string]>([
    [
      "an unknown cube",
      "select * from planet",
      "There is no cube or view planet. There are orders, customers, lines, sales.",
    ],
    [
      "a denied cube",
      "select * from salaries",
      "There is no cube or view salaries. There are orders, customers, lines, sales.",
    ],
    [
      "an unknown member",
      "select margin from orders",
      "orders has no member margin; it has id, customer_id, city, status, created_at, amount, big, customer_name, count, revenue, average, paid_revenue, buyers, paid_share, first_at, paid.",
    ],
    [
      "a hidden member",
      "select o.secret from orders o",
      "orders has no member secret; it has id, customer_id, city, status, created_at, amount, big, customer_name, count, revenue, average, paid_revenue, buyers, paid_share, first_at, paid.",
    ],
    [
      "a measure in WHERE",
      "select city from orders where revenue > 5",
      "revenue is a measure: it cannot stand in WHERE. Filter by HAVING.",
    ],
    [
      "a measure in an aggregate",
      "select sum(revenue) from orders",
      "revenue is already aggregated: write MEASURE(revenue).",
    ],
    [
      "a star beside a measure",
      "select *, revenue from orders",
      "Beside measures of orders, name its columns one by one, without *.",
    ],
    ["two statements", "select 1; select 2", "Give exactly one SELECT."],
    ["nothing", "", "Give exactly one SELECT."],
    ["another statement", "drop table orders", "Only SELECT is available."],
    [
      "a syntax error",
      "select city frm orders",
      "The statement has a syntax error near character 17.",
    ],
    ["a function", "select getvariable('x')", "The function getvariable is not available."],
    [
      "a table function",
      "select * from read_csv('x')",
      "The function read_csv cannot be read from.",
    ],
    [
      "a file",
      "select * from 'x.csv'",
      "There is no cube or view x.csv. There are orders, customers, lines, sales.",
    ],
    [
      "a schema",
      "select * from main.orders",
      "Cubes and views are named without a schema. There are orders, customers, lines, sales.",
    ],
    [
      "a lambda by itself",
      "select id -> 1 from orders",
      "A lambda function stands as the second argument of a list function only.",
    ],
    [
      "a lambda with the name of a relation",
      "select list_transform([1], o -> o) from orders o",
      "o stands in this FROM: name the parameter otherwise.",
    ],
    [
      "a hidden member in a lambda",
      "select list_transform([1], x -> secret) from orders o",
      "orders has no member secret; it has id, customer_id, city, status, created_at, amount, big, customer_name, count, revenue, average, paid_revenue, buyers, paid_share, first_at, paid.",
    ],
    [
      "a measure in a lambda",
      "select list_transform([1], x -> revenue) from orders o",
      "revenue is a measure: it cannot stand in a lambda function.",
    ],
  ])("%s", async (_name, sql, sentence) => {
    expect(await world.refusal(sql)).toBe(sentence);
  });
});
