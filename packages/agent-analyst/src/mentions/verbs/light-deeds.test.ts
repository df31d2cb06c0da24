import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube guides | Guides
  dimension string guide | Guide | |
  dimension time joined_on | Joined | |
  measure count guide_count | Guides | |
view trips | Trips
  dimension string boat | Boat | | trips.boat
  dimension string guide | Guide | | trips.guide
  dimension string agent | Agent | | trips.agent
  dimension time started_on | Started | | trips.started_on
  measure count trip_count | Trips | | trips.trip_count
  measure sum carried | Passengers carried | | trips.carried
  measure sum booked | Passengers booked | | trips.booked
  measure sum fuel | Fuel used | | trips.fuel
view complaints | Complaints
  dimension string complainant | Complainant | | complaints.complainant
  dimension string handler | Handler | | complaints.handler
  dimension time received_on | Received | | complaints.received_on
  measure count complaint_count | Complaints | | complaints.complaint_count
view lessons | Lessons
  dimension string tutor | Tutor | | lessons.tutor
  dimension string how | How it ended | | lessons.how
  dimension time begins_on | Day | | lessons.begins_on
  measure count lesson_count | Lessons | | lessons.lesson_count
  measure count cancelled | Cancelled lessons | | lessons.cancelled
view orders | Orders
  dimension string customer | Customer | | orders.customer
  dimension string manager | Account manager | | orders.manager
  dimension time placed_on | Placed | | orders.placed_on
  measure count order_count | Orders placed | | orders.order_count
  measure count_distinct customers | Customers | | orders.customers
`);
const sqlOf = statementsWith({
  model,
  values: [
    ["boat", "Western Star"],
    ["manager", "Priya Nair"],
  ],
  rows: [["a", 5]],
});

describe("D14: a figure that is called by a noun and its verb", () => {
  it.each([
    "how many passengers did the Western Star carry in 2025",
    "how many passengers the Western Star carried in 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(carried)");
    expect(sql).toContain("boat = 'Western Star'");
    expect(sql).not.toContain("MEASURE(booked)");
  });

  it.each([
    ["passengers we carry per boat", "GROUP BY 1"],
    ["which boat carried the most passengers", "GROUP BY 1 ORDER BY 2 DESC"],
    ["which boat carries the most passengers", "GROUP BY 1 ORDER BY 2 DESC"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT boat, MEASURE(carried)");
    expect(sql).toContain(part);
  });

  it("neither counts nor lists those who do all of it", async () => {
    const sql = await sqlOf("how many orders did customers place in 2025");
    expect(sql).toContain("SELECT MEASURE(order_count) AS order_count FROM orders");
  });
});

describe("D14: verbs that say nothing more of their noun", () => {
  it.each([
    ["how much fuel do we burn per boat", "SELECT boat, MEASURE(fuel)"],
    ["fuel burned by boat in 2025", "SELECT boat, MEASURE(fuel)"],
    ["how many complaints did we handle in 2025", "MEASURE(complaint_count)"],
    ["how many complaints were filed in 2025", "MEASURE(complaint_count)"],
    ["how many complaints did people lodge in 2025", "MEASURE(complaint_count)"],
    ["how many customers does Priya look after", "manager"],
    ["how many customers are looked after by each account manager", "SELECT manager,"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    "how much fuel did we sell in 2025",
    "how much fuel did we lose in 2025",
    "how many complaints did we burn in 2025",
    "how many complaints did we uphold in 2025",
  ])("%s: asked back, another verb", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });

  it.each(["how many lessons did we teach in 2025", "how many lessons did each tutor conduct"])(
    "%s: asked back where some were cancelled",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("counts who was used by the rows of what they did", async () => {
    const sql = await sqlOf("how many different guides did we use in 2025");
    expect(sql).toContain("COUNT(DISTINCT guide)");
    expect(sql).toContain("started_on >= DATE '2025-01-01'");
  });
});
