import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: what is divided by", () => {
  it("may be of a kind, as what is divided is then", async () => {
    const sql = await sqlOf("cleaning hours per regular booking in May");
    expect(sql).toContain("MEASURE(cleaning_hours) / NULLIF(MEASURE(booking_count), 0)");
    expect(sql).toContain("kind = 'regular'");
  });

  it("is the month where each of something is asked about", async () => {
    const sql = await sqlOf("on average, how many bookings a month did each site take in 2025");
    expect(sql).toContain("COUNT(DISTINCT date_trunc('month', booked_on))");
    expect(sql).toContain("booked_on >= DATE '2025-01-01'");
    expect(sql).toContain("GROUP BY 1");
    expect(sql).toContain("SELECT site,");
  });
});
