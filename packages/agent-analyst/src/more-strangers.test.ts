import { describe, expect, it } from "@jest/globals";
import { deliveries, deliveryValues } from "./fixtures/deliveries.fixture.js";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";

const store = modelOf(`
view ledger | Ledger | entries
  dimension string product | Product | | stock.product
  dimension time entered_at | Entered | | stock.entered_at
  measure count entry_count | Entries | | stock.entry_count
  measure sum pieces | Pieces | | stock.pieces
`);

/** A ledger whose only sum has a unit. */
const stores = {
  ...store,
  cubes: store.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "pieces" ? { ...member, unit: "pieces" } : member,
    ),
  })),
};

/** A warehouse in which the use of shelves is a rate of what is there at a month's end. */
const warehouse = modelOf(`
view warehouse | Warehouse | stock
  dimension string product | Product | | stock.product
  dimension time month_end | Month end | | stock.month_end
  measure sum on_shelf | Pieces on the shelf | | stock.on_shelf
  measure number shelf_use | Shelf use | | stock.shelf_use
`);
const shelves = {
  ...warehouse,
  cubes: warehouse.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "shelf_use" ? { ...member, additiveOver: [] } : member,
    ),
  })),
};

const script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: what another stranger asked", () => {
  it.each([
    ["how much was refunded in 2025?", "MEASURE(refunded)"],
    ["how much in Berlin in May?", "MEASURE(revenue)"],
    ["how many in Berlin in May?", "MEASURE(order_count)"],
  ])("%s: how much is an amount, and how many a number", async (question, measure) => {
    expect(await sqlOf(question)).toContain(measure);
  });

  it("an amount that was not named is said to be assumed", async () => {
    const { content } = await ask("how much in Berlin in May?", script);
    expect(content).toContain("You named no measure, so I take Revenue.");
  });

  it.each([
    ["worst 3 stores by return rate", "DESC"],
    ["best 3 stores by return rate", "ASC"],
    ["lowest 3 stores by return rate", "ASC"],
    ["worst 3 stores by revenue", "ASC"],
  ])("%s: the worst has the most of what nobody wants", async (question, order) => {
    expect(await sqlOf(question)).toMatch(new RegExp(`ORDER BY 2 ${order}`));
  });

  it.each([
    ["shelf use by product right now", true],
    ["current shelf use by product", true],
    ["shelf use by product", false],
    ["shelf use by product in 2025", false],
    ["shelf use by product in the current month", false],
  ])(
    "%s: a rate of levels is that of the last moment where now is asked for",
    async (asked, isNow) => {
      const { content, queries } = await ask(asked, { ...script, model: shelves });
      const sql = queries[0]?.sqlQuery ?? "";
      expect(sql).toContain("MEASURE(shelf_use)");
      expect(sql.includes("MAX(month_end)")).toBe(isNow);
      expect(content.includes("I take the last Month end")).toBe(isNow);
    },
  );

  it("beside a level that is hinted, what came in a month adds up", async () => {
    const came = await sqlOf("pieces received in 2025");
    expect(came).toContain("MEASURE(received)");
    expect(came).toContain("month_end >= DATE '2025-01-01' AND month_end < DATE '2026-01-01'");
    expect(came).not.toContain("max(");
    expect(await sqlOf("pieces on the shelf in 2025")).not.toBe(
      came.replaceAll("received", "on_shelf"),
    );
  });

  it.each([
    ["orders with a waiting time of more than 2 hours", "waiting > 120", "Waiting time > 2 hours"],
    ["orders with a waiting time of at least 90 minutes", "waiting >= 90", "Waiting time >= 90"],
    ["stores with revenue above 100 euros", "MEASURE(revenue) > 100", "Revenue > 100"],
  ])("%s: a limit is counted in the member's own unit", async (question, condition, said) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(content).toContain(said);
  });

  it("a limit in a unit that nothing leads from is no limit, and no answer", async () => {
    const { content, queries } = await ask("stores with revenue above 100 dollars", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“dollars”");
  });

  it("a unit that the model does not say is assumed aloud", async () => {
    const { content } = await ask("orders with a weight over 2 tons", script);
    expect(content).toContain("The model says no unit of Weight: I take 2 tons as 2.");
  });

  it("the year of a value is no time to look at", async () => {
    const sql = await sqlOf("revenue of the Summer Sale 2025");
    expect(sql).toContain("campaign = 'Summer Sale 2025'");
    expect(sql).not.toContain("shipped_at");
    expect(await sqlOf("revenue of the Summer Sale 2025 in 2026")).toContain("2026-01-01");
  });

  it.each(["returned parcels in 2025 as a rate", "returned parcels in 2025 as a percentage"])(
    "%s: the rate of what is counted, and not of something else",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/^SELECT MEASURE\(return_rate\) AS return_rate FROM/);
    },
  );

  it("a rate that the model has not is asked back, in a follow-up as well", async () => {
    const whole = await ask("revenue in Berlin as a rate", script);
    expect(whole.queries).toEqual([]);
    expect(whole.content).toContain("“rate”");
    const { history } = await ask("revenue in Berlin", script);
    expect((await ask("as a rate", { ...script, history })).queries).toEqual([]);
    const returns = await ask("returned parcels in Berlin", script);
    const { queries } = await ask("as a rate", { ...script, history: returns.history });
    expect(queries[0]?.sqlQuery).toMatch(/MEASURE\(return_rate\).* WHERE store = 'Berlin'/);
  });

  it("number of, and per, count what a title with more words does not", async () => {
    expect(await sqlOf("number of orders in 2025")).not.toContain("order_number");
    const perOrder = await sqlOf("revenue per order by store");
    expect(perOrder).toContain("MEASURE(revenue) / NULLIF(MEASURE(order_count), 0)");
    expect(perOrder).not.toContain("order_number");
    expect(await sqlOf("orders by order number")).toContain("SELECT order_number");
  });

  it.each([
    ["most common store", /^SELECT store, MEASURE\(order_count\).*ORDER BY 2 DESC/],
    ["3 most popular channels in 2025", /^SELECT channel, MEASURE\(order_count\).*LIMIT 3$/],
    ["the least frequent brand", /^SELECT brand, MEASURE\(order_count\).*ORDER BY 2 ASC/],
    ["most popular stores by revenue", /^SELECT store, MEASURE\(revenue\).*ORDER BY 2 DESC/],
  ])("%s: what is common has many rows, unless a measure is named", async (question, sql) => {
    expect(await sqlOf(question)).toMatch(sql);
  });

  it("what ranks by how common it is says by what", async () => {
    const { content } = await ask("most common store", script);
    expect(content).toContain("I rank by Orders, since you named no measure.");
  });

  it("what has no name is none of the first three, and stays in a whole list", async () => {
    expect(await sqlOf("top 3 stores by revenue")).toContain("WHERE store IS NOT NULL");
    expect(await sqlOf("revenue by store")).not.toContain("NULL GROUP");
  });

  it.each([
    ["unpaid orders", "NOT paid"],
    ["unpaid revenue by store in 2025", "NOT paid"],
    ["paid orders", "WHERE paid"],
  ])("%s: un- opposes a condition", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it.each([
    ["revenue growth in percent from 2024 to 2025", "revenue growth from 2024 to 2025"],
    ["percent change of revenue from 2024 to 2025", "change of revenue from 2024 to 2025"],
    ["revenue growth in % by month", "revenue growth by month"],
  ])("%s: a change is given in percent as well", async (question, plain) => {
    expect(await sqlOf(question)).not.toBe("");
    expect(await sqlOf(question)).toBe(await sqlOf(plain));
  });

  it.each(["which stores had the most orders", "store with the fewest orders"])(
    "%s: the most are counted, and not averaged",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/^SELECT store, MEASURE\(order_count\)/);
    },
  );

  it.each([
    ["revenue in 2025 in 2025", "revenue in 2025"],
    ["revenue in Berlin in May 2025, in Berlin", "revenue in Berlin in May 2025"],
    ["in 2025 revenue by stores by store", "revenue by store in 2025"],
  ])("%s: what is said twice is meant once", async (question, once) => {
    expect(await sqlOf(question)).not.toBe("");
    expect(await sqlOf(question)).toBe(await sqlOf(once));
  });

  it.each([
    ["private orders", "segment = 'B2C'"],
    ["business revenue in 2025", "segment = 'B2B'"],
    ["not private revenue", "segment <> 'B2C'"],
    ["orders for B2C", "segment = 'B2C'"],
  ])("%s: the word that a description explains a code with", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("a code that a description explains and nobody sees is not confirmed", async () => {
    const values = deliveryValues.filter(([, value]) => value !== "B2C");
    const { content, queries } = await ask("private orders", { ...script, values });
    expect(queries).toEqual([]);
    expect(content).not.toContain("B2C");
  });

  it.each(["return the order of Berlin", "please return the order", "parcel the orders"])(
    "%s: a verb with its object is an order, though a measure has its stem",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("I change nothing");
    },
  );

  it.each(["show the orders of Berlin", "returned parcels in Berlin"])(
    "%s: is no order",
    async (question) => {
      expect(await sqlOf(question)).not.toBe("");
    },
  );

  it.each([
    ["Lamps in May", "MEASURE(pieces)", "You named no measure, so I take Pieces."],
    ["how many of Lamps in May", "MEASURE(entry_count)", "so I take Entries."],
    ["entries of Lamps in May", "MEASURE(entry_count)", "No rows are visible"],
  ])("%s: values alone ask for the main quantity", async (question, measure, said) => {
    const { content, queries } = await ask(question, {
      model: stores,
      values: [["product", "Lamps"]],
    });
    expect(queries[0]?.sqlQuery).toContain(measure);
    expect(content).toContain(said);
  });
});
