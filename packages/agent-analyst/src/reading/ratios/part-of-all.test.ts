import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view purchasing | Purchasing
  dimension string plant | Plant | | orders.plant
  dimension string article | Article | | lines.article
  dimension time ordered_on | Ordered | | orders.ordered_on
  measure count line_count | Number of lines | | lines.line_count
  measure count order_count | Number of purchases | | orders.order_count
  measure count withdrawals | Withdrawals | withdrawn purchases | orders.withdrawals
  measure count blocked_orders | Blocked purchases | | orders.blocked_orders
  measure number express_rate | Express purchase rate | | orders.express_rate
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(member.name === "express_rate" ? { format: "percent" } : {}),
    })),
  })),
} as typeof plain;

const answerTo = (question: string, rows: readonly (readonly number[])[] = [[0.2]]) =>
  ask(question, { model, rows });

describe("D14: a share of some in all of them", () => {
  it.each([
    ["share of withdrawals in purchases", "withdrawals"],
    ["withdrawals as a share of purchases", "withdrawals"],
    ["what share of purchases are withdrawals", "withdrawals"],
    ["share of withdrawals and purchases", "withdrawals"],
    ["share of blocked purchases", "blocked_orders"],
    ["what percentage of purchases were blocked", "blocked_orders"],
  ])("%s: divides by all", async (question, part) => {
    const { queries } = await answerTo(question);
    expect(queries[0]?.sqlQuery).toContain(`MEASURE(${part}) / NULLIF(MEASURE(order_count), 0)`);
  });

  it("share of express purchases: is the model's own rate", async () => {
    const { queries } = await answerTo("share of express purchases");
    expect(queries[0]?.sqlQuery).toContain("MEASURE(express_rate)");
  });

  it("is none above 100 %", async () => {
    const { content } = await answerTo("withdrawals as a share of blocked purchases", [[6.5]]);
    expect(content).not.toContain("650");
    expect(content).toContain("no share");
  });
});
