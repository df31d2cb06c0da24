import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const billing = modelOf(`
view billing | Billing
  dimension string bill_number | Bill number | | bills.bill_number
  dimension string state | State | | bills.state
  dimension time issued_on | Issued | | bills.issued_on
  dimension time settled_on | Paid on | | bills.settled_on
  measure count bill_count | Bills | | bills.bill_count
  measure sum left_over | Amount outstanding | owed | bills.left_over
`);
const dues = modelOf(`
view dues | Dues
  dimension string member | Member | | dues.member
  dimension time billed_on | Billed | | dues.billed_on
  dimension time paid_on | Paid | | dues.paid_on
  measure count notice_count | Demands | | dues.notice_count
  measure sum owing | Owed | | dues.owing
`);

const euros = { format: "currency", unit: "EUR" } as const;
const hints: Readonly<Record<string, object>> = {
  left_over: euros,
  owing: euros,
  state: { description: "settled, open or disputed" },
};
const hinted = (plain: typeof billing): typeof billing => ({
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
});
const values = [["state", "open"], ["state", "settled"], ["state", "disputed"]] as const; // prettier-ignore

const statementOf = async (question: string, plain = billing): Promise<string> =>
  (await ask(question, { model: hinted(plain), values, rows: [[5]] })).queries[0]?.sqlQuery ?? "";

describe("D14: things that are owed", () => {
  it.each([
    "how many bills are owed",
    "how many bills are outstanding",
    "outstanding bills",
    "bills that are still outstanding",
  ])("%s: those of which any is left", async (question) => {
    expect(await statementOf(question)).toBe(
      "SELECT MEASURE(bill_count) AS bill_count FROM billing WHERE bill_number IN (SELECT bill_number FROM billing GROUP BY 1 HAVING MEASURE(left_over) > 0)",
    );
  });

  it.each(["how many demands are owed", "owed demands"])(
    "%s: those that were not paid, where nothing tells them apart",
    async (question) => {
      expect(await statementOf(question, dues)).toBe(
        "SELECT MEASURE(notice_count) AS notice_count FROM dues WHERE paid_on IS NULL",
      );
    },
  );

  it.each(["unpaid bills", "how many bills are unpaid", "bills that have not been paid"])(
    "%s: also those of another state than open",
    async (question) => {
      const sql = await statementOf(question);
      expect(sql).toContain("settled_on IS NULL");
      expect(sql).not.toContain("state");
    },
  );

  it.each(["amount outstanding by month", "bills and amount outstanding"])(
    "%s: is the money",
    async (question) => {
      expect(await statementOf(question)).toContain("MEASURE(left_over) AS");
    },
  );
});
