import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants, grantValues } from "../../fixtures/grants.fixture.js";

const script = { model: grants, values: grantValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what was done within so many days", () => {
  const within = (days: number): string => `date_diff('day', opened_on, settled_on) <= ${days}`;
  it.each([
    ["appeals settled within 30 days", within(30)],
    ["how many appeals were settled within two weeks", within(14)],
    ["how many appeals were settled within a week", within(7)],
    ["appeals settled within 30 days by handler", within(30)],
    ["appeals opened in May and settled within 30 days", within(30)],
  ])("%s: counts from when it began", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("is said in the first line", async () => {
    const { content } = await ask("appeals settled within 30 days", script);
    expect(content).toContain("Settled within 30 days of Opened");
  });

  const notWithin = (days: number): string =>
    `(date_diff('day', opened_on, settled_on) > ${days} OR (settled_on IS NULL AND date_diff('day', opened_on, DATE '2026-11-21') > ${days}))`;
  it.each([
    ["appeals not settled within 30 days", notWithin(30)],
    ["how many appeals were not settled within two weeks", notWithin(14)],
    ["appeals that were never settled within a week by handler", notWithin(7)],
    ["appeals not paid within 30 days", notWithin(30)],
  ])("%s: what is open by now counts once its days are over", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("appeals raised within 30 days: is asked back", async () => {
    expect((await ask("appeals raised within 30 days", script)).queries).toEqual([]);
  });
});

describe("D14: what a boolean says the presence of", () => {
  it.each([
    ["awards without cofunding", "NOT matched"],
    ["awards with no cofunding", "NOT matched"],
    ["awards with cofunding by field", "WHERE matched"],
    ["awards that have neither cofunding nor a personal mentor", "NOT matched AND NOT mentor"],
  ])("%s: is the noun of its description", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: shares of rows that a value or a condition tells", () => {
  it.each([
    ["% of payments paid by card", "CASE WHEN way = 'Card' THEN 0"],
    ["share of payments paid via transfer", "CASE WHEN way = 'Transfer' THEN 0"],
    ["what share of the amount awarded went to applicants led by young people", "youth_led"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(part);
    expect(sql).not.toMatch(/paid_on IS NOT NULL|SELECT applicant/);
  });
});

describe("D14: groups by a column that is empty elsewhere", () => {
  it.each(["refusal reasons by purpose", "reasons for refusing", "rejections by refusal reason"])(
    "%s: those count that have one, which is said",
    async (question) => {
      const { queries } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("WHERE refusal_reason IS NOT NULL");
    },
  );

  it("what is counted by it is all that was named", async () => {
    expect(await sqlOf("requests by refusal reason")).not.toContain("IS NOT NULL");
  });
});

describe("D14: limits of everyday speech", () => {
  it.each([
    ["awards over 100k", "award_size > 100000"],
    ["awards over 50,000 in 2025", "award_size > 50000"],
    ["awards with a term over 24 months", "term > 24"],
    ["awards with a term of at least 12 months by field", "term >= 12"],
    ["how many applicants on our books are less than three years old", ">= DATE '2023-11-22'"],
    ["applicants over 10 years old", "founded_on < DATE '2016-11-21'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("a span of time limits no column", async () => {
    expect((await ask("awards over 3 months", script)).queries).toEqual([]);
  });
});

describe("D14: verbs that say no more than what is counted", () => {
  it.each([
    [
      "how many requests from sole founders did we receive in 2026",
      "SELECT MEASURE(request_count) AS request_count FROM requests WHERE asked_on >= DATE '2026-01-01' AND asked_on < DATE '2027-01-01' AND legal_form = 'SOL'",
    ],
    [
      "how many letters do our handlers write per appeal",
      "SELECT 1.0 * MEASURE(letters) / NULLIF(MEASURE(appeal_count), 0) AS letters_per_appeal_count FROM appeals",
    ],
    [
      "how many appeals have reached court action",
      "SELECT MEASURE(appeal_count) AS appeal_count FROM appeals WHERE stage = 'S3'",
    ],
  ])("%s", async (question, sql) => {
    expect(await sqlOf(question)).toBe(sql);
  });
});

describe("D14: quarters cut short", () => {
  it.each([
    ["refused requests last q", "decided_on >= DATE '2026-07-01'"],
    ["requests by q", "date_trunc('quarter', asked_on)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("the one before is taken up", async () => {
    const { history } = await ask("refused requests last q", script);
    const { queries } = await ask("and the q before", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("decided_on >= DATE '2026-04-01'");
  });
});
