import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sales | Sales
  dimension number id | Order
  dimension number discount | Discount in percent
  dimension time ordered_at | Ordered at
  measure count order_count | Orders
`);

const statementOf = async (question: string): Promise<string> =>
  (await ask(question, { model, rows: [[5]] })).queries[0]?.sqlQuery ?? "";

describe("D14: a number of things", () => {
  it.each(["how many orders had more than 3 items", "orders with over 20 parcels"])(
    "%s: is no limit on a column of percent",
    async (question) => {
      expect(await statementOf(question)).toBe("");
    },
  );

  it.each(["how many orders had more than 3 percent discount", "orders with a discount over 3"])(
    "%s: is one",
    async (question) => {
      expect(await statementOf(question)).toContain("discount > 3");
    },
  );
});
