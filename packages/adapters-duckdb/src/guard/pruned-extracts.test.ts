import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { makeGuard } from "./guard.js";
import { serializerOn } from "./serializer.fixture.js";
import { berlin, everything, openWorld, shopModel, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

/** The shop, whose author allows conditions on keys and times of orders to be applied while it is read. */
const pruned = ((): CompiledModel => {
  const { orders, ...others } = shopModel.cubes;
  if (orders === undefined) throw new Error("The shop has no orders");
  const dimensions = Object.entries(orders.dimensions).map(([name, one]) => [
    name,
    { ...one, prune: name === "id" || name === "created_at" },
  ]);
  return {
    ...shopModel,
    cubes: { ...others, orders: { ...orders, dimensions: Object.fromEntries(dimensions) } },
  };
})();

const extractsOf = async (sql: string, access = berlin): Promise<readonly string[]> => {
  const guard = makeGuard(pruned, serializerOn(world.connection));
  const guarded = await guard({ sql, access, timezone: "UTC", nowMs: 0 });
  if (guarded.kind === "refused") throw new Error(guarded.sentence);
  return guarded.extracts.map((extract) => extract.sql);
};

describe("E9: what a statement says while visible rows are copied", () => {
  it.each([
    ["select id from orders where id between 1 and 3", "BETWEEN 1 AND 3"],
    ["select id from orders o where o.id = 3 and o.amount > 5", "(id = 3)"],
    ["select count(*) from orders where id in (1, 2)", "IN (1, 2)"],
    ["select city from orders where created_at >= '2026-02-01'", "created_at >= '2026-02-01'"],
    ["select tier from sales where created_at < date '2026-02-01'", "created_at < "],
  ])("%s: a condition on a dimension that prunes", async (sql, part) => {
    expect(await extractsOf(sql)).toEqual([expect.stringContaining(part)]);
  });

  it.each([
    "select id from orders where amount > 5 and status = 'paid' and city = 'Berlin'",
    "select id from orders where id > 1 or amount > 5",
    "select id from orders where id + 1 = 3",
    "select id from orders where id = '3'::int",
    "select id from orders where -id < 3",
    "select id from orders where id > amount",
    "select id from orders order by id limit 3",
    "select * from (select id from orders) o where id = 3",
    "select o.id from orders o left join customers c on o.id = 3",
  ])("%s: nothing else of it", async (sql) => {
    const plain = await extractsOf(sql.replace(/ (where|left join|order by) .*/, ""));
    const [extract] = await extractsOf(sql);
    expect(extract).not.toMatch(/WHERE.*WHERE|"~rows"| 3/);
    expect(plain[0]?.split(" FROM ")[1]).toBe(extract?.split(" FROM ")[1]);
  });

  it("needs no copy where all rows are the reader's", async () => {
    expect(await extractsOf("select id from orders where id = 3", everything)).toEqual([]);
  });
});
