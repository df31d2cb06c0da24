import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { yard, yardValues } from "../../fixtures/yard.fixture.js";

const script = { model: yard, values: yardValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: the noun behind how many is what is counted", () => {
  it.each([
    "how many boats are booked in for tomorrow",
    "how many boats did we finish in october",
    "number of boats by fitter",
  ])("%s: a condition that only contains the word is no filter", async (question) => {
    expect(await sqlOf(question)).not.toContain("spare_boat");
  });

  it("also where it is ranked by", async () => {
    const sql = await sqlOf("which fitter had the most boats this year");
    expect(sql).toMatch(/^SELECT fitter, MEASURE\(boats_seen\)/);
    expect(sql).not.toContain("spare_boat");
  });

  it("the condition is one where its name is said", async () => {
    expect(await sqlOf("how many jobs with a loan boat this year")).toContain("spare_boat");
  });

  it("the most of something, by a group, counts it and does not group by it", async () => {
    const sql = await sqlOf("which tenant has the most moorings");
    expect(sql).toMatch(/^SELECT tenant, COUNT\(DISTINCT berth\)/);
    expect(await sqlOf("which harbour has the most berths")).toMatch(
      /^SELECT harbour, MEASURE\(berth_count\)/,
    );
  });

  it("things that are asked for are not grouped by who has them", async () => {
    expect(await sqlOf("which boats came in in october")).not.toContain("boat_owner");
  });

  it("who did it is the column that says so", async () => {
    const sql = await sqlOf("who let the most moorings this year");
    expect(sql).toMatch(/^SELECT agent, COUNT\(DISTINCT berth\)/);
  });
});
