import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { tokensOf } from "../../words/token.js";
import { isNegated } from "../../words/cues/negated.js";

const plain = modelOf(`
view harbour | Harbour
  dimension string contract_no | Contract number | | contracts.contract_no
  dimension string machine | Machine | | machines.machine
  dimension string category | Category | | contracts.category
  dimension time signed_on | Signed on | | contracts.signed_on
  dimension time ends_on | Contract end | | contracts.ends_on
  measure count contract_count | Number of contracts | | contracts.contract_count
  measure count expired_contracts | Expired contracts | | contracts.expired_contracts
  measure sum visitor_fees | Visitor fees | | contracts.visitor_fees
  measure number fee_per_night | Fee per visitor night | | contracts.fee_per_night
  measure count visitor_stays | Visitor stays | | contracts.visitor_stays
  measure sum litres | Litres of fuel sold | | contracts.litres
  measure sum sales_revenue | Sales revenue | | contracts.sales_revenue
cube departures | Departures
  dimension string code | Departure code
  dimension time departs_on | Departs on
  dimension time cancelled_on | Departure cancelled on
  measure count departure_count | Number of departures
view bookings | Bookings
  dimension string code | Departure code | | departures.code
  dimension time booked_on | Booked on | | bookings.booked_on
  measure count cancelled_bookings | Cancelled bookings | | bookings.cancelled_bookings
`);

const hints: Readonly<Record<string, object>> = {
  visitor_fees: { format: "currency", unit: "EUR" },
  sales_revenue: { format: "currency", unit: "EUR" },
  category: { description: "FUE fuel, GRO groceries" },
};

const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};

const sqlOf = statementsWith({ model, values: [["category", "FUE"]], rows: [["A", 3]] });

describe("D7: names that are only alike", () => {
  it("fees per stay are no fee per night", async () => {
    expect(await sqlOf("visitor fees per visitor stay")).toContain(
      "MEASURE(visitor_fees) / NULLIF(MEASURE(visitor_stays), 0)",
    );
  });

  it("what expires some day has not expired", async () => {
    expect(await sqlOf("how many contracts expire in the next 7 days")).not.toContain(
      "expired_contracts",
    );
  });

  it("which contracts run out asks for contracts", async () => {
    expect(await sqlOf("which contracts run out before the end of March 2027")).toContain(
      "SELECT contract_no",
    );
  });

  it("revenue of fuel is no volume of it", async () => {
    const sql = await sqlOf("fuel revenue in 2025");
    expect(sql).toContain("MEASURE(sales_revenue)");
    expect(sql).toContain("category = 'FUE'");
  });

  it("sales in our machines are those of all of them", async () => {
    expect(await sqlOf("visitor fees in our machines in 2025")).not.toContain("GROUP BY");
  });

  it("departures that were not cancelled are none without cancelled bookings", async () => {
    expect(await sqlOf("departures not cancelled in September")).not.toContain("NOT IN");
  });

  it("neither of two is denied by one word", () => {
    const tokens = tokensOf("units not issued or discarded");
    expect(isNegated({ tokens }, 4)).toBe(true);
    expect(isNegated({ tokens: tokensOf("units issued or discarded") }, 3)).toBe(false);
  });
});
