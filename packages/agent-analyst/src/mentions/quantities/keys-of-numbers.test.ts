import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sales | Sales
  dimension string brand | Brand | | sales.brand
  dimension number buyer_no | Buyer number | | sales.buyer_no
  dimension number price | Price | | sales.price
  dimension time ordered_at | Ordered | | sales.ordered_at
  measure count_distinct buyers | Buyers | | sales.buyers
  measure count order_count | Orders | | sales.order_count
  measure sum turnover | Turnover | | sales.turnover
`);
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: a number that tells things apart is no figure of theirs", () => {
  it.each(["top 5 buyers by turnover", "which buyers have the most turnover", "turnover by buyer"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/SELECT buyer_no, MEASURE\(turnover\).*GROUP BY 1/);
    },
  );

  it("they are counted by the model's own figure", async () => {
    expect(await sqlOf("how many buyers")).toContain("MEASURE(buyers)");
    expect(await sqlOf("buyers by brand")).toContain("SELECT brand, MEASURE(buyers)");
  });

  it("other numbers are", async () => {
    expect(await sqlOf("average price by brand")).toContain("AVG(price)");
  });
});
