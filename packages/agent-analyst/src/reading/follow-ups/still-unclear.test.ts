import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view takings | Takings
  dimension string festival | Festival | event |
  dimension string gate | Gate | |
  dimension time sold_on | Sold | |
  measure sum income | Income | sales |
  measure count ticket_count | Tickets | |
`);
const values = [
  ["festival", "Harvest Moon North 2025"],
  ["festival", "Harvest Moon South 2025"],
  ["festival", "Harvest Moon North 2026"],
  ["festival", "Ice Sale 2025"],
  ["festival", "Ice Sale 2026"],
  ["gate", "East"],
  ["gate", "West"],
] as const;
const script = { model, values, rows: [["a", 1]] } as const;

/** The last answer of a thread. */
const last = async (...questions: readonly string[]) => {
  let asked = await ask(questions[0] ?? "", script);
  for (const question of questions.slice(1))
    asked = await ask(question, { ...script, history: asked.history });
  return { sql: asked.queries[0]?.sqlQuery ?? "", content: asked.content };
};

describe("D14: what follows a question which one is meant", () => {
  it.each(["and by gate?", "only in 2025", "and the tickets?", "by month"])(
    "%s: nobody chose one, so it is asked again",
    async (question) => {
      const { sql, content } = await last("income of harvest moon", question);
      expect(sql).toBe("");
      expect(content).toContain("Which one do you mean?");
    },
  );

  it("the one that is named then is meant, with all that was said", async () => {
    const { sql } = await last(
      "tickets for harvest moon",
      "and by gate?",
      "Harvest Moon South 2025",
    );
    expect(sql).toContain("SELECT gate, MEASURE(ticket_count)");
    expect(sql).toContain("festival = 'Harvest Moon South 2025'");
  });

  it("a word of it may name a figure as well", async () => {
    const { sql } = await last("tickets for ice sale", "Ice Sale 2026");
    expect(sql).toContain("MEASURE(ticket_count)");
    expect(sql).toContain("festival = 'Ice Sale 2026'");
  });
});

describe("D14: all that have a name", () => {
  it.each([
    "income of the harvest moon festivals",
    "income of harvest moon events",
    "income of all harvest moon festivals",
  ])("%s: none has to be chosen", async (question) => {
    const { sql, content } = await last(question);
    expect(sql).toBe(
      "SELECT MEASURE(income) AS income FROM takings WHERE contains(translate(strip_accents(lower(festival)), 'łøđðıħ', 'loddih'), 'harvest moon')",
    );
    expect(content).toContain("harvest moon");
  });

  it.each(["income of harvest moon", "income of the harvest moon festival"])(
    "%s: it is asked which",
    async (question) => {
      expect((await last(question)).content).toContain("Which one do you mean?");
    },
  );

  it("a thread stays with all of them", async () => {
    const { sql } = await last("tickets of the harvest moon festivals", "and by gate", "only 2025");
    expect(sql).toContain("SELECT gate, MEASURE(ticket_count)");
    expect(sql).toContain("'harvest moon'");
    expect(sql).toContain("DATE '2025-01-01'");
  });
});
