import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { crew, crewValues } from "../../fixtures/crew.fixture.js";

const script = { model: crew, values: crewValues, rows: [[1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: those of now, beside another figure", () => {
  it.each([
    ["median wage of current crew by deck", "MEDIAN(wage)"],
    ["average wage of the current crew", "average_wage"],
    ["what is the highest wage among current crew", "MAX(wage)"],
    ["average day rate of current pilots", "AVG(day_rate)"],
    ["median day rate of our current pilots by port", "MEDIAN(day_rate)"],
    ["existing pilots by port", "MEASURE(pilot_count)"],
  ])("%s is a figure of those alone", async (question, figure) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).toContain("left_on IS NULL");
    expect(sql).not.toContain("MEASURE(serving)");
  });

  it.each([
    ["current crew and average wage by deck", "MEASURE(serving)"],
    ["current crew by deck", "MEASURE(serving)"],
  ])("%s: a figure of its own", async (question, figure) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).not.toContain("IS NULL");
  });

  it("is asked back where nothing says who they are", async () => {
    const { queries, content } = await ask("median rent of active berths", script);
    expect(queries).toEqual([]);
    expect(content).toContain("active");
  });

  it.each([
    ["how many current crew have never stood a watch", "MEASURE(serving)"],
    ["current crew without a watch", "MEASURE(serving)"],
    ["how many current pilots", "left_on IS NULL"],
  ])("%s keeps them", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});
