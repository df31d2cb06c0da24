import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube jobs | Jobs
  dimension string team | Team
  dimension boolean snag_free | Snag-free
  dimension string status | Status of the quote
  dimension time quoted_on | Quoted on
  dimension time decided_on | Decided on
  measure count job_count | Number of jobs
  measure count accepted_quotes | Accepted quotes
  measure count selling_teams | Teams with sales
  measure sum sales | Sales
`);
const sqlOf = statementsWith({ model, values: [], rows: [[3]] });

describe("D7: conditions that are called after what is not there", () => {
  it("without it they hold", async () => {
    expect(await sqlOf("jobs without a snag")).not.toContain("NOT snag_free");
  });

  it("by its own name it holds", async () => {
    expect(await sqlOf("snag-free jobs")).toMatch(/WHERE snag_free/);
  });

  it("the thing alone is no condition", async () => {
    expect(await sqlOf("snags of jobs")).not.toContain("snag_free");
  });
});

describe("D14: what was decided, by the day of the decision", () => {
  it.each(["accepted quotes in September", "how many quotes were accepted in September"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("decided_on >= DATE");
    },
  );
});

describe("D7: names whose words are turned round", () => {
  it("sales in our teams are no Teams with sales", async () => {
    expect(await sqlOf("sales in our teams")).not.toContain("selling_teams");
  });
});
