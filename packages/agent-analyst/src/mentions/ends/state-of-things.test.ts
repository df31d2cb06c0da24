import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view payables | Invoices | bills
  dimension string supplier | Supplier | | suppliers.supplier
  dimension time invoiced_on | Invoice date | | invoices.invoiced_on
  dimension time paid_on | Paid | | invoices.paid_on
  dimension number amount | Amount of the invoice | | invoices.amount
  dimension boolean is_blocked | Blocked | | invoices.is_blocked
  measure count invoice_count | Number of invoices | | invoices.invoice_count
  measure sum invoiced_amount | Invoiced amount | | invoices.invoiced_amount
  measure sum open_amount | Open amount | unpaid amount | invoices.open_amount
  measure sum paid_amount | Paid amount | | invoices.paid_amount
`);
const values = [["supplier", "Akerlund AB"]] as const;
const sqlOf = statementsWith({ model, values, rows: [[3]] });

describe("D14: a state is said of things, also where an amount has its name", () => {
  it.each([
    "how many invoices are still unpaid",
    "unpaid invoices",
    "unpaid bills from akerlund",
    "any unpaid bills from akerlund",
    "number of unpaid invoices by supplier",
    "which invoices are unpaid",
    "invoices that are not paid",
    "invoices that are neither blocked nor paid",
  ])("%s: those count that are in it", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("paid_on IS NULL");
    expect(sql).toContain("MEASURE(invoice_count)");
    expect(sql).not.toMatch(/open_amount|paid_amount/);
  });

  it("with a limit of money on each of them", async () => {
    const sql = await sqlOf("How many invoices above 30,000 euros are still unpaid?");
    expect(sql).toContain("paid_on IS NULL AND amount > 30000");
    expect(sql).not.toContain("open_amount");
  });

  it.each(["how many invoices are paid", "which invoices have already been paid"])(
    "%s: those that have been",
    async (question) => {
      expect(await sqlOf(question)).toContain("paid_on IS NOT NULL");
    },
  );

  it("neither of two states", async () => {
    expect(await sqlOf("invoices that are neither blocked nor paid")).toContain("NOT is_blocked");
  });

  it.each(["how much is still unpaid", "unpaid by supplier", "total unpaid amount"])(
    "%s: the amount",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(open_amount)");
    },
  );
});
