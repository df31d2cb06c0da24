import { describe, expect, it } from "@jest/globals";
import { suggestedQuestions } from "@embedded-analytics/domain";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask } from "./fixtures/asking.fixture.js";
import { helpDesk } from "./fixtures/help-desk.fixture.js";
import { hospital, odd, saas } from "./fixtures/other-models.fixture.js";

describe.each([
  ["the demo shop", shop],
  ["the help desk", helpDesk],
  ["a hospital", hospital],
  ["a software company", saas],
  ["odd names", odd],
])("suggested questions of %s", (_what, model) => {
  const suggestions = suggestedQuestions(model);

  it("are there", () => {
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it.each(suggestions)(
    "%s: the analyst answers with one statement, and refuses nothing",
    async (question) => {
      const { queries, content } = await ask(question, { model, rows: [["x", 5]] });
      expect(queries).toHaveLength(1);
      expect(queries[0]?.["sqlQuery"]).toContain("GROUP BY");
      expect(content).not.toMatch(/did not understand|cannot|not sure|which do you mean|\?/i);
    },
  );
});

describe("examples beside a refusal", () => {
  it("make groups of what repeats, and of no number that each row has for itself", async () => {
    const visits = modelOf(`
view visits | Visits
  dimension string visit_no | Visit number | | visits.visit_no
  dimension string invoiceRef | Invoice | | visits.invoiceRef
  dimension string practice | Practice | | visits.practice
  dimension string species | Species | | visits.species
  dimension time seen_at | Seen | | visits.seen_at
  measure count visit_count | Visits | | visits.visit_count
`);
    const { content } = await ask("unheard of", { model: visits });
    expect(content).toContain("- Top 5 practices by visits");
    expect(content).toContain("- Visits by species");
  });
});
