import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view members | Members
  dimension string member | Member | | members.member
  dimension time joined_on | Joined | | members.joined_on
  dimension time quit_on | Quit | | members.quit_on
  measure count member_count | Members | | members.member_count
view attendance | Visits
  dimension string member | Member | | members.member
  dimension time entered_at | Entered | | visits.entered_at
  dimension time left_at | Exit | | visits.left_at
  measure count visit_count | Visits | | visits.visit_count
`);
const sqlOf = statementsWith({ model, rows: [[3]] });

describe("D14: who left", () => {
  it.each(["members who left", "how many members left", "members who have cancelled"])(
    "%s: has quit, and not only ended a visit",
    async (question) => {
      expect(await sqlOf(question)).toBe(
        "SELECT MEASURE(member_count) AS member_count FROM members WHERE quit_on IS NOT NULL",
      );
    },
  );

  it("how many members left last year: by when they quit", async () => {
    expect(await sqlOf("how many members left last year")).toContain(
      "quit_on >= DATE '2025-01-01'",
    );
  });
});
