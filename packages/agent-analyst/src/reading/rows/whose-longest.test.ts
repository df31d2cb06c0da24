import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view trips | Trips
  dimension string driver | Driver | | trips.driver
  dimension string depot | Depot | | trips.depot
  dimension time started_at | Start | | trips.started_at
  measure count trip_count | Trips | | trips.trip_count
  measure sum distance | Distance | | trips.distance
  measure avg avg_distance | Average distance | | trips.avg_distance
view leads | Enquiries
  dimension string source | Source | | leads.source
  dimension string customer | Customer | | leads.customer
  measure count lead_count | Enquiries | | leads.lead_count
  measure avg average_stay | Average length of stay | | leads.average_stay
view bills | Bills
  dimension string payer | Payer | parents | bills.payer
  dimension time issued_on | Issued | | bills.issued_on
  measure avg days_to_pay | Days to pay | | bills.days_to_pay
`);
const sqlOf = statementsWith({ model, rows: [["a", 1]] });

describe("D14: who is ranked, and within what", () => {
  it("which two drivers at each depot drove the furthest: two of each depot", async () => {
    const sql = await sqlOf("which two drivers at each depot drove the furthest this year");
    expect(sql).toContain("PARTITION BY depot");
  });

  it("who drives furthest on average: the average of a trip", async () => {
    expect(await sqlOf("who drives furthest on average")).toContain(
      "SELECT driver, MEASURE(avg_distance)",
    );
  });

  it("which source brings in the customers who stay longest: no customer is a group", async () => {
    const sql = await sqlOf("which source brings in the customers who stay longest");
    expect(sql).toContain("SELECT source, MEASURE(average_stay)");
    expect(sql).not.toContain("customer");
  });

  it("how quickly do parents pay on average: one average", async () => {
    expect(await sqlOf("how quickly do parents pay on average")).not.toContain("GROUP BY");
  });
});
