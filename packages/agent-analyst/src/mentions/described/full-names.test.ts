import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = modelOf(`
view sales | Sales
  dimension string brand | Brand | | sales.brand
  dimension time placed_at | Placed | | sales.placed_at
  measure count order_count | Orders | | sales.order_count
  measure number aov | AOV | | sales.aov
  measure sum gmv | GMV | | sales.gmv
`);
const model = withFacts(plain, {
  aov: { description: "Average order value" },
  gmv: { description: "Gross merchandise value, what the items cost before discounts" },
});
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: the full name of a figure that is called by its initials", () => {
  it.each([
    ["average order value by brand", "MEASURE(aov)"],
    ["what was our average order value this year", "MEASURE(aov)"],
    ["gross merchandise value by brand", "MEASURE(gmv)"],
  ])("%s", async (question, measure) => {
    expect(await sqlOf(question)).toContain(measure);
  });
});
