import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [["2025-05-01", 3]] });

describe("D14: by a date that is named", () => {
  it.each([
    "revenue by date of booking",
    "revenue by booking date",
    "revenue going by the date it was booked",
  ])("%s: a series by that one", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("date_trunc('month', booked_on)");
    expect(sql).not.toContain("arrival_on");
  });

  it("within a time that time is by it", async () => {
    expect(await sqlOf("revenue in May by date of booking")).toContain("booked_on >= DATE");
  });
});
