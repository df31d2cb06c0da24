import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const sqlOf = statementsWith({ model: musicSchool, values: musicSchoolValues, rows: [["a", 1]] });

describe("D14: words that a description explains a value with, one of which is a column as well", () => {
  it.each(["lessons on site in 2025", "how many lessons were on site"])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("delivery = 'ONS'");
  });

  it("hrs per lesson online vs on site", async () => {
    const sql = await sqlOf("hrs per lesson online vs on site");
    expect(sql).toContain("1.0 * MEASURE(hours) / NULLIF(MEASURE(lesson_count), 0)");
    expect(sql).toContain("delivery IN ('ONL', 'ONS')");
  });

  it("lessons by site are grouped by it", async () => {
    expect(await sqlOf("lessons by site")).toContain("SELECT site, MEASURE(lesson_count)");
  });
});
