import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view voice | Guests' voice
  dimension string cabin | Cabin | | opinions.cabin
  dimension number rating | Rating | | opinions.rating
  dimension time rated_on | Rated | | opinions.rated_on
  measure count review_count | Reviews | | opinions.review_count
  measure avg average_rating | Average rating | | opinions.average_rating
view watch | Watch
  dimension string hut | Hut | | alarms.hut
  dimension boolean is_false | False alarm | | alarms.is_false
  measure count alarm_count | Alarms | | alarms.alarm_count
view mornings | Mornings
  dimension string baker | Baker | | loaves.baker
  dimension boolean is_spoilt | Spoilt | | loaves.is_spoilt
  measure count loaf_count | Loaves | | loaves.loaf_count
`);
const script = { model, values: [], rows: [["a", 1]] } as const;
const asked = async (question: string) => {
  const { queries, content } = await ask(question, script);
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: what people say of something is good or bad by its marks", () => {
  it.each([
    ["which cabin has the worst reviews", "ASC"],
    ["which cabin has the best reviews", "DESC"],
    ["cabin with the worst ratings", "ASC"],
  ])("%s", async (question, order) => {
    const { sql } = await asked(question);
    expect(sql).toContain("SELECT cabin, MEASURE(average_rating)");
    expect(sql).toContain(`ORDER BY 2 ${order}`);
  });

  it("says so, and counts them where their number is asked for", async () => {
    expect((await asked("which cabin has the worst reviews")).content).toContain(
      "I rank by Average rating, and not by how many there are.",
    );
    expect((await asked("which cabin has the most reviews")).sql).toContain(
      "MEASURE(review_count)",
    );
  });
});

describe("D14: the worst of what is bad has the most of it", () => {
  it("by what is counted, though the model does not say that less is better", async () => {
    const { sql, content } = await asked("which hut has the worst alarms");
    expect(sql).toContain("ORDER BY 2 DESC");
    expect(content).toContain("Less of Alarms is better");
  });

  it("the fewest of what may be either are taken, which is said", async () => {
    const { sql, content } = await asked("which baker has the worst loaves");
    expect(sql).toContain("ORDER BY 2 ASC");
    expect(content).toContain("I take the fewest of Loaves as the worst");
  });
});
