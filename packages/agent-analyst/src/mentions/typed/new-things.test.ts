import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sales | Sales
  dimension string status | Order status | | orders.status
  dimension string seller | Seller | | sellers.seller
  dimension time placed_at | Order placed | | orders.placed_at
  measure count order_count | Orders | | orders.order_count
  measure count_distinct buyers | Buyers | | orders.buyers
  measure sum turnover | Turnover | sales | items.turnover
cube sellers | Sellers
  dimension string seller | Seller | | sellers.seller
  dimension time signed_up_on | Signed up | | sellers.signed_up_on
  measure count seller_count | Sellers | | sellers.seller_count
`);
const sqlOf = statementsWith({ model, values: [["status", "NEW"]], rows: [["a", 5]] });

describe("D14: new things", () => {
  it.each(["new sellers in 2026", "how many new sellers in 2026", "new sellers per month in 2026"])(
    "%s: began then, and are in no state of other things",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(seller_count)");
      expect(sql).toContain("signed_up_on >=");
      expect(sql).not.toContain("status");
    },
  );

  it("are in a state of their own", async () => {
    expect(await sqlOf("how many new orders")).toContain("status = 'NEW'");
  });

  it("are not all of those who did something, where they are counted by what they did", async () => {
    expect(await sqlOf("new buyers in 2026")).toBe("");
    expect(await sqlOf("buyers in 2026")).toContain("MEASURE(buyers)");
  });
});
