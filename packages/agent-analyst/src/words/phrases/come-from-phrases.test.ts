import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube enquiries | Enquiries
  dimension string site | Site | where
  dimension string source | Source |
  dimension time asked_on | Asked |
  measure count enquiry_count | Enquiries |
view billing | Billing
  dimension string method | Payment method | | bills.method
  dimension time paid_on | Paid | | bills.paid_on
  measure sum billed | Billed amount | | bills.billed
  measure sum received | Received | | bills.received
`);
const script = { model, values: [["method", "card"]], rows: [["web", 3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: where somebody came from", () => {
  it.each([
    "where do our enquiries come from",
    "where did our enquiries come from last month",
    "where have our enquiries come from",
    "where are our enquiries coming from",
  ])("%s: by their source, and no place", async (question) => {
    expect(await sqlOf(question)).toContain("SELECT source, MEASURE(enquiry_count)");
  });

  it.each(["where did they come from", "how did they hear about us", "how did they find us"])(
    "%s: of what was spoken of",
    async (question) => {
      const { history } = await ask("enquiries last month", script);
      const { queries } = await ask(question, { ...script, history });
      expect(queries[0]?.sqlQuery).toContain("SELECT source, MEASURE(enquiry_count)");
      expect(queries[0]?.sqlQuery).toContain("asked_on >= DATE '2026-10-01'");
    },
  );
});

describe("D14: where people come from", () => {
  const guests = modelOf(`
cube guests | Guests
  dimension string country | Country |
  dimension string channel | Channel |
  measure count guest_count | Guests |
`);
  const buyers = modelOf(`
cube buyers | Buyers
  dimension string source | Source |
  dimension string channel | Channel |
  measure count buyer_count | Buyers |
`);

  it("is a place, where the model has one", async () => {
    const sql = await statementsWith({ model: guests, rows: [["FR", 3]] })("where do our guests come from"); // prettier-ignore
    expect(sql).not.toContain("channel");
  });

  it("is their source, where it has no place", async () => {
    const sql = await statementsWith({ model: buyers, rows: [["web", 3]] })("where do our buyers come from"); // prettier-ignore
    expect(sql).toContain("SELECT source, MEASURE(buyer_count)");
  });
});

describe("D14: how much came in", () => {
  it.each(["how much came in by card in October", "how much has come in by card in October"])(
    "%s: what was received",
    async (question) => {
      expect(await sqlOf(question)).toContain("SELECT MEASURE(received) AS received FROM billing");
    },
  );
});

describe("D11: split by something", () => {
  it("is of what was spoken of", async () => {
    const { history } = await ask("billed amount", script);
    const { queries } = await ask("split by payment method", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("SELECT method, MEASURE(billed)");
  });
});
