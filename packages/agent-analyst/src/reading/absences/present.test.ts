import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [[3]] };
const sqlOf = statementsWith(script);
const inWorkshop = statementsWith({ model: workshop, values: workshopValues, rows: [[3]] });
const broken =
  "SELECT MEASURE(cabin_count) AS cabin_count FROM cabins WHERE id IN (SELECT cabin_id FROM faults WHERE cabin_id IS NOT NULL GROUP BY 1 HAVING MEASURE(fault_count) > 0)";

/** The same, with their names. */
const listed = (sql: string): string =>
  `${sql.replace("SELECT ", "SELECT cabin, ")} GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1`;

describe("D14: those that have something", () => {
  it.each([
    ["how many cabins had faults", broken],
    ["how many cabins have had any fault", broken],
    ...[
      "cabins that had a fault",
      "cabins with at least one fault",
      "cabins that have had any fault",
    ].map((question) => [question, listed(broken)] as const),
  ])("%s: are counted or listed, and not what they have", async (question, sql) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toBe(sql);
    expect(content).toContain("I take those whose id has any Faults in Faults.");
  });

  it.each([
    [
      "how many cabins had more than 2 faults this year",
      / IN \(SELECT .*HAVING MEASURE\(\w+\) > 2\)/,
    ],
    ["cabins with at least 3 faults", / IN \(SELECT .*HAVING MEASURE\(\w+\) >= 3\)/],
    ["how many cabins had fewer than 3 faults", /NOT IN \(SELECT .*HAVING MEASURE\(\w+\) >= 3\)/],
  ])("%s: so many of them, and those without any have fewer", async (question, condition) => {
    expect(await sqlOf(question)).toMatch(condition);
  });

  it("in a time", async () => {
    expect(await sqlOf("how many cabins had a fault this year")).toContain(
      "WHERE cabin_id IS NOT NULL AND told_on >= DATE '2026-01-01' AND told_on < DATE '2027-01-01'",
    );
    expect(await inWorkshop("how many customers rented this year")).toContain(
      "customer IN (SELECT customer FROM rentals",
    );
  });

  it("with an open fault: of the figure that was named", async () => {
    expect(await sqlOf("cabins with an open fault")).toContain("HAVING MEASURE(open_faults) > 0");
  });

  it.each([
    ["cabins with 3 bedrooms", "bedrooms = 3"],
    ["faults with a fixer", "fixer IS NOT NULL"],
    ["which cabins had faults this year", "GROUP BY 1"],
  ])("%s: what one cube has is read as before", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("a word that has no part is asked back", async () => {
    expect(await sqlOf("how many cabins had a purple fault")).toBe("");
  });
});
