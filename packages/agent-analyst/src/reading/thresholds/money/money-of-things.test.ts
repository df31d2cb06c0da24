import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view gifts | Gifts
  dimension string donor | Donor | | donors.donor
  dimension number amount | Amount | | gifts.amount
  dimension number score | Score | | gifts.score
  dimension time given_on | Given | | gifts.given_on
  measure count gift_count | Gifts | | gifts.gift_count
  measure count_distinct donors | Donors | | gifts.donors
view stays | Stays
  dimension string stay_no | Stay number | | stays.stay_no
  dimension time booked_on | Booked | | stays.booked_on
  measure count stay_count | Stays | | stays.stay_count
  measure sum revenue | Revenue | | stays.revenue
`);
const units: Readonly<Record<string, Partial<Member>>> = {
  amount: { unit: "AUD", format: "currency" },
  revenue: { unit: "EUR" },
};
const script = {
  model: {
    ...plain,
    cubes: plain.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) => ({ ...member, ...units[member.name] })),
    })),
  },
  rows: [[3]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: how much the things that are counted come to", () => {
  it.each([
    ["gifts over 500", "amount > 500"],
    ["gifts above 500 dollars", "amount > 500"],
    ["how many gifts over $500", "amount > 500"],
    ["gifts between 100 and 200 dollars", "amount >= 100 AND amount <= 200"],
  ])("%s", async (question, limit) => {
    expect(await sqlOf(question)).toContain(
      `SELECT MEASURE(gift_count) AS gift_count FROM gifts WHERE ${limit}`,
    );
  });

  it("says which amount was limited, once for both ends", async () => {
    const { content } = await ask("gifts between 100 and 200 dollars", script);
    expect(content.split("I take the limit as one on Amount of single rows.")).toHaveLength(2);
  });

  it.each(["gifts over 5", "donors over 60"])("%s: is no amount of money", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });

  it("is what each thing comes to, where only a figure says it", async () => {
    expect(await sqlOf("stays over 500 euros")).toContain(
      "stay_no IN (SELECT stay_no FROM stays GROUP BY 1 HAVING MEASURE(revenue) > 500)",
    );
  });
});

describe("D14: a bare number behind things that are all money", () => {
  const model = {
    ...modelOf(`
view fees | Fees
  dimension string invoice_number | Invoice number | | invoices.invoice_number
  dimension number reminders | Reminders sent | | invoices.reminders
  dimension time issued_on | Issued | | invoices.issued_on
  measure count invoice_count | Invoices | | invoices.invoice_count
  measure sum invoiced | Amount invoiced | | invoices.invoiced
view sponsoring | Sponsoring
  dimension number booth | Booth | | deals.booth
  measure count deal_count | Sponsor deals | | deals.deal_count
  measure sum sponsored | Amount sponsored | | deals.sponsored
`),
  };
  const priced = {
    ...model,
    cubes: model.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((each) =>
        each.aggregate === "sum" ? { ...each, unit: "EUR" } : each,
      ),
    })),
  };
  const sql = statementsWith({ model: priced, rows: [[3]] });

  it("limits what each comes to, and no number of reminders", async () => {
    expect(await sql("invoices over 200")).toContain("HAVING MEASURE(invoiced) > 200");
    const both = await sql("invoices between 100 and 200");
    expect(both).toContain("HAVING MEASURE(invoiced) >= 100");
    expect(both).toContain("HAVING MEASURE(invoiced) <= 200");
    expect(both).not.toContain("reminders");
  });

  it("is asked back where nothing says what each comes to", async () => {
    expect(await sql("sponsor deals over 10000")).toBe("");
  });
});
