import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const practice = modelOf(`
view visits | Visits
  dimension string category | Category
  dimension string species | Species
  dimension string sku | SKU
  dimension time visited_on | Visited
  measure count visit_count | Visits
  measure sum revenue | Revenue
`);
const script = { model: practice, values: [["species", "Cat"]] as const, rows: [["Cat", 5]] };

describe("D14: words that are words themselves", () => {
  it("cats are no categories", async () => {
    const { queries } = await ask("revenue from cats", script);
    expect(queries[0]?.sqlQuery ?? "").not.toContain("category");
  });

  it("an item is no code of stock", async () => {
    expect((await ask("revenue by item", script)).queries).toEqual([]);
  });
});
