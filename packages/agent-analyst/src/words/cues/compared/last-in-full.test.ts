import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { grants } from "../../../fixtures/grants.fixture.js";
import { lastInFull } from "./last-in-full.js";

const script = { model: grants, rows: [[40]] };
const sqlOf = statementsWith(script);

describe("D14: a unit that is said once for two times", () => {
  it.each([
    ["requests this year compared to last", "requests this year compared to last year"],
    ["requests this month vs last by purpose", "requests this month vs last month by purpose"],
    ["this quarter compared to the last one", "this quarter compared to last quarter"],
    ["income this season vs the one before", "income this season vs last season"],
    ["income last season vs the one before", "income last season vs season before last"],
    ["requests this week vs last 3 weeks", "requests this week vs last 3 weeks"],
    ["requests this year from Last Resort", "requests this year from Last Resort"],
    ["requests this year", "requests this year"],
  ])("%s: %s", (text, said) => {
    expect(lastInFull(text)).toBe(said);
  });

  it.each([
    ["requests this year compared to last", "requests this year compared to last year"],
    ["requests this month vs last, by purpose", "requests by purpose this month vs last month"],
  ])("%s", async (question, whole) => {
    expect(await sqlOf(question)).toBe(await sqlOf(whole));
  });
});

describe("D14: the last one of a time that was spoken of", () => {
  const [may, former] = [
    "asked_on >= DATE '2026-05-01' AND asked_on < DATE '2026-06-01'",
    "asked_on >= DATE '2025-05-01' AND asked_on < DATE '2025-06-01'",
  ];

  it.each([
    "how many requests were asked in May, and how was it last May?",
    "how many requests were asked in May? and last May?",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(may);
    expect(sql).toContain(former);
  });

  it("is a year before it in the next question as well", async () => {
    const { history } = await ask("how many requests were asked in May", script);
    const { queries } = await ask("and last May?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain(former);
  });
});
