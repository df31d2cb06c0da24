import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
cube bookings | Bookings
  dimension string booking_no | Booking number
  dimension time booked_on | Booked on
  measure count booking_count | Bookings
view sold_holidays | Sold holidays
  dimension string booking_no | Booking number | | bookings.booking_no
  dimension time booked_on | Booked on | | bookings.booked_on
  measure sum discounts | Discounts | | bookings.discounts
cube customers | Customers
  dimension string account_no | Account number
  dimension time joined_on | Customer since
  measure count customer_count | Number of customers
view payments | Payments
  dimension string account_no | Account number | | customers.account_no
  dimension time received_on | Received on | | payments.received_on
  measure count payment_count | Payments | | payments.payment_count
`);
const sqlOf = statementsWith({ model, rows: [[3]] });

describe("D14: rows that lack something in a time of their own", () => {
  it("are those of that time", async () => {
    const sql = await sqlOf("how many bookings without a discount in October");
    expect(sql).toContain("FROM bookings WHERE booked_on >= DATE '2026-10-01'");
    expect(sql).toContain("booking_no NOT IN (SELECT booking_no FROM sold_holidays");
  });

  it("are of all times where the time is one of what they lack", async () => {
    const sql = await sqlOf("how many customers without a payment in October");
    expect(sql).toContain("FROM customers WHERE account_no NOT IN");
    expect(sql).not.toContain("joined_on");
  });
});
