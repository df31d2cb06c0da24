import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view systems | Systems
  dimension string status | System status | | systems.status
  dimension string branch | Branch | | systems.branch
  dimension time installed_on | Installed on | | systems.installed_on
  measure count system_count | Number of systems | | systems.system_count
view fees | Fees
  dimension time due_on | Due | | fees.due_on
  dimension time paid_on | Paid | | fees.paid_on
  measure count fee_count | Fees billed | | fees.fee_count
`);
const sqlOf = statementsWith({ model, values: [["status", "installing"]], rows: [[3]] });

describe("D14: what is done is not under way, and what is overdue is not done", () => {
  it.each(["systems installed last month", "systems installed by branch in 2025"])(
    "%s: by the time at which they were",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("installed_on >= ");
      expect(sql).not.toContain("'installing'");
    },
  );

  it.each(["systems being installed", "installing systems"])(
    "%s: their state",
    async (question) => {
      expect(await sqlOf(question)).toContain("status = 'installing'");
    },
  );

  it("overdue payouts: no fees by the time at which they were paid", async () => {
    expect(await sqlOf("overdue payouts")).toBe("");
  });

  it("payments last month: fees by the time at which they were paid", async () => {
    expect(await sqlOf("payments last month")).toContain("paid_on >= ");
  });
});
