import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view feedback | Reviews
  dimension string cook | Cook | | cooks.name
  dimension number stars | Stars | | reviews.stars
  measure count review_count | Reviews | | reviews.review_count
  measure avg average_rating | Average rating | | reviews.average_rating
`);
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: what an average is counted in is no limit on single rows", () => {
  it.each([
    "cooks with an average rating below 4 stars",
    "which cooks have an average rating of less than 4 stars",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("HAVING MEASURE(average_rating) < 4");
    expect(sql).not.toContain("stars <");
  });

  it("rows that are counted are limited by what they have", async () => {
    expect(await sqlOf("reviews below 3 stars")).toContain("stars < 3");
  });
});
