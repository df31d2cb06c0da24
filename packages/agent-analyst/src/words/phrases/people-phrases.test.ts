import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view staff | Staff
  dimension string employee | Employee | | employees.employee
  dimension string gender | Gender | | employees.gender
  dimension string team | Department | | teams.team
  dimension time hired_on | Hired | | employees.hired_on
  dimension time left_on | Left | | employees.left_on
  dimension time contract_ends_on | End of contract | | employees.contract_ends_on
  dimension number salary | Salary | | employees.salary
  measure count employee_count | Employees | | employees.employee_count
  measure avg average_salary | Average salary | | employees.average_salary
view talks | Talks
  dimension string employee | Employee | | employees.employee
  dimension string course | Course | | talks.course
  dimension string talk_kind | Type of talk | | talks.kind
  dimension string team | Department | | teams.team
  dimension time held_on | Held | | talks.held_on
  measure count talk_count | Talks | | talks.talk_count
  measure sum talk_hours | Talk hours | | talks.hours
  measure avg average_rating | Average rating | | talks.average_rating
`);
const hints: Readonly<Record<string, object>> = {
  gender: { description: "f female, m male" },
  talk_kind: { description: "Annual or first" },
  salary: { format: "currency", unit: "EUR" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const values = [
  ["gender", "f"],
  ["gender", "m"],
  ["team", "Sales"],
  ["talk_kind", "Annual"],
] as const;
const script = { model, values, rows: [[1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: people of whom a model is", () => {
  it.each([
    ["how many employees left the company in 2025", ["employee_count", "left_on >="]],
    ["whose contract ends next month", ["contract_ends_on >=", "GROUP BY"]],
    ["people with more than 3 talk hours in 2025", ["employee", "HAVING", "> 3"]],
    ["ppl with over 3 talk hours in 2025", ["employee", "HAVING", "> 3"]],
    ["do women earn less than men on average", ["average_salary", "gender"]],
    ["who earns the most", ["MAX(salary)", "employee"]],
    ["top 2 earners per department", ["salary", "team"]],
    ["top 5 employees by salary", ["MEASURE(average_salary)", "LIMIT 5"]],
    ["how many different courses did employees in Sales take", ["COUNT(DISTINCT course)", "Sales"]],
    ["average rating of annual talks in 2025", ["talk_kind = 'Annual'", "held_on >="]],
    ["average rating of the annual talks", ["talk_kind = 'Annual'"]],
  ])("%s", async (question, parts) => {
    const sql = await sqlOf(question);
    for (const part of parts) expect(sql).toContain(part);
  });

  it("no group of what they took, and no step of time in what is annual", async () => {
    expect(await sqlOf("how many different courses did employees in Sales take")).not.toContain(
      "GROUP BY",
    );
    expect(await sqlOf("average rating of the annual talks")).not.toContain("date_trunc");
    expect(await sqlOf("top 5 employees by salary")).not.toContain("employee_count");
  });

  it.each([
    ["weekly talk hours in October 2026", "date_trunc('week'"],
    ["monthly talk hours in 2025", "date_trunc('month'"],
  ])("%s: a series", async (question, step) => {
    const { queries } = await ask(question, { ...script, values: [] });
    expect(queries[0]?.sqlQuery ?? "").toContain(step);
  });
});
