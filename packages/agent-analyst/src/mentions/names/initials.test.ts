import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: initials of a figure", () => {
  it("of its other name, which is said", async () => {
    const { queries, content } = await ask("atv by site", script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(average_basket)");
    expect(content).toContain("Average basket");
  });

  it.each(["nps by site", "ns by site"])("%s: of none, or too few letters", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});
