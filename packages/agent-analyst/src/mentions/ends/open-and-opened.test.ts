import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view disputes | Disputes
  dimension string reason | Reason | | disputes.reason
  dimension time opened_on | Opened | | disputes.opened_on
  dimension time closed_on | Closed | | disputes.closed_on
  measure count dispute_count | Disputes | | disputes.dispute_count
view refunds | Refunds
  dimension time opened_on | Opened | | refunds.opened_on
  measure count refund_count | Refunds | | refunds.refund_count
`);
const script = { model, values: [], rows: [["a", 5]] } as const;
const sqlOf = statementsWith(script);

describe("D14: what is open is not closed, whenever it was opened", () => {
  it.each(["open disputes by reason", "how many disputes are open"])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("closed_on IS NULL");
    expect(queries[0]?.sqlQuery).not.toContain("opened_on");
    expect(content).toContain("I take “open” as not having a time in Closed.");
  });

  it("what was opened then was opened then", async () => {
    const sql = await sqlOf("disputes opened in May 2026");
    expect(sql).toContain("opened_on >=");
    expect(sql).not.toContain("closed_on");
  });

  it("is asked about where nothing says when it ends", async () => {
    expect(await sqlOf("open refunds")).toBe("");
  });
});
