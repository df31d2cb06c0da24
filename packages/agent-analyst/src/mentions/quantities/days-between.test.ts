import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sales | Sales
  dimension string reason | Refund reason | | items.reason
  dimension time placed_at | Placed | | items.placed_at
  dimension time refund_requested_at | Refund requested | | items.refund_requested_at
  dimension time refunded_at | Refunded | | items.refunded_at
  measure count item_count | Items | | items.item_count
`);
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: days between two times of which one has the other's name in it", () => {
  it.each([
    "average days from refund request to refund",
    "average days between refund request and refund",
    "average days from refund requested to refunded",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toMatch(/refund_requested_at, refunded_at/);
  });

  it("by the word that only one of them has", async () => {
    expect(await sqlOf("average days from placed to refund request")).toMatch(
      /placed_at, refund_requested_at/,
    );
  });
});
