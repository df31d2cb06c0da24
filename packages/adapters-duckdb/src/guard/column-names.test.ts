import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { withExtracts } from "./row-extract.fixture.js";
import { everything, openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

const guardedNames = async (sql: string, open = false): Promise<readonly string[]> => {
  const guarded = await world.guard(sql, open ? { access: everything } : {});
  if (guarded.kind === "refused") throw new Error(`${sql}: ${guarded.sentence}`);
  const reader = await world.connection.runAndReadAll(
    await withExtracts(world.connection, guarded),
  );
  return reader.columnNames();
};

describe("E8: a column is named as the statement as written names it", () => {
  // The cubes have the names of their tables here, so that the bare engine can be asked as well.
  it.each([
    "select (select count(*) from orders)",
    "select (select count(*) from orders) + 1, 2 * (select max(amount) from orders where city = 'Berlin')",
    "select (select (select min(id) from orders) from customers limit 1)",
    "select exists (select 1 from orders), 3 in (select id from orders)",
    "select * from (select (select count(*) from orders), 1 + 1) t",
    "with t as (select (select count(*) from orders)) select * from t",
    "select t from (select (select count(*) from orders), id from orders limit 1) t",
    "select to_json(t) from (select (select count(*) from orders)) t",
    "select o.city, count(*), sum(o.amount), o.id + 1 from orders o group by all",
    "select o.city || '!', list(o.id order by o.id) from orders o group by 1",
    "select max(columns('id|amount')) from orders",
    "select orders.city, orders.amount::double from orders",
    "select case when o.id > 1 then o.city end, o.city like 'B%', not o.id = 1 from orders o",
    "select amount > 1e6, 1e3, -1.5 from orders",
    "select count(*) filter (where o.city = 'Berlin') from orders o",
    "select row_number() over (partition by o.city order by o.id) from orders o",
    "select (select count(*) from orders) union all select (select count(*) from customers)",
    "select unnest((select list(id) from orders))",
    "select 'it''s', \"city\", o.\"id\" from orders o",
    "values ((select count(*) from orders))",
    "select (values ((select count(*) from orders)))",
    "select array(select id from orders)",
  ])("%s", async (sql) => {
    const bare = (await world.connection.runAndReadAll(sql)).columnNames();
    expect(await guardedNames(sql)).toEqual(bare);
    expect(await guardedNames(sql, true)).toEqual(bare);
  });

  it.each<[string, readonly string[]]>([
    ["select revenue, measure(count) from orders", ["revenue", "count"]],
    ["select measure(revenue) / 2 from orders", ["(measure(revenue) / 2)"]],
    [
      "select round(o.paid_share, 3), sum(measure(o.revenue)) over () from orders o group by all",
      ["round(o.paid_share, 3)", "sum(measure(o.revenue)) OVER ()"],
    ],
    ["select (select measure(revenue) from orders)", ["(SELECT measure(revenue) FROM orders)"]],
    ["select now() - created_at from orders", ["(now() - created_at)"]],
    ["select current_date", ["current_date"]],
    ["select unnest(struct_pack(revenue)) from orders", ["revenue"]],
    [
      "select unnest(struct_pack(measure(o.revenue), o.city)) from orders o group by o.city",
      ["measure(o.revenue)", "city"],
    ],
    ["select unnest(struct_pack(revenue / 2)) from orders", ["(revenue / 2)"]],
  ])("%s, which the bare engine does not know", async (sql, names) => {
    expect(await guardedNames(sql)).toEqual(names);
    expect(await guardedNames(sql, true)).toEqual(names);
  });

  it.each([
    "select struct_pack(revenue) as s, typeof(struct_pack(revenue, paid_share)) as t from orders",
    "select to_json(struct_pack(measure(revenue))) as s from orders",
    "select struct_pack(struct_pack(revenue)) as s from orders",
    "select [struct_pack(measure(o.buyers))] as s from orders o join lines l on l.order_id = o.id",
  ])("%s: a field of a struct is named as written, too", async (sql) => {
    for (const access of [undefined, everything]) {
      const rows = await world.rows(sql, access === undefined ? {} : { access });
      expect(JSON.stringify(rows)).not.toContain("~");
    }
  });

  it("a name that a pattern makes cannot be one of ours", async () => {
    expect(await world.refusal(`select columns('(q?)id') as "\\1~0" from orders`)).toBe(
      "A name made of a pattern has no ~ here.",
    );
  });

  it("beside COLUMNS, what is computed needs a name", async () => {
    const sql = "select columns('^id|amount') + (select count(*) from orders)";
    expect(await world.refusal(`${sql} from orders`)).toBe(
      "Beside COLUMNS, give what is computed a name: write AS.",
    );
    expect(await guardedNames(`${sql} as n from orders`)).toEqual(["n", "n"]);
  });
});
