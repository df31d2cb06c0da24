import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { terminal, terminalValues } from "../../fixtures/models/terminal.fixture.js";

const script = { model: terminal, values: terminalValues, rows: [[4]] };
const sqlOf = statementsWith(script);

describe("D14: the participle of what was counted stands at the end", () => {
  it.each([
    "how many visits has Ann Lee done this year",
    "how many visits did Edna Ellery get in May",
    "how many visits have we done this year",
    "on average, how many visits did a client get in May",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(visits_done)");
    expect(sql).not.toContain("rostered");
  });

  it("elsewhere all of them are counted", async () => {
    expect(await sqlOf("how many rostered visits did Edna Ellery get in May")).toContain(
      "rostered",
    );
  });
});

describe("D14: what others pay is none of what is paid to people", () => {
  it.each(["how much did NHS care pay us in May", "how much have clients paid us this year"])(
    "%s: is asked back",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("I give none");
    },
  );

  it.each([
    "how much did we pay in May",
    "how much did we pay carers in May",
    "what was carer pay in May",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(pay)");
  });
});

describe("D14: what follows in few words", () => {
  const then = async (first: string, next: string): Promise<string> => {
    const { history } = await ask(first, script);
    return (await ask(next, { ...script, history })).queries.at(-1)?.sqlQuery ?? "";
  };

  it("the second name says of which column the first one was", async () => {
    const sql = await then("calls of Nordwind in May", "and Evermark?");
    expect(sql).toContain("line = 'Evermark'");
    expect(sql).not.toMatch(/nordwind/i);
  });

  it.each(["and now?", "and right now", "and currently?"])("%s asks for today", async (next) => {
    const sql = await then("rostered visits by carer in 2025", next);
    expect(sql).toContain("2026-11-2");
    expect(sql).not.toContain("2025");
  });

  it("what is of now already has no other time", async () => {
    const { history } = await ask("number of calls", script);
    const { queries } = await ask("and now?", { ...script, history });
    expect(queries).toEqual([]);
  });
});

describe("D14: medians of what has an average, and means of rows", () => {
  it.each([
    "average calls per day in May",
    "calls per day on average in May",
    "how many calls a day did we get in May, on average",
  ])("%s", async (question) => {
    const { content } = await ask(question, script);
    expect(content).toContain("Average Number of calls per day");
  });
});
