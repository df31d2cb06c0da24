import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: agency, values: agencyValues, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: so long ago", () => {
  it.each(["desks taken a year ago", "desks taken one year ago"])(
    "%s: a level is the last one by that day",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("counted_on < DATE '2025-11-22'");
      expect(sql).not.toContain("2025-12-31");
    },
  );

  it.each([
    [
      "orders last month",
      "a year ago?",
      "ordered_on >= DATE '2025-10-01' AND ordered_on < DATE '2025-11-01'",
    ],
    [
      "orders in may",
      "and 2 years ago",
      "ordered_on >= DATE '2024-05-01' AND ordered_on < DATE '2024-06-01'",
    ],
    ["desks taken", "a year ago?", "counted_on < DATE '2025-11-22'"],
  ])("%s, %s: the time that was spoken of, so long before", async (first, next, condition) => {
    const { history } = await ask(first, script);
    const { queries } = await ask(next, { ...script, history });
    expect(queries[0]?.sqlQuery).toContain(condition);
  });

  it("orders a year ago are those of last year", async () => {
    expect(await sqlOf("orders a year ago")).toContain("ordered_on >= DATE '2025-01-01'");
  });

  it.each(["how many pupils did we have a year ago", "how many pupils were there 2 years ago"])(
    "%s: those who had come by then are more than those who came",
    async (question) => {
      const school = { model: musicSchool, values: musicSchoolValues, rows: [[1]] };
      expect((await ask(question, school)).queries).toEqual([]);
    },
  );
});
