import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view sales | Sales
  dimension time sold_at | Sold | | sales.sold_at
  measure sum units_sold | Units sold | | sales.units_sold
  measure sum net_sales | Net sales | | sales.net_sales
view returned_goods | Returned goods
  dimension time returned_on | Returned | | returned_goods.returned_on
  measure count return_count | Returns | | returned_goods.return_count
  measure sum units_returned | Units returned | | returned_goods.units_returned
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "net_sales" ? { ...member, unit: "EUR" } : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, rows: [[0.037]] });

describe("D14: a share is of one kind of thing", () => {
  it("what share of the units was returned: units, and not how many returns there were", async () => {
    expect(await sqlOf("what share of the units sold in 2025 was returned?")).toContain(
      "MEASURE(units_returned) / NULLIF((SELECT MEASURE(units_sold)",
    );
  });

  it("no count is a share of an amount of money", async () => {
    expect(await sqlOf("what share of net sales was returned last year")).not.toContain(
      "MEASURE(return_count) / NULLIF",
    );
  });
});
