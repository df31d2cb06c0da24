import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { namedYears } from "./named-years.js";

const model = modelOf(`
view lessons | Lessons
  dimension time held_on | Held on | | lessons.held_on
  dimension string term | Term | | lessons.term
  dimension string room | Room | | lessons.room
  measure count lesson_count | Lessons | | lessons.lesson_count
`);
const values = [
  ["term", "Autumn 2024"],
  ["term", "Autumn 2025"],
  ["term", "Autumn 2026"],
  ["term", "Spring 2026"],
  ["term", "Spring 2027"],
  ["room", "Summer Room"],
] as const;
const script = { model, values, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: terms without their year", () => {
  it.each([
    ["lessons in the autumn term", "Autumn 2026"],
    ["how many lessons were there in the last autumn term", "Autumn 2025"],
    ["lessons this autumn term", "Autumn 2026"],
    ["lessons in the spring term", "Spring 2026"],
    ["lessons in the last spring term", "Spring 2026"],
    ["lessons in Autumn 2024", "Autumn 2024"],
  ])("%s: %s", async (question, term) => {
    expect(await sqlOf(question)).toContain(`term = '${term}'`);
  });

  it("which one was taken is said", async () => {
    const { content } = await ask("lessons in the autumn term", script);
    expect(content).toContain("I take “autumn term” as Autumn 2026.");
  });

  it("a name is none", async () => {
    expect(await sqlOf("lessons in the summer room")).toContain("room = 'Summer Room'");
  });
});

describe("D14: years that the description of their column tells", () => {
  const { cubes: plain } = modelOf(`
view lessons | Lessons
  dimension string school_year | School year | | lessons.school_year
  measure count lesson_count | Lessons | | lessons.lesson_count
`);
  const cubes = plain.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "school_year"
        ? { ...member, description: "September to August, such as 2025/26" }
        : member,
    ),
  }));

  it.each([
    ["lessons last school year", Date.UTC(2026, 10, 1), "lessons in school year 2025/26"],
    ["lessons this school year", Date.UTC(2026, 7, 31), "lessons in school year 2025/26"],
    ["the school year before last", Date.UTC(2026, 10, 1), "school year 2024/25"],
  ])("%s", (text, now, said) => {
    expect(namedYears(text, cubes, now)).toBe(said);
  });
});
