import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { terminal, terminalValues } from "../../fixtures/models/terminal.fixture.js";

const script = { model: terminal, values: terminalValues, rows: [[4]] };
const sqlOf = statementsWith(script);

describe("D14: spans and orders of ordinary speech", () => {
  it.each([
    ["billed in the first half of the year", "DATE '2026-01-01'", "DATE '2026-07-01'"],
    ["billed in Q3 of the year", "DATE '2026-07-01'", "DATE '2026-10-01'"],
    [
      "calls departed between now and the end of the year",
      "DATE '2026-11-21'",
      "DATE '2027-01-01'",
    ],
    [
      "calls departed between now and the end of December",
      "DATE '2026-11-21'",
      "DATE '2027-01-01'",
    ],
    ["calls departed between now and the end of June", "DATE '2026-11-21'", "DATE '2027-07-01'"],
    ["calls that have departed since the start of May", "DATE '2026-05-01'", "DATE '2026-11-22'"],
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
