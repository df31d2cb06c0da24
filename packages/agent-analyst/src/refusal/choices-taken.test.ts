import { describe, expect, it } from "@jest/globals";
import { ask } from "../fixtures/asking.fixture.js";
import { gym, gymValues } from "../fixtures/gym.fixture.js";
import { removals, removalValues } from "../fixtures/removals.fixture.js";

const firm = { model: removals, values: removalValues, rows: [["a", 1]] } as const;
const club = { model: gym, values: gymValues, rows: [["a", 1]] } as const;

/** The last answer of a thread. */
const last = async (script: typeof firm | typeof club, ...questions: readonly string[]) => {
  let asked = await ask(questions[0] ?? "", script);
  for (const question of questions.slice(1))
    asked = await ask(question, { ...script, history: asked.history });
  return { sql: asked.queries[0]?.sqlQuery ?? "", content: asked.content };
};

describe("D14: what is proposed can be taken up in a word", () => {
  it.each(["yes", "Yes please", "the first one", "1", "that one"])(
    "%s: the only one that was proposed",
    async (choice) => {
      const { sql } = await last(firm, "rakings by crew", choice);
      expect(sql).toContain("SELECT crew, MEASURE(takings)");
    },
  );

  it.each([
    ["the second one", "MEASURE(takings)"],
    ["number 3", "SELECT depot"],
    ["the last", "SELECT depot"],
  ])("%s: one of several", async (choice, part) => {
    expect((await last(firm, "xyzzy by crew", choice)).sql).toContain(part);
  });

  it("yes to several is asked back", async () => {
    const { sql, content } = await last(firm, "xyzzy by crew", "yes");
    expect(sql).toBe("");
    expect(content).toContain("Which one do you mean?\n- Moves by crew\n");
    expect((await last(firm, "xyzzy by crew", "yes", "the second")).sql).toContain("takings");
  });

  it("no is answered plainly", async () => {
    const { sql, content } = await last(firm, "rakings by crew", "no");
    expect(sql).toBe("");
    expect(content).toBe("Then please ask it in other words.\n");
  });

  it.each([
    ["the first", "City Gym North"],
    ["the second one", "City Gym South"],
    ["the other one", "City Gym South"],
  ])("%s of several values, with all that was said", async (choice, value) => {
    const { sql } = await last(club, "income of city gym last month", choice);
    expect(sql).toContain("MEASURE(income)");
    expect(sql).toContain(`= '${value}'`);
    expect(sql).toContain(">= DATE '2026-10-01'");
  });

  it("what follows takes up what was chosen", async () => {
    const { sql } = await last(firm, "rakings by crew", "yes", "only last month");
    expect(sql).toContain("SELECT crew, MEASURE(takings)");
    expect(sql).toContain("moved_on >= DATE '2026-10-01'");
  });

  it("a choice behind an answer is none", async () => {
    const { content } = await last(firm, "takings by crew", "the second one");
    expect(content).not.toContain("Which one do you mean?");
  });
});
