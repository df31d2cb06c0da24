import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view bills | Bills
  dimension time issued_on | Issued on | | bills.issued_on
  dimension time paid_on | Paid on | | bills.paid_on
  dimension string payer | Payer | | bills.payer
  dimension string bill_number | Bill number | | bills.number
  dimension string status | Bill status | | bills.status
  measure count bill_count | Bills | | bills.bill_count
  measure sum invoiced | Amount invoiced | | bills.invoiced
  measure sum received | Amount received | payments | bills.received
  measure sum outstanding | Outstanding | owed | bills.outstanding
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({ ...cube, defaultTime: "issued_on" })),
};
const script = { model, values: [["bill_number", "MS-17"]] as const, rows: [[40]] };
const after = async (first: string, next: string) => {
  const { history } = await ask(first, script);
  return ask(next, { ...script, history });
};

describe("D14: a part of the amount that was given before", () => {
  it.each([
    ["and how much of it has been paid", "received"],
    ["how much of that is still unpaid?", "outstanding"],
    ["and how much is outstanding", "outstanding"],
  ])("%s: over the same rows", async (next, figure) => {
    const { queries } = await after("amount invoiced in May", next);
    expect(queries[0]?.sqlQuery).toBe(
      `SELECT MEASURE(${figure}) AS ${figure} FROM bills WHERE issued_on >= DATE '2026-05-01' AND issued_on < DATE '2026-06-01'`,
    );
  });
});

describe("D14: what was done to one thing", () => {
  it.each([
    [null, "OPEN", "No: Paid on is empty for MS-17, and Bill status is OPEN."],
    ["2026-05-03", "PAID", "Yes: Paid on is 2026-05-03 for MS-17, and Bill status is PAID."],
  ])("%s: yes or no first, and neither a number nor who pays", async (paid, status, said) => {
    const { content, queries } = await ask("Has bill MS-17 been paid?", {
      ...script,
      rows: [[paid, status, 1]],
    });
    expect(content.startsWith(said)).toBe(true);
    expect(queries[0]?.sqlQuery).toContain("bill_number = 'MS-17'");
    expect(queries[0]?.sqlQuery).not.toContain("payer");
  });

  it("nothing is known of what is not there", async () => {
    const { content } = await ask("Has bill MS-17 been paid?", { ...script, rows: [] });
    expect(content).not.toMatch(/Yes|No:/);
  });
});
