import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view cases | Complaints | cases
  dimension string shop | Shop | | cases.shop
  dimension string customer_no | Customer number | | cases.customer_no
  dimension string agent | Agent | | cases.agent
  dimension time opened_at | Opened at | | cases.opened_at
  measure count complaint_count | Complaints | | cases.complaint_count
  measure sum refund_amount | Refunds | | cases.refund_amount
  measure count_distinct customers | Customers | | cases.customers
view billing | Billing | bills
  dimension string payer | Payer | | bills.payer
  dimension time issued_on | Issued on | | bills.issued_on
  dimension time paid_on | Paid on | | bills.paid_on
  measure count bill_count | Bills | | bills.bill_count
`);
const rows = [["A", 2]] as const;

const statementOf = async (question: string): Promise<string> =>
  (await ask(question, { model, rows, values: [["payer", "Acme"]] })).queries[0]?.sqlQuery ?? "";

describe("D14: those of a ranked list", () => {
  it.each(["how much did we refund for those?", "and the refunds of those"])(
    "%s: they stay the same, ranked by what ranked them",
    async (question) => {
      const { history } = await ask("which 5 shops had the most complaints this year", {
        model,
        rows,
      });
      const { queries } = await ask(question, { model, rows, history });
      expect(queries[0]?.sqlQuery).toMatch(
        /complaint_count, MEASURE\(refund_amount\) AS refund_amount .*ORDER BY 2 DESC NULLS LAST, 1 LIMIT 5/,
      );
    },
  );

  it("takes what we refunded as the money of that name", async () => {
    expect(await statementOf("how much did we refund this year")).toContain(
      "MEASURE(refund_amount)",
    );
  });

  it("takes a number of rows behind a limit for a number of those, in the time that was said", async () => {
    expect(await statementOf("customers with more than 3 complaints this year")).toMatch(
      /opened_at >= DATE '2026-01-01'.*HAVING MEASURE\(complaint_count\) > 3/,
    );
  });

  it("counts different ones per day", async () => {
    const sql = await statementOf("agents per day last week");
    expect(sql).toContain("COUNT(DISTINCT agent)");
    expect(sql).not.toMatch(/agent,/);
  });

  it("says whether the bill of a month has been paid", async () => {
    const sql = await statementOf("has Acme paid their October bill?");
    expect(sql).toContain("issued_on >= DATE '2026-10-01'");
    expect(sql).toContain("GROUP BY");
    expect(sql).not.toContain("paid_on >=");
  });
});
