import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view letters | Letters
  dimension number reminders | Reminders sent | | letters.reminders
  dimension number temperature | Temperature | | letters.temperature
  dimension number letter_no | Letter number | | letters.letter_no
  dimension string agent | Agent | | letters.agent
  measure count letter_count | Letters | | letters.letter_count
`);
const script = { model, values: [], rows: [[7]] } as const;
const sqlOf = statementsWith(script);

describe("D14: without a number of something", () => {
  it.each([
    "letters without reminders",
    "letters with no reminders",
    "how many letters had no reminders",
  ])("%s: those count as well that had 0 of them", async (question) => {
    expect(await sqlOf(question)).toContain("(reminders IS NULL OR reminders = 0)");
  });

  it("says so", async () => {
    const { content } = await ask("letters without reminders", script);
    expect(content).toContain("Reminders sent is empty or 0");
  });

  it.each([
    ["letters with missing reminders", "reminders IS NULL"],
    ["letters without a temperature", "temperature IS NULL"],
    ["letters without an agent", "agent IS NULL"],
    ["letters with no agent", "agent IS NULL"],
  ])("%s: no number, or one that is a value at 0, is empty", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toContain("= 0");
  });
});
