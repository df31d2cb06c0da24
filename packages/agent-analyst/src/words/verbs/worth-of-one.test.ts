import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view trips | Trips
  dimension string guide | Guide
  dimension string customer | Customer
  dimension string boat | Boat
  dimension time made_on | Made
  measure count trip_count | Trips
  measure sum passengers | Passengers | visitors
  measure sum turnover | Turnover
  measure avg avg_cost | Average cost of a trip
`);
const sqlOf = statementsWith({ model, rows: [[5]] });

describe("D14: what one of a kind comes to, without the word per", () => {
  it.each([
    "how many visitors came on a trip on average",
    "how many visitors came to a trip on average",
    "on average, how many passengers were with a trip",
    "average passengers per trip",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(passengers) / NULLIF(MEASURE(trip_count), 0)");
  });

  it.each([
    "what does a trip bring in on average",
    "what does a trip usually bring in",
    "how much does a trip bring in on average",
    "what did a trip bring us on average",
    "how much money does a trip make us",
    "what does an average trip come to",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(turnover) / NULLIF(MEASURE(trip_count), 0)");
  });

  it.each([
    "how many trips does a guide usually make",
    "how many trips does a guide typically run",
    "how many trips does a guide make on average",
    "how many trips does a guide look after on average",
    "how many trips does a guide deal with on average",
  ])("%s: trips, and no money of theirs", async (question) => {
    expect(await sqlOf(question)).toContain(
      "MEASURE(trip_count) / NULLIF(COUNT(DISTINCT guide), 0)",
    );
  });

  it.each([
    "how many passengers does a customer normally book",
    "how many passengers does a customer buy on average",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("COUNT(DISTINCT customer)");
  });
});
