import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { crew, crewValues } from "../../fixtures/crew.fixture.js";

const script = { model: crew, values: crewValues, rows: [[1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: those who left are none of those who are there", () => {
  it.each([
    "how many crew left in 2025",
    "crew that left last month",
    "current crew who left in 2025",
    "how many crew did leave this year",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(leavers)");
    expect(sql).toContain("left_on >=");
    expect(sql).not.toContain("serving");
  });

  it("says what is counted instead of those of now", async () => {
    const { content } = await ask("current crew who left in 2025", script);
    expect(content).toContain("Leavers");
  });

  it("counts all by their end where nothing counts those that ended", async () => {
    const sql = await sqlOf("active berths given up in 2025");
    expect(sql).toContain("MEASURE(berth_count)");
    expect(sql).toContain("given_up_on >=");
  });

  it.each([
    ["leavers by quarter 2025", "left_on >="],
    ["leavers by reason and quarter 2025", "left_on >="],
    ["departures last month", "left_on >="],
    ["leavers who joined in 2025", "joined_on >="],
    ["current crew who joined in 2025", "joined_on >="],
    ["crew by month 2025", "joined_on >="],
  ])("%s", async (question, time) => {
    expect(await sqlOf(question)).toContain(time);
  });
});
