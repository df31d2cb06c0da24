import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";
import { codedValuesOf } from "../coded-values.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: numbers that a description explains", () => {
  it.each([
    ["how many repairs are urgent", "urgency = 1"],
    ["urgent repairs by customer this year", "urgency = 1"],
    ["repairs that are not urgent", "urgency <> 1"],
    ["urgent and soon repairs in May", "urgency IN (1, 2)"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("are taken up by a question that follows", async () => {
    const { history } = await ask("how many repairs are open at the moment", script);
    const { queries } = await ask("how many of those are urgent", { ...script, history });
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT MEASURE(open_repairs) AS open_repairs FROM mending WHERE urgency = 1",
    );
  });

  it.each([
    "1 to 5 stars, 5 best",
    "Nights, 30 by default",
    "1 urgent",
    "Level 1 urgent, level 2 soon",
  ])("%s: is no list of codes", (description) => {
    const cubes = workshop.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((each) => ({ ...each, description })),
    }));
    const numbers = cubes.flatMap((cube) =>
      [...codedValuesOf(cube).values()].flat().filter(({ isNumber }) => isNumber === true),
    );
    expect(numbers).toEqual([]);
  });
});
