import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const values = [
  ["channel", "phone"],
  ["channel", "email"],
] as const;
const plain = `
view bookings | Bookings
  dimension string guest | Guest | | bookings.guest
  dimension string channel | Booking channel | | bookings.channel
  measure count booking_count | Bookings | | bookings.booking_count
`;
const script = { model: modelOf(plain), values, rows: [[1]] };
const sqlOf = statementsWith(script);
const withColumn = statementsWith({
  ...script,
  model: modelOf(`${plain}
cube guests | Guests
  dimension string name | Name
  dimension string phone | Phone
  measure count guest_count | Guests
`),
});

describe("D14: what somebody has is no way in which something came", () => {
  it.each([
    "bookings without a phone number",
    "bookings without an email",
    "bookings with an email address",
    "how many guests have no phone number",
    "how many bookings have an email",
    "guests without a phone",
    "guests without email",
  ])("%s: is asked back, and never of a channel", async (question) => {
    expect(await sqlOf(question)).toBe("");
    expect((await ask(question, script)).content).not.toContain("Channel is not");
  });

  it("what is left out of a figure is left out", async () => {
    expect(await sqlOf("bookings by guest without phone")).toContain("channel <> 'phone'");
  });

  it.each(["bookings by phone", "how many bookings came by email"])(
    "%s: is of the channel",
    async (question) => {
      expect(await sqlOf(question)).toContain("channel = ");
    },
  );

  it("a column of it tells who has none", async () => {
    expect(await withColumn("guests without a phone number")).toBe(
      "SELECT MEASURE(guest_count) AS guest_count FROM guests WHERE phone IS NULL",
    );
  });
});
