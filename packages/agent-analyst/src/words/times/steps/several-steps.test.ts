import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2, 3]] };
const sqlOf = statementsWith(script);

describe("D14: two steps of time in one question", () => {
  it.each([
    ["average revenue per day by month in 2025", "day", "month"],
    ["average daily revenue by month in 2025", "day", "month"],
    ["by month, the average daily revenue of 2025", "day", "month"],
    ["average monthly revenue by year", "month", "year"],
    ["average weekly revenue per quarter", "week", "quarter"],
  ])("%s: an average per %s in each %s", async (question, short, long) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`SELECT date_trunc('${long}', `);
    expect(sql).toContain(`COUNT(DISTINCT date_trunc('${short}', `);
  });

  it("an average per day by the days of the week", async () => {
    const sql = await sqlOf("average daily revenue by weekday");
    expect(sql).toContain("SELECT dayname(");
    expect(sql).toContain("COUNT(DISTINCT date_trunc('day', ");
  });

  it.each([
    "revenue by year and month",
    "revenue by month and year",
    "revenue by quarter and month",
  ])("%s: the months say the longer steps as well", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT date_trunc('month', ");
  });

  it.each(["revenue by weekday and month", "best month of each year by revenue"])(
    "%s: a step that the answer would leave out is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});
