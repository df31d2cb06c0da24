import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RowFilter } from "@embedded-analytics/domain";
import { everything, openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

describe("E6: values of a kind that the column is not stored as", () => {
  it.each<[string, string, number]>([
    ["a text beside a number that is declared a text", "amount_text", 1],
    ["what is no number beside a text that is declared a number", "city_number", 0],
  ])("%s", async (_name, member, rows) => {
    const filter: RowFilter = { kind: "compare", member, operator: "equals", values: ["100"] };
    const access = { orders: [{ members: ["id"], rows: filter }] };
    expect(await world.rows("select id from orders", { access })).toHaveLength(rows);
    const strange: RowFilter = { ...filter, values: ["abc"] };
    const other = { orders: [{ members: ["id"], rows: strange }] };
    expect(await world.rows("select id from orders", { access: other })).toEqual([]);
  });
});

describe("E6: policies are chosen for all that a statement uses of a cube", () => {
  const paris: RowFilter = { kind: "compare", member: "id", operator: "gt", values: [4] };
  const apart = {
    orders: [
      { members: ["id", "city"], rows: { kind: "all" as const } },
      { members: ["id", "status"], rows: paris },
    ],
    sales: everything["sales"] ?? [],
    customers: everything["customers"] ?? [],
    lines: everything["lines"] ?? [],
  };

  it.each<[string, string]>([
    ["in one mention", "select city, status from orders"],
    ["in two mentions", "select a.city, b.status from orders a join orders b using (id)"],
    [
      "in a CTE and beside it",
      "with a as (select id, city from orders) select a.city, (select max(status) from orders b where b.id = a.id) from a",
    ],
    ["in a set operation", "select city from orders union all select status from orders"],
    ["beneath a view", "select o.status, s.city from orders o, sales s"],
  ])("what no policy opens together is refused: %s", async (_name, sql) => {
    expect(await world.refusal(sql, { access: apart })).toMatch(
      /^No policy opens these members of /,
    );
  });

  it("what each opens by itself is let through, on its own rows", async () => {
    expect(
      await world.rows("select count(*) as n from (select city from orders)", { access: apart }),
    ).toEqual([{ n: "8" }]);
    expect(
      await world.rows("select count(*) as n from (select status from orders)", { access: apart }),
    ).toEqual([{ n: "4" }]);
  });

  it.each<[string, string]>([
    ["count(*)", "select count(*) as n from orders"],
    ["a constant", "select count(x) as n from (select 1 as x from orders) t"],
    ["EXISTS", "select count(*) as n from range(1) r(i) where exists (select 1 from orders)"],
  ])(
    "what names no member counts the rows of which some policy opens one: %s",
    async (name, sql) => {
      const narrow = { ...apart, orders: apart.orders.slice(1) };
      const [all, few] = [
        await world.rows(sql, { access: apart }),
        await world.rows(sql, { access: narrow }),
      ];
      expect([all, few]).toEqual(
        name === "EXISTS" ? [[{ n: "1" }], [{ n: "1" }]] : [[{ n: "8" }], [{ n: "4" }]],
      );
    },
  );

  it("what filters by a member counts by the policies that open it", async () => {
    const sql = "select count(*) as n from orders where status <> ''";
    expect(await world.rows(sql, { access: apart })).toEqual([{ n: "4" }]);
  });
});
