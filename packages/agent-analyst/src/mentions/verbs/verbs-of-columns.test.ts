import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view parcels | Parcels
  dimension string depot | Depot | | parcels.depot
  dimension string booked_via | Booked via | | parcels.booked_via
  dimension string state | State | | parcels.state
  dimension boolean is_express | Express | | parcels.is_express
  dimension time booked_on | Booked | | parcels.booked_on
  dimension time sent_on | Sent | | parcels.sent_on
  measure count parcel_count | Parcels | | parcels.parcel_count
  measure number punctual | On-time rate | | parcels.punctual
`);
const sqlOf = statementsWith({
  model,
  values: [
    ["booked_via", "counter"],
    ["state", "booked"],
    ["state", "lost"],
  ],
  rows: [["a", 1]],
});

describe("D14: verbs that columns are called by", () => {
  it("a verb before a value of its column is no value of another one", async () => {
    const sql = await sqlOf("parcels booked at the counter by depot");
    expect(sql).not.toContain("state");
    expect(await sqlOf("parcels booked counter by depot")).toContain(
      "WHERE booked_via = 'counter'",
    );
  });

  it("a share of those is one of all", async () => {
    const sql = await sqlOf("% of parcels booked counter per depot");
    expect(sql).not.toContain("state = 'booked'");
    expect(sql).toMatch(/WITH whole AS \(SELECT depot, .* FROM parcels GROUP BY 1/);
  });
});

describe("D14: verbs of how something was done", () => {
  const bills = modelOf(`
view bills | Bills
  dimension string branch | Branch | | bills.branch
  dimension string how | Payment method | | bills.how
  measure count bill_count | Bills | | bills.bill_count
`);
  const asked = statementsWith({ model: bills, values: [["how", "card"]], rows: [["a", 1]] });

  it.each([
    "bills paid by card per branch",
    "bills paid card per branch",
    "bills paid with a card per branch",
  ])("%s: no more than the value", async (question) => {
    expect(await asked(question)).toContain("FROM bills WHERE how = 'card' GROUP BY 1");
  });

  it("% of bills paid by card", async () => {
    expect(await asked("% of bills paid card per branch")).toContain("WITH whole");
  });

  it("another verb is asked back", async () => {
    expect(await asked("bills sorted card per branch")).toBe("");
  });
});

describe("D14: some against all others", () => {
  it.each([
    "on-time rate express vs the rest",
    "on-time rate of express parcels versus the others",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("SELECT is_express, MEASURE(punctual)");
  });

  it("is asked back where nothing says which they are", async () => {
    expect(await sqlOf("on-time rate vs the rest")).toBe("");
  });
});
