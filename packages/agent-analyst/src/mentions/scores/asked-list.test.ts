import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view visit_book | Visits
  dimension string member | Member | | members.member
  dimension number age | Age | | members.age
  measure count visits | Visits | | visits.visits
view member_list | Members
  dimension string member | Member | | members.member
  dimension number age | Age | | members.age
  measure count members | Members | | members.members
`);
const sqlOf = statementsWith({ model, rows: [["Ann", 1]] });

describe("D14: things that are listed", () => {
  it("are read from where they have a row each, so that those without a visit are named as well", async () => {
    expect(await sqlOf("which members are over 65")).toMatch(/FROM member_list WHERE age > 65/);
  });

  it("are those of the rows that are ranked, where a figure of these is asked for", async () => {
    expect(await sqlOf("which members over 65 have the most visits")).toMatch(/FROM visit_book/);
  });
});
