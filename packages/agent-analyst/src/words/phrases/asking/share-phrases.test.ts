import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { terminal, terminalValues } from "../../../fixtures/models/terminal.fixture.js";

const script = { model: terminal, values: terminalValues, rows: [["NHS care", 4]] };
const sqlOf = statementsWith(script);

const then = async (first: string, next: string) => {
  const { history } = await ask(first, script);
  return ask(next, { ...script, history });
};

describe("D14: as a share of the total", () => {
  it.each([
    "as a share of the total",
    "as a share of the total please",
    "as a share",
    "as a percentage",
    "and as percentages of the total",
    "in percentages",
    "as a proportion of all",
  ])("of billed by funding, and then %s", async (next) => {
    const { content, queries } = await then("billed by funding this year", next);
    expect(content).toContain("Share of Billed amount by Funding");
    expect(queries.at(-1)?.sqlQuery).toContain("DATE '2026-01-01'");
  });

  it("is asked at once as well", async () => {
    const { content } = await ask("billed by funding as a share of the total", script);
    expect(content).toContain("Share of Billed amount by Funding");
  });

  it("of missed lifts those for a reason are counted among the missed ones", async () => {
    const { content } = await ask("what share of missed lifts was for blocked access", script);
    expect(content).toContain("Share of Missed collections by Reason for the miss");
    expect(content).not.toContain("Missed rate");
  });

  it.each([
    "what share of missed lifts was down to blocked access",
    "what share of missed lifts was under blocked access",
  ])("%s: a value, and no limit", async (question) => {
    expect((await ask(question, script)).content).toContain("Share of Missed collections");
  });

  it.each(["share of missed lifts", "share of missed lifts in Leeds"])(
    "%s is the rate that the model has",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(missed_rate)");
    },
  );

  it.each([
    "missed rate by depot this year",
    "days to pay by charge",
    "average charge of a call by funding",
  ])("%s has no parts, so that it is asked back", async (first) => {
    const { content, queries } = await then(first, "as a share of the total");
    expect(queries).toEqual([]);
    expect(content).toContain("I give none");
  });

  it("of a rate by depot, in percent is what it is", async () => {
    const { content } = await then("missed rate by depot this year", "in percent");
    expect(content).toContain("Missed rate by Depot");
  });

  it("what share of lifts was missed by depot is the rate of each", async () => {
    expect(await sqlOf("what share of lifts was missed in May by depot")).toContain(
      "MEASURE(missed_rate)",
    );
  });
});
