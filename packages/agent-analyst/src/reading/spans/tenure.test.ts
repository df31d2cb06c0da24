import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube crew | Crew
  dimension string sailor | Sailor
  dimension time hired_on | Hire date
  dimension time probation_ends_on | End of probation
  dimension time left_on | Leaving date
  dimension boolean is_current | Currently employed | active
  measure count crew_count | Sailors on file
  measure count current_sailors | Current sailors | crew, staff
view appraisals | Appraisals
  dimension time due_on | Due | | appraisals.due_on
  dimension time held_on | Held | | appraisals.held_on
  dimension string deck | Deck | | appraisals.deck
  measure count appraisal_count | Appraisals | | appraisals.appraisal_count
`);
const hints: Readonly<Record<string, object>> = {
  left_on: { description: "Empty for those who still sail" },
  held_on: { description: "Empty while the appraisal has not taken place" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: cube.name === "crew" ? "hired_on" : "held_on",
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const sqlOf = statementsWith({ model, rows: [[5]] });

describe("D14: how long people stay", () => {
  it.each([
    ["average tenure of staff in yrs", "/ 365.25"],
    ["avg tenure of the crew in years", "/ 365.25"],
    ["average tenure of the crew", "AVG(date_diff('day'"],
    ["how long do sailors stay on average", "AVG(date_diff('day'"],
  ])(
    "%s: by days until they left, and not until their probation was over",
    async (question, by) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("date_diff('day', hired_on, COALESCE(left_on,");
      expect(sql).toContain(by);
    },
  );
});

describe("D14: overdue by a time that is empty until it was done", () => {
  it.each(["overdue appraisals", "how many appraisals are overdue", "overdue appraisals by deck"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/held_on IS NULL AND due_on < DATE '\d{4}-\d\d-\d\d'/);
    },
  );
});
