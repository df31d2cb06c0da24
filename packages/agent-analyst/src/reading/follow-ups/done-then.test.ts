import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { crew, crewValues } from "../../fixtures/crew.fixture.js";

const script = { model: crew, values: crewValues, rows: [[3]] } as const;

/** The last answer of a thread. */
const last = async (...questions: readonly string[]) => {
  let asked = await ask(questions[0] ?? "", script);
  for (const question of questions.slice(1))
    asked = await ask(question, { ...script, history: asked.history });
  return { sql: asked.queries[0]?.sqlQuery ?? "", content: asked.content };
};

describe("D11: what happened at a time of its own is counted by that time", () => {
  it("and how many left: all who left in that year, whenever they came", async () => {
    const { sql } = await last("how many pilots were hired in 2025", "and how many left?");
    expect(sql).toContain("left_on >= DATE '2025-01-01'");
    expect(sql).not.toContain("hired_on");
  });

  it("how many of those left: some of those before", async () => {
    const { sql } = await last("how many pilots were hired in 2025", "how many of those left?");
    expect(sql).toContain("hired_on >= DATE '2025-01-01'");
    expect(sql).toContain("left_on IS NOT NULL");
  });

  it("says what is counted", async () => {
    const { content } = await last("how many pilots were hired in 2025", "and how many left?");
    expect(content).toContain("Left");
    expect(content).toContain("from 1 January 2025 to 31 December 2025");
  });
});
