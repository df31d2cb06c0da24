import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";
import { withJoinedQuoted } from "./joined-words.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: small words that are joined are one name", () => {
  it.each([
    ["revenue of one-off bookings", "kind = 'one-off'"],
    ["revenue of one-off and regular bookings in May", "kind IN ('one-off', 'regular')"],
    ["bookings through booking.com in May", "channel = 'Booking.com'"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("what nobody calls so is asked back", async () => {
    expect(await sqlOf("revenue of all-in bookings")).toBe("");
  });

  it.each(["year to date", "up-to-date figures", "walk-in guests", "no-shows in May"])(
    "%s stays as it is",
    (text) => {
      expect(withJoinedQuoted(text, ["No-shows"])).toBe(text);
    },
  );
});
