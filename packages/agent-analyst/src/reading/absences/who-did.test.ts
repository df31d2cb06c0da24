import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view grants | Applications
  dimension string club | Club | | clubs.club
  dimension string customer | Customer | | customers.customer
  dimension time applied_on | Applied | | grant_applications.applied_on
  dimension time decided_on | Decided | | grant_applications.decided_on
  measure count application_count | Applications | | grant_applications.application_count
view payouts | Payouts
  dimension string customer | Customer | | customers.customer
  dimension time applied_on | Applied | | grant_applications.applied_on
  dimension time paid_on | Paid | | grants.paid_on
  measure count grant_count | Grants | | grants.grant_count
  measure sum paid | Paid amount | | grants.paid
view customer_list | Customers
  dimension string customer | Customer | | customers.customer
  dimension string town | Town | | customers.town
  measure count customer_count | Customers | | customers.customer_count
`);
const script = { model, rows: [["a", 1]] } as const;
const sqlOf = statementsWith(script);
const those = "SELECT customer FROM grants WHERE customer IS NOT NULL";

describe("D14: who did something, and who never did", () => {
  it.each([
    "who never applied for a grant",
    "customers that never applied for a grant",
    "which customers never applied for a grant",
    "how many customers never applied for a grant",
  ])("%s: none of their rows is one of those", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`FROM customer_list WHERE customer NOT IN (${those}`);
    expect(sql).toContain("HAVING MEASURE(application_count) > 0");
  });

  it("who they are is said", async () => {
    const { content, queries } = await ask("who never applied for a grant", script);
    expect(content).toContain("I take “who” as Customers.");
    expect(queries[0]?.sqlQuery).toContain("SELECT customer, ");
  });

  it.each([
    ["who applied for a grant", `customer IN (${those} GROUP BY`],
    [
      "who applied for a grant in 2025",
      `customer IN (${those} AND applied_on >= DATE '2025-01-01'`,
    ],
  ])("%s: they are listed, and their rows are not counted", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT customer, ");
    expect(sql).toContain(part);
  });

  it("neither does a list of what they did it with", async () => {
    const loans = modelOf(`
view loans | Loans
  dimension string title | Book | | loans.title
  dimension time taken_on | Taken | | loans.taken_on
  measure count loan_count | Loans | | loans.loan_count
`);
    const asked = statementsWith({ model: loans, rows: [["a", 1]] });
    expect(await asked("who borrowed a book in May")).toBe("");
  });

  it("a number of rows names nobody", async () => {
    const rows = modelOf(`
view parcels | Parcels
  dimension string depot | Depot | | parcels.depot
  dimension time sent_on | Sent | | parcels.sent_on
  measure count parcel_count | Parcels | | parcels.parcel_count
`);
    expect(await statementsWith({ model: rows, rows: [[1]] })("who sent parcels in May")).toBe("");
  });
});
