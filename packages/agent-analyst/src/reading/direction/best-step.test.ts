import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view sales | Sales
  dimension string product | Product | | products.product
  dimension time ordered_on | Ordered | | lines.ordered_on
  measure count line_count | Order lines | | lines.line_count
  measure sum revenue | Revenue | | lines.revenue
view gates | Gates by day
  dimension string gate | Gate | | gates.gate
  dimension time counted_on | Counted | | gates.counted_on
  measure sum visitors | Visitors | | gates.visitors
  measure count_distinct gate_count | Gates | | gates.gate_count
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "revenue" ? { ...member, format: "currency" as const, unit: "EUR" } : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, values: [["product", "Rye loaf"]], rows: [["a", 1]] });

describe("D14: the best step of time", () => {
  it.each([
    ["best month ever for rye loaf", "date_trunc('month', ordered_on) AS month, MEASURE(revenue)"],
    ["worst quarter for rye loaf", "MEASURE(revenue)"],
    ["best month for order lines of rye loaf", "MEASURE(line_count)"],
    ["busiest weekday for rye loaf", "MEASURE(line_count)"],
    ["busiest day ever at the gates", "date_trunc('day', counted_on) AS day, MEASURE(visitors)"],
    ["quietest month at the gates", "MEASURE(visitors)"],
  ])("%s: by what is earned, or by those who came", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });
});
