import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: limits on how long something takes", () => {
  it.each([
    ["how many of this year's repairs took longer than 3 days to fix", "hours_to_mend > 72"],
    ["repairs this year that took longer than 3 days to mend, by urgency", "hours_to_mend > 72"],
    ["how many repairs this year took longer than 90 minutes to be fixed", "hours_to_mend > 1.5"],
  ])("%s", async (question, condition) => {
    const { queries, content } = await ask(question, script);
    const sql = queries[0]?.sqlQuery ?? content;
    expect(sql).toContain(condition);
    expect(sql).toContain("brought_at >= DATE '2026-01-01'");
    expect(content).toContain("Hours to mend");
  });

  it("what no column is about is asked back", async () => {
    const { queries } = await ask("how many repairs took longer than 3 days to paint", script);
    expect(queries).toEqual([]);
  });
});

describe("D14: for how long something is so by now", () => {
  it.each([
    ["how many repairs have been open for more than two weeks", "brought_at < DATE '2026-11-07'"],
    ["how many repairs are open for over a month", "brought_at < DATE '2026-10-21'"],
    ["repairs open for less than 3 days", "brought_at >= DATE '2026-11-18'"],
  ])("%s: those that are open, since they came", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(open_repairs)");
    expect(sql).toContain(condition);
    expect(sql).not.toContain("hours_to_mend");
  });

  it.each([
    [
      "customers who have been with us for over 10 years, by town",
      "customer_since < DATE '2016-11-21'",
    ],
    [
      "how many customers have been with us for more than 6 months",
      "customer_since < DATE '2026-05-21'",
    ],
  ])("%s: since they joined", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(customer_count)");
    expect(sql).toContain(condition);
  });

  it.each([
    "how many visits have been open for more than two weeks",
    "how many rentals have been with us for over 10 years",
    "repairs open for more than two weeks in May",
    "tickets open for more than two weeks",
    "how many tickets and revenue open for more than two weeks",
  ])("%s: without such a time, or with another one, it is asked back", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});
