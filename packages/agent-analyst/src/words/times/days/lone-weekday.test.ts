import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";

const courts = modelOf(`
view bookings | Court bookings | bookings
  dimension string court | Court | | bookings.court
  dimension time booked_at | Booking made | | bookings.booked_at
  dimension time starts_at | Start | | bookings.starts_at
  measure count booking_count | Bookings | | bookings.booking_count
view visits | Visits | visits
  dimension time came_at | Came at | | visits.came_at
  measure count visit_count | Visits | | visits.visit_count
`);

/** Asked on Saturday, 21 November 2026. */
const statementOf = async (question: string): Promise<string> =>
  (await ask(question, { model: courts, rows: [[1, 2]] })).queries[0]?.sqlQuery ?? "";

const day = (column: string, from: string, to: string): string =>
  `${column} >= DATE '${from}' AND ${column} < DATE '${to}'`;

describe("D14: one day of the week", () => {
  it.each([
    ["how many visits on friday", "2026-11-20", "2026-11-21"],
    ["how many visits did we have on tuesday", "2026-11-17", "2026-11-18"],
    ["how many visits are there on tuesday", "2026-11-24", "2026-11-25"],
    ["any visits on friday by day?", "2026-11-20", "2026-11-21"],
    ["visits next tuesday", "2026-11-24", "2026-11-25"],
  ])("%s", async (question, from, to) => {
    expect(await statementOf(question)).toContain(day("came_at", from, to));
  });

  it.each([
    "visits on fridays",
    "visits on friday this year",
    "visits only on friday",
    "visits on friday vs saturday",
  ])("%s: all days of that name", async (question) => {
    expect(await statementOf(question)).toContain("isodow(came_at)");
  });

  it("takes what lies ahead by when it is to be, and says so", async () => {
    const { queries, content } = await ask("bookings by court next week", {
      model: courts,
      rows: [["A", 2]],
    });
    expect(queries[0]?.sqlQuery).toContain(day("starts_at", "2026-11-23", "2026-11-30"));
    expect(content).toContain("I count what is to come by Start.");
  });

  it("keeps the time at which things were made for what is over", async () => {
    expect(await statementOf("bookings last week")).toContain("booked_at >=");
  });
});
