import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view order_details | Orders
  dimension string city | City | | orders.city
  dimension string pay_method | Payment method | | orders.pay_method
  dimension string kind | Kind | | orders.kind
  dimension time placed_at | Placed at | | orders.placed_at
  measure count orders_placed | Orders placed | | orders.orders_placed
  measure sum gov | Gross order value | sales | orders.gov
  measure number average_order_value | Average order value | AOV | orders.average_order_value
`);
const script = {
  model,
  values: [
    ["city", "Leeds"],
    ["pay_method", "card"],
    ["kind", "crit"],
  ] as const,
  rows: [[3]],
};
const sqlOf = statementsWith(script);

describe("D14: things, and an average of what they are worth", () => {
  it.each(["how many orders did we do yesterday", "orders by city", "how many orders in Leeds"])(
    "%s: the things are counted",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(orders_placed)");
      expect(sql).not.toContain("average_order_value");
    },
  );

  it.each(["average order value by city", "AOV by city", "what is the average order value"])(
    "%s: the average keeps its name",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(average_order_value)");
    },
  );
});

describe("D14: values that tables cut short", () => {
  it("a name with a capital is no value that begins it", async () => {
    const { content } = await ask("how many orders in Cardiff", script);
    expect(content).toContain("“Cardiff”");
    expect(content).not.toContain("3");
  });

  it.each(["critical orders", "Critical orders by city"])("%s: is one", async (question) => {
    expect(await sqlOf(question)).toContain("'crit'");
  });
});
