import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sales | Sales
  dimension string buyer_country | Buyer country | | orders.buyer_country
  dimension string seller | Seller | | sellers.seller
  dimension string country | Seller country | | sellers.country
  measure count order_count | Orders | | orders.order_count
  measure count_distinct buyers | Buyers | | orders.buyers
  measure sum turnover | Turnover | | items.turnover
`);
const script = {
  model,
  values: [
    ["buyer_country", "France"],
    ["country", "France"],
  ],
  rows: [["a", 5]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: a place stands beside those who are there", () => {
  it.each([
    "turnover of French sellers",
    "turnover of sellers in France",
    "turnover of sellers based in France",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("WHERE country = 'France'");
    expect(content).not.toContain("as well");
  });

  it.each(["how many French buyers", "how many buyers in France", "orders from France"])(
    "%s: of the buyers",
    async (question) => {
      expect(await sqlOf(question)).toContain("buyer_country = 'France'");
    },
  );

  it("is said by the titles of both, where it stands beside neither", async () => {
    const { content } = await ask("turnover in France", script);
    expect(content).toContain("as Buyer country; it is there in Seller country as well");
  });
});
