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
    expect(sql).toContain("MEASURE(done)");
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
});

describe("D14: spans and orders of ordinary speech", () => {
  it.each([
    ["billed in the first half of the year", "DATE '2026-01-01'", "DATE '2026-07-01'"],
    ["billed in Q3 of the year", "DATE '2026-07-01'", "DATE '2026-10-01'"],
    [
      "calls departed between now and the end of the year",
      "DATE '2026-11-21'",
      "DATE '2027-01-01'",
    ],
    ["billed from March to the end of June", "DATE '2026-03-01'", "DATE '2026-07-01'"],
    ["billed from the start of May to the end of June", "DATE '2026-05-01'", "DATE '2026-07-01'"],
  ])("%s", async (question, from, to) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`>= ${from}`);
    expect(sql).toContain(`< ${to}`);
  });

  it.each([
    ["days to pay by charge, slowest first", "DESC"],
    ["days to pay by charge, quickest first", "ASC"],
  ])("%s", async (question, direction) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(new RegExp(`ORDER BY 2 ${direction}`));
    expect(sql).not.toContain("LIMIT 1");
  });

  it.each(["calls of lines that are in no alliance", "calls in no alliance"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("alliance IS NULL");
    },
  );

  it.each([
    "billed amount per month this year and the growth on the month before",
    "billed amount by month with growth compared to the month before",
  ])("%s: from each to the next", async (question) => {
    const { content } = await ask(question, { ...script, rows: [["2026-01-01", 4]] });
    expect(content).toContain("Growth of Billed amount by month");
    expect(content).not.toContain("compared with");
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
