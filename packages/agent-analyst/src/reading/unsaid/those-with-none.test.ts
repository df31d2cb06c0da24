import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const diary = `
view diary | Diary
  dimension string member | Member | | members.member
  dimension time came_at | Came | | visits.came_at
  measure count visit_count | Visits | | visits.visit_count`;
const alone = modelOf(diary);
const listed = modelOf(`
cube members | Members
  dimension string member | Member
  measure count member_count | Members
${diary}
`);
const asked = async (question: string, model = listed) => {
  const { queries, content } = await ask(question, { model, values: [], rows: [["a", 1]] });
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: those with fewer than so many may have none", () => {
  it.each([
    "members with fewer than 2 visits",
    "members with less than 2 visits last month",
    "how many members had fewer than 2 visits last month",
    "members with at most 1 visit",
  ])("%s: all on their list but those with more", async (question) => {
    const { sql } = await asked(question);
    expect(sql).toContain("FROM members WHERE member NOT IN (SELECT member FROM diary");
    expect(sql).toMatch(/HAVING MEASURE\(visit_count\) >=? [12]/);
  });

  it("those with more are found among their rows", async () => {
    expect((await asked("members with more than 2 visits")).sql).not.toContain("NOT IN");
  });

  it("is said where there is no list of them", async () => {
    const { sql, content } = await asked("members with fewer than 2 visits", alone);
    expect(sql).toContain("HAVING MEASURE(visit_count) < 2");
    expect(content).toContain("Those that have none at all are not among them.");
  });

  it("is said as well where different things of each are counted", async () => {
    const plans = `${diary}\n  dimension string class | Class | | visits.class`;
    const { content } = await asked("members with fewer than 2 classes", modelOf(plans));
    expect(content).toContain("Those that have none at all are not among them.");
  });
});
