import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view visits | Visits
  dimension string home_gym | Home gym | | members.home_gym
  dimension string activity | Activity | | visits.activity
  dimension string member | Member | | members.member
  dimension time entered_on | Entered | | visits.entered_on
  measure count visit_count | Visits | | visits.visit_count
cube members | Members
  dimension string member | Member | | members.member
  dimension string home_gym | Home gym | | members.home_gym
  dimension time joined_on | Joined | | members.joined_on
  dimension time quit_on | Quit | | members.quit_on
  measure count member_count | Members | | members.member_count
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(member.name === "quit_on" ? { description: "Empty for those who stay" } : {}),
    })),
  })),
};
const script = {
  model,
  values: [
    ["home_gym", "City Gym North"],
    ["home_gym", "Lakeside Fitness"],
    ["activity", "Yoga"],
  ],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: a column whose values have its name in them", () => {
  it.each(["visits by gym", "visits per gym", "yoga visits by gym"])(
    "%s: groups by it, and leaves none out",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(/SELECT home_gym,.*GROUP BY 1/);
      expect(sql).not.toContain("'gym'");
    },
  );

  it("a value is one where values stand", async () => {
    expect(await sqlOf("visits in City Gym")).toContain("City Gym North");
  });
});

describe("D14: who is active", () => {
  it.each(["active members by gym", "how many members are still with us", "members still active"])(
    "%s: has no end, and no activity",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("quit_on IS NULL");
      expect(content).not.toContain("Activity");
    },
  );

  it("who is lost has quit", async () => {
    expect(await sqlOf("how many members did we lose in 2025")).toContain("quit_on >= DATE '2025");
  });
});
