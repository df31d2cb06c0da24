import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view desk | Bookings
  dimension string booking_number | Booking number | | bookings.booking_number
  dimension time picked_up_on | Picked up | | bookings.picked_up_on
  dimension boolean cancelled | Cancelled | | bookings.cancelled
  measure count booking_count | Bookings | | bookings.booking_count
  measure number cancellation_rate | Cancellation rate | | bookings.cancellation_rate
view lines | Invoice lines
  dimension string booking_number | Booking number | | bookings.booking_number
  dimension string sort | Sort of line | | lines.sort
  dimension time written_on | Written | | lines.written_on
  measure sum revenue | Revenue | | lines.revenue
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: cube.name === "desk" ? "picked_up_on" : "written_on",
  })),
};
const values = [
  ["sort", "Extra"],
  ["sort", "Rental"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [[1]] });
const noExtras =
  "booking_number NOT IN (SELECT booking_number FROM lines WHERE booking_number IS NOT NULL AND sort = 'Extra' GROUP BY 1)";

describe("D14: what has no line of a kind", () => {
  it.each(["bookings without extras", "how many bookings had no extras", "bookings w/o extras"])(
    "%s: none of its lines has the value, though nothing counts lines",
    async (question) => {
      expect(await sqlOf(question)).toBe(
        `SELECT MEASURE(booking_count) AS booking_count FROM desk WHERE ${noExtras}`,
      );
    },
  );

  it("a time is that of the things, and not of their lines", async () => {
    const sql = await sqlOf("bookings without extras in 2025");
    expect(sql).toContain(noExtras);
    expect(sql).toContain("picked_up_on >= DATE '2025-01-01'");
  });
});

describe("D14: what a time costs", () => {
  it.each(["average daily rate", "avg hourly rate", "nightly rates"])(
    "%s: is no half of another rate",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("cancellation_rate");
    },
  );
});
