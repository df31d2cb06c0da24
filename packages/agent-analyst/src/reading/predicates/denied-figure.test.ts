import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: what was not done, where a figure counts what was", () => {
  it.each([
    "how many bookings in October were not cancelled",
    "how many bookings in October have not been cancelled",
    "bookings in October that haven't been cancelled",
    "bookings in October not cancelled",
  ])("%s: the others, by their own time", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(booking_count)");
    expect(sql).toContain("(status <> 'CAN' OR status IS NULL)");
    expect(sql).toMatch(/_on >= DATE '2026-10-01'/);
  });

  it("what was done is the figure itself", async () => {
    expect(await sqlOf("how many bookings in October were cancelled")).toContain(
      "MEASURE(cancelled_bookings)",
    );
  });
});
