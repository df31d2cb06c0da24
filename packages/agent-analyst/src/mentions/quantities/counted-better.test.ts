import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view orders | Orders
  dimension string customer | Customer | | customers.name
  dimension time ordered_on | Ordered | | orders.ordered_on
  measure count order_count | Orders | | orders.order_count
  measure count_distinct buyers | Customers who ordered | | orders.buyers
view overview | Customers and their orders
  dimension string name | Customer | | customers.name
  dimension time joined_on | Joined | | customers.joined_on
  measure count customer_count | Customers | | customers.customer_count
`);
const sqlOf = statementsWith({ model, rows: [[1]] });

describe("D14: what is counted", () => {
  it.each(["how many customers do we have?", "how many customers are there"])(
    "%s: is counted by what is called so, and by nothing that has more words",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(customer_count)");
    },
  );

  it("the longer name is the other figure", async () => {
    expect(await sqlOf("how many customers who ordered")).toContain("MEASURE(buyers)");
  });
});
