import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../../fixtures/bakery.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[2]] };
const sqlOf = statementsWith(script);
const ofCamp = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: the median of what steps of time come to", () => {
  it.each([
    ["median daily revenue in 2025", "day"],
    ["median revenue per day in 2025", "day"],
    ["median weekly revenue in 2025", "week"],
  ])("%s", async (question, unit) => {
    expect(await sqlOf(question)).toMatch(
      new RegExp(
        `WITH things AS \\(SELECT date_trunc\\('${unit}', ordered_on\\) AS ${unit}, MEASURE\\(revenue\\) .*SELECT MEDIAN\\(revenue\\) AS median FROM things WHERE ${unit} IS NOT NULL`,
      ),
    );
  });

  it("is said, and goes by groups", async () => {
    const { queries, content } = await ask("median daily revenue by town in 2025", {
      ...script,
      rows: [["Ghent", 2]],
    });
    expect(queries.at(-1)?.sqlQuery).toContain("SELECT town, MEDIAN(revenue) AS median");
    expect(content).toContain("Median Revenue per day by Town");
  });

  it("a list of days has no median", async () => {
    expect(await sqlOf("median revenue by day in 2025")).toBe("");
  });

  it("median value of the bookings is that of each", async () => {
    expect(await ofCamp("median value of the bookings in May")).toContain("MEDIAN(");
  });
});
