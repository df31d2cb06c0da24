import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view billing | Invoices
  dimension string invoice_no | Invoice number | | invoices.invoice_no
  dimension string charge | Type of charge | | invoices.charge
  dimension string status | Invoice status | | invoices.status
  dimension number amount | Invoice amount | | invoices.amount
  dimension time issued_on | Issued on | invoiced, invoice date | invoices.issued_on
  dimension time settled_on | Settled on | | invoices.settled_on
  measure count invoice_count | Number of invoices | | invoices.invoice_count
  measure sum gross_invoiced | Gross invoiced | | invoices.gross_invoiced
  measure sum net_invoiced | Net invoiced | | invoices.net_invoiced
  measure sum overdue_amount | Overdue amount | | invoices.overdue_amount
  measure sum settled | Amount settled | | invoices.settled
view quoting | Quotes
  dimension time sent_on | Sent on | | quotes.sent_on
  measure count quote_count | Quotes sent | quotes | quotes.quote_count
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(cube.name === "billing" ? { defaultTime: "issued_on" } : {}),
    members: cube.members.map((member) => ({
      ...member,
      ...(/^(amount|gross_invoiced|net_invoiced|overdue_amount|settled)$/.test(member.name)
        ? { format: "currency" as const, unit: "GBP" }
        : {}),
      ...(member.name === "status"
        ? { description: "open (not due yet), overdue, paid or void" }
        : {}),
    })),
  })),
};
const script = {
  model,
  values: [
    ["charge", "Storage"],
    ["status", "overdue"],
  ] as const,
  rows: [[3]],
};
const sqlOf = statementsWith(script);

describe("D14: invoices are counted, and invoiced is money", () => {
  it.each([
    "how many invoices",
    "how many invoices were there in October",
    "how many invoices did we send in October",
    "how many invoices are overdue",
    "how many overdue invoices",
  ])("%s: is their number", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT MEASURE(invoice_count) AS invoice_count FROM billing");
    if (question.includes("overdue")) expect(sql).toContain("status = 'overdue'");
  });

  it.each([
    "how much have we billed in October",
    "what was billed in October",
    "billed in October",
  ])("%s: is money, also where the model calls it after invoices", async (question) => {
    const bills = {
      ...model,
      cubes: model.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "invoice_count" ? { ...member, synonyms: ["bills"] } : member,
        ),
      })),
    };
    const asked = statementsWith({ model: bills, rows: [[3]] });
    expect(await asked(question)).toContain("MEASURE(gross_invoiced)");
  });

  it.each(["what did we invoice for storage, net", "what did we invoice net"])(
    "%s: is the money of that name",
    async (question) => {
      const { queries, content } = await ask(question, script);
      const sql = queries.at(-1)?.sqlQuery ?? "";
      expect(sql).toContain("SELECT MEASURE(net_invoiced) AS net_invoiced FROM billing");
      if (question.includes("storage")) expect(sql).toContain("charge = 'Storage'");
      expect(content).not.toContain("I have no use for");
    },
  );

  it("is the first money that was invoiced where nothing says which one", async () => {
    expect(await sqlOf("how much did we invoice in October")).toContain("MEASURE(gross_invoiced)");
  });
});

describe("D14: what was quoted", () => {
  it("is not what was earned", async () => {
    const earning = modelOf(`
view quoting | Quotes
  dimension time sent_on | Sent on | | quotes.sent_on
  measure count quote_count | Quotes sent | quotes | quotes.quote_count
  measure sum accepted | Accepted revenue | | quotes.accepted
`);
    const priced = {
      ...earning,
      cubes: earning.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "accepted" ? { ...member, format: "currency" as const } : member,
        ),
      })),
    };
    const asked = statementsWith({ model: priced, rows: [[3]] });
    expect(await asked("how much did we quote in October")).not.toContain("MEASURE(accepted)");
  });
});

describe("D14: what was done to things before a time", () => {
  it("says when, and no amount", async () => {
    const sql = await sqlOf("invoices settled in October");
    expect(sql).toContain("MEASURE(invoice_count)");
    expect(sql).toContain("settled_on >= DATE '2026-10-01'");
    expect(sql).not.toContain("MEASURE(settled)");
  });

  it("leaves an amount what it is", async () => {
    expect(await sqlOf("amount settled in October")).toContain("MEASURE(settled)");
  });
});
