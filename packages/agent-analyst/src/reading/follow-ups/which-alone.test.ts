import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sendings | Sendings
  dimension string courier | Courier | |
  dimension string depot | Depot | |
  dimension time sent_at | Sent | |
  measure count sending_count | Sendings | |
  measure count late_sendings | Late sendings | |
  measure count_distinct senders | Senders | |
view couriers | Couriers
  dimension string name | Name | |
  dimension time hired_on | Hired | |
  measure count courier_count | Couriers | |
`);
const script = { model, values: [["depot", "Leeds"]], rows: [["a", 1]] } as const;

/** The last answer of a thread. */
const last = async (...questions: readonly string[]) => {
  let asked = await ask(questions[0] ?? "", script);
  for (const question of questions.slice(1))
    asked = await ask(question, { ...script, history: asked.history });
  return { sql: asked.queries[0]?.sqlQuery ?? "", content: asked.content };
};

describe("D14, D11: nothing but what a figure is grouped by", () => {
  it.each(["which couriers?", "and which couriers", "sort by courier", "and whose couriers?"])(
    "%s takes up the figure, its time and what was said of it, though couriers are counted elsewhere",
    async (question) => {
      const { sql } = await last("late sendings from leeds in october 2026", question);
      expect(sql).toContain("SELECT courier, MEASURE(late_sendings)");
      expect(sql).toContain("depot = 'Leeds'");
      expect(sql).toContain("sent_at >= DATE '2026-10-01'");
    },
  );

  it("a first question of that form is one by itself", async () => {
    expect((await last("which couriers")).sql).not.toBe("");
  });

  it.each(["by sender", "which senders?"])(
    "%s: how many there are is not one figure for each",
    async (question) => {
      const { sql, content } = await last("sendings in october 2026", question);
      expect(sql).toBe("");
      expect(content.toLowerCase()).toContain("sender");
    },
  );
});

describe("D14: what narrows a figure that was refused", () => {
  it.each(["just leeds", "without leeds", "and how many in leeds?"])(
    "%s: is asked back",
    async (question) => {
      const { sql, content } = await last("why are there blorbs in october 2026?", question);
      expect(sql).toBe("");
      expect(content).toContain("I gave no figure for your last question");
    },
  );

  it("what names its figure is answered, and so is what follows that", async () => {
    const { sql } = await last(
      "blorbs in october 2026",
      "just leeds",
      "late sendings in september 2026",
      "just leeds",
    );
    expect(sql).toContain("MEASURE(late_sendings)");
    expect(sql).toContain("depot = 'Leeds'");
    expect(sql).toContain("DATE '2026-09-01'");
  });
});
