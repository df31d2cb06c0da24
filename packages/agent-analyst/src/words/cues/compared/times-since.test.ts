import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { grants } from "../../../fixtures/grants.fixture.js";

const script = {
  model: grants,
  rows: [
    ["now", 5],
    ["then", 4],
  ],
};
const sqlOf = statementsWith(script);

const lastBefore = (day: string): string =>
  `month_end = (SELECT MAX(month_end) FROM balances WHERE month_end < DATE '${day}')`;
const thisYear = "asked_on >= DATE '2026-01-01' AND asked_on < DATE '2026-11-22'";
const sameDays = "asked_on >= DATE '2025-01-01' AND asked_on < DATE '2025-11-22'";

describe("D14: what changed since a time", () => {
  it.each([
    ["by how much did requests grow since January", [thisYear, sameDays]],
    ["which purpose grew the most in requests since January", [thisYear, sameDays]],
    ["growth of requests since the start of the year", [thisYear, sameDays]],
    // `this year compared with last year` is that of what there is of it.
    ["which purpose grew the most in requests this year compared with last year", [thisYear, sameDays]], // prettier-ignore
  ])("%s: what has come since, beside the same days a year before", async (question, parts) => {
    const sql = await sqlOf(question);
    for (const part of parts) expect(sql).toContain(part);
  });

  it.each([
    ["by how much did unspent money grow since January", "2026-01-01", "2026-11-22"],
    ["change in unspent money since January", "2026-01-01", "2026-11-22"],
    ["which field grew the most in unspent money since March", "2026-03-01", "2026-11-22"],
    ["unspent money end of 2025 vs now", "2026-01-01", "2026-11-22"],
    ["unspent money at the end of 2025 compared with today", "2026-01-01", "2026-11-22"],
    ["unspent money now vs end of last year", "2026-01-01", "2026-11-22"],
  ])(
    "%s: a level has the last one before then, and the one of now",
    async (question, then, now) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(
        new RegExp(
          `MAX\\(month_end\\) FROM balances WHERE (month_end >= DATE '[-0-9]+' AND )?month_end < DATE '${then}'`,
        ),
      );
      expect(sql).toMatch(
        new RegExp(
          `MAX\\(month_end\\) FROM balances WHERE (month_end >= DATE '[-0-9]+' AND )?month_end < DATE '${now}'`,
        ),
      );
    },
  );

  it("both times of a level are said", async () => {
    const { content, queries } = await ask("growth of unspent money since January", script);
    expect(queries[0]?.sqlQuery).toContain(lastBefore("2026-01-01"));
    expect(content).toContain(
      "until 21 November 2026 · compared with the last one before 1 January 2026",
    );
  });

  it("a growth rate is a change, which is given in percent as well", async () => {
    expect(await sqlOf("growth rate of requests over the last 6 months")).toContain(
      "last 6 months",
    );
    expect(await sqlOf("rate of change in requests over the last 6 months")).toContain("last 6 months"); // prettier-ignore
  });
});

describe("D14: the mean of some steps", () => {
  it.each([
    [
      "requests in October compared with the average of the last 3 months",
      "2026-07-01",
      "2026-10-01",
    ],
    ["requests in October against the average of the three months before", "2026-07-01", "2026-10-01"], // prettier-ignore
    ["requests vs the average of the previous three months", "2026-07-01", "2026-10-01"],
    ["requests this month vs the average of the last 3 months", "2026-08-01", "2026-11-01"],
  ])("%s", async (question, from, to) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`asked_on >= DATE '${from}' AND asked_on < DATE '${to}'`);
    expect(sql).toContain("/ 3.0");
  });

  it("in groups", async () => {
    const sql = await sqlOf("requests in October by purpose vs the average of the last 3 months");
    expect(sql).toContain("COALESCE(former.figure, 0) / 3.0");
  });

  it("is said", async () => {
    const { content } = await ask(
      "requests in October vs the average of the last 3 months",
      script,
    );
    expect(content).toContain(
      "compared with average of the 3 months before (from 1 July 2026 to 30 September 2026)",
    );
  });
});
