import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";
import { helpDesk, helpDeskValues } from "../../fixtures/help-desk.fixture.js";

const atDesk = { model: helpDesk, values: helpDeskValues, rows: [[40]] };
const atGrants = { model: grants, rows: [[40]] };
const after = async (first: string, next: string, script: Parameters<typeof ask>[1]) => {
  const { history } = await ask(first, script);
  return ask(next, { ...script, history });
};

const inSeptember = "opened_at >= DATE '2026-09-01' AND opened_at < DATE '2026-10-01'";

describe("D14: pronouns stand for what was counted before", () => {
  it.each([
    ["how many of them are escalated?", "is_escalated"],
    ["and how many of those came by email", "channel = 'email'"],
    ["how many were escalated", "is_escalated"],
  ])("%s", async (question, condition) => {
    const { queries } = await after("tickets opened in september", question, atDesk);
    expect(queries[0]?.sqlQuery).toBe(
      `SELECT MEASURE(count) AS count FROM desk WHERE ${inSeptember} AND ${condition}`,
    );
  });

  it("what a verb says of another time has happened by now", async () => {
    const { queries } = await after(
      "how many requests were asked in May",
      "how many of them have been decided?",
      atGrants,
    );
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT MEASURE(request_count) AS request_count FROM requests WHERE asked_on >= DATE '2026-05-01' AND asked_on < DATE '2026-06-01' AND decided_on IS NOT NULL",
    );
  });

  it("what a verb says of a time of its own came then", async () => {
    const { queries } = await after(
      "how many requests were asked in May",
      "how many of them were decided in June?",
      atGrants,
    );
    expect(queries[0]?.sqlQuery).toContain("asked_on >= DATE '2026-05-01'");
    expect(queries[0]?.sqlQuery).toContain("decided_on >= DATE '2026-06-01'");
  });

  it.each([
    "which agent had the most of them?",
    "which agent caused the most tickets in that month?",
  ])("%s: the same time", async (question) => {
    const { queries } = await after("tickets opened in september", question, atDesk);
    expect(queries[0]?.sqlQuery).toContain(`FROM desk WHERE ${inSeptember}`);
    expect(queries[0]?.sqlQuery).toContain("SELECT agent, MEASURE(count)");
  });

  it("a question with a figure of its own takes the time alone", async () => {
    const { history } = await ask("tickets opened in september", atDesk);
    const some = await ask("how many of them are escalated", { ...atDesk, history });
    const { queries } = await ask("which team had the most tickets in that month?", {
      ...atDesk,
      history: some.history,
    });
    expect(queries[0]?.sqlQuery).toContain(inSeptember);
    expect(queries[0]?.sqlQuery).not.toContain("is_escalated");
  });
});

describe("D14: causes", () => {
  it.each([
    "what caused the most tickets",
    "what caused the rise in tickets",
    "which client caused the drop in tickets",
  ])("%s: is asked back", async (question) => {
    expect((await ask(question, atDesk)).content).toContain("I do not tell why");
  });
});
