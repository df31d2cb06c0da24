import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view payouts | Payouts | payouts
  dimension string city | City | | payouts.city
  dimension time paid_on | Paid on | | payouts.paid_on
  measure count payout_count | Number of payouts | | payouts.payout_count
  measure sum payout_amount | Payout amount | | payouts.payout_amount
  measure sum order_value | Order value | | payouts.order_value
  measure count order_count | Orders | | payouts.order_count
`);

const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.aggregate === "sum" ? { ...member, format: "currency", unit: "GBP" } : member,
    ),
  })),
} as typeof plain;

const asked = (question: string) => ask(question, { model, rows: [[1]] });

describe("D14: the total of what is money", () => {
  it.each(["total payouts last month", "sum of all payouts by city", "what are our total payouts"])(
    "%s: its amount, which is said",
    async (question) => {
      const { queries, content } = await asked(question);
      expect(queries[0]?.sqlQuery).toContain("payout_amount");
      expect(content).toContain("I take the total as Payout amount");
    },
  );

  it.each(["payouts last month", "how many payouts in total", "total number of payouts"])(
    "%s: how many there are",
    async (question) => {
      expect((await asked(question)).queries[0]?.sqlQuery).toContain("payout_count");
    },
  );

  it("counts things that are no money", async () => {
    expect((await asked("total orders last month")).queries[0]?.sqlQuery).toContain("order_count");
  });
});
