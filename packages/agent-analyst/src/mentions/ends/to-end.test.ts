import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view vouchers | Vouchers
  dimension string state | Voucher state | | vouchers.state
  dimension time issued_on | Issued on | | vouchers.issued_on
  dimension time expires_on | Expires on | | vouchers.expires_on
  measure count voucher_count | Vouchers | | vouchers.voucher_count
  measure sum expired_balance | Expired balance | | vouchers.expired_balance
`);
const sqlOf = statementsWith({
  model: {
    ...plain,
    cubes: plain.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "state"
          ? { ...member, description: "ACT active, RED redeemed, EXP expired" }
          : member,
      ),
    })),
  },
  values: [
    ["state", "ACT"],
    ["state", "EXP"],
  ],
  rows: [[3]],
});

describe("D14: what comes to its end some day, and what has", () => {
  it.each(["vouchers expiring this month", "how many vouchers expire this month"])(
    "%s: by when it does, and in no state",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("expires_on >= DATE '2026-11-01'");
      expect(sql).not.toContain("state");
    },
  );

  it("has, where it is said in the past", async () => {
    expect(await sqlOf("expired vouchers")).toContain("state = 'EXP'");
  });
});
