import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const firm = modelOf(`
view billing | Invoices
  dimension string client | Client | | clients.client
  dimension boolean is_key | Key client | | clients.is_key
  dimension number guests | Guests | | invoices.guests
  dimension string order_no | Order number | | invoices.order_no
  dimension time issued_on | Issued on | | invoices.issued_on
  measure sum fees | Fees billed | | invoices.fees
  measure sum guests_served | Guests | | invoices.guests_served
  measure count_distinct customers | Customers | | invoices.customers
`);
const script = { model: firm, values: [["client", "Moor Mill"]] as const, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: what a figure is divided by", () => {
  it("those that have a client count, and a flag `Key client` is no key", async () => {
    expect(await sqlOf("average fees per client")).toBe(
      "SELECT 1.0 * MEASURE(fees) / NULLIF(COUNT(DISTINCT client), 0) AS fees_per_client FROM billing WHERE client IS NOT NULL",
    );
  });

  it("so they do where two times are compared", async () => {
    const sql = await sqlOf("average fees per client this year vs last year");
    expect(sql).toContain("client IS NOT NULL");
  });

  it("guests are added up, and not counted by their different numbers", async () => {
    expect(await sqlOf("fees per guest")).toContain(
      "MEASURE(fees) / NULLIF(MEASURE(guests_served), 0)",
    );
  });

  it("with groups behind it, a thing is what is divided by, and no list", async () => {
    expect(await sqlOf("fees per client by order number")).toContain(
      "SELECT order_no, 1.0 * MEASURE(fees) / NULLIF(COUNT(DISTINCT client), 0)",
    );
  });

  it("a division that was turned round is asked back", async () => {
    expect((await ask("orders per customer", script)).queries).toEqual([]);
  });
});
