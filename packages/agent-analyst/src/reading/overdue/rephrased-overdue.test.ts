import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view bills | Bills
  dimension string client | Client | | bills.client
  dimension string office | Office | | bills.office
  dimension number bill_total | Bill total | | bills.bill_total
  dimension time issued_on | Issued | | bills.issued_on
  dimension time due_on | Due on | | bills.due_on
  dimension time paid_on | Paid on | | bills.paid_on
  measure count bill_count | Number of bills | | bills.bill_count
  measure count open_bills | Unpaid bills | | bills.open_bills
  measure sum billed | Billed | | bills.billed
  measure sum outstanding | Outstanding balance | | bills.outstanding
view loans | Loans
  dimension string book | Book | | loans.book
  dimension time due_on | Due | | loans.due_on
  dimension time back_on | Returned | | loans.back_on
  measure count loan_count | Loans | | loans.loan_count
`);
const money = { format: "currency", unit: "GBP" } as const;
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      /^(billed|outstanding|bill_total)$/.test(member.name) ? { ...member, ...money } : member,
    ),
  })),
};
const named = {
  ...model,
  cubes: model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "open_bills" ? { ...member, title: "Overdue bills" } : member,
    ),
  })),
};
const values = [["office", "Leeds"]] as const;
const sqlOf = statementsWith({ model, values, rows: [[3]] });
const sqlOfNamed = statementsWith({ model: named, values, rows: [[3]] });

describe("D14: what is overdue is unpaid, as the model calls it, and was due before", () => {
  it.each([
    ["how much is overdue", "outstanding", "2026-11-21"],
    ["how much is overdue in Leeds", "outstanding", "2026-11-21"],
    ["how much is more than 30 days overdue", "outstanding", "2026-10-22"],
    ["how much in Leeds is over two weeks overdue", "outstanding", "2026-11-07"],
    ["amount overdue by more than a month", "outstanding", "2026-10-21"],
    ["overdue bills", "open_bills", "2026-11-21"],
    ["how many bills are overdue by at least 30 days", "open_bills", "2026-10-22"],
  ])("%s", async (question, measure, day) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`MEASURE(${measure})`);
    expect(sql).toContain(`due_on < DATE '${day}'`);
    if (question.includes("Leeds")) expect(sql).toContain("office = 'Leeds'");
  });

  it("takes a figure that is named so as it is, and limits it by days alone", async () => {
    expect(await sqlOfNamed("how many bills are overdue")).toMatch(
      /^SELECT MEASURE\(open_bills\) AS open_bills FROM bills$/,
    );
    const sql = await sqlOfNamed("bills more than 60 days overdue");
    expect(sql).toContain("MEASURE(open_bills)");
    expect(sql).toContain("due_on < DATE '2026-09-22'");
  });

  it.each(["how much was overdue in 2025", "average overdue amount", "how much is overdue of the ships"])(
    "%s: is not answered by that",
    async (question) => expect(await sqlOf(question)).not.toContain("MEASURE(outstanding)"),
  ); // prettier-ignore

  it("keeps books that are overdue to the state of their columns", async () => {
    expect(await sqlOf("overdue loans")).toContain("back_on IS NULL AND due_on < ");
  });
});

describe("D14: a noun in the plural is the things themselves, and no amount of the same stem", () => {
  it.each(["how many bills in October", "bills in October", "number of bills in October"])(
    "%s",
    async (question) => expect(await sqlOf(question)).toContain("MEASURE(bill_count)"),
  );

  it.each(["billed in October", "how much was billed in October"])("%s", async (question) =>
    expect(await sqlOf(question)).toContain("MEASURE(billed)"),
  );

  it("says the amount that is overdue in its first line", async () => {
    const { content } = await ask("how much is overdue", { model, rows: [[12]] });
    expect(content).toContain("Outstanding balance · all time · Due on until 20 November 2026");
  });
});

describe("D14: two figures of what is overdue", () => {
  it("the second one is asked back, and not left out", async () => {
    const { queries } = await ask("how much is overdue and how many invoices is that", {
      model,
      rows: [[12]],
    });
    expect(queries.every(({ sqlQuery }) => sqlQuery?.startsWith("SELECT dimension") === true)).toBe(
      true,
    );
  });
});

const invoiced = modelOf(`
view jobs | Jobs
  dimension string client | Client | | jobs.client
  dimension time due_at | Deadline | | jobs.due_at
  measure count job_count | Jobs | | jobs.job_count
  measure count open_jobs | Open jobs | | jobs.open_jobs
view billing | Billing
  dimension string client | Client | | invoices.client
  dimension boolean is_overdue | Overdue | | invoices.is_overdue
  dimension time issued_on | Issued on | | invoices.issued_on
  measure count invoice_count | Number of invoices | | invoices.invoice_count
`);

describe("D14: what is overdue is of the rows that are named", () => {
  const sqlOfInvoices = statementsWith({ model: invoiced, rows: [[3]] });

  it.each(["overdue invoices", "how many overdue invoices do we have"])(
    "%s: those of which their table says so, and no open jobs",
    async (question) => {
      expect(await sqlOfInvoices(question)).toBe(
        "SELECT MEASURE(invoice_count) AS invoice_count FROM billing WHERE is_overdue",
      );
    },
  );

  it("overdue jobs: those that are open, by their deadline", async () => {
    expect(await sqlOfInvoices("overdue jobs")).toContain("MEASURE(open_jobs)");
  });
});
