import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = modelOf(`
view trips | Trips
  dimension string depot | Depot | | trips.depot
  dimension number seats | Seats | | trips.seats
  dimension number discount | Discount | | trips.discount
  measure count trip_count | Trips | | trips.trip_count
  measure sum idle_hours | Idle time | | trips.idle_hours
  measure number idle_share | Idling share | | trips.idle_share
`);
const model = withFacts(plain, {
  idle_share: { format: "percent" },
});
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: a limit in percent", () => {
  it.each([
    "depots with more than 8 percent trips",
    "trips that filled more than 90 percent of their seats",
  ])("%s: is none on hours, numbers or places", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });

  it.each([
    ["depots with idle time above 8%", "HAVING MEASURE(idle_share) > 0.08"],
    ["depots with an idling share above 8%", "HAVING MEASURE(idle_share) > 0.08"],
    ["trips with a discount above 8%", "discount > 8"],
  ])("%s", async (question, limit) => {
    expect(await sqlOf(question)).toContain(limit);
  });
});
