import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { office, officeValues } from "../../fixtures/office.fixture.js";

const script = { model: office, values: officeValues, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: what is still open has no time at which it ended", () => {
  it.each([
    ["how many open cases are older than 180 days", "created_on < DATE '2026-05-25'"],
    ["open cases older than 6 months", "created_on <"],
    ["cases open for more than 90 days", "created_on < DATE '2026-08-23'"],
    ["open cases this year by adviser", "created_on >= DATE '2026-01-01'"],
  ])("%s: it is as old as when it began", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toContain("closed_on <");
    expect(sql).not.toContain("closed_on >");
  });

  it("which time was taken is said", async () => {
    const { content } = await ask("how many open cases are older than 180 days", script);
    expect(content).toContain(
      "I take open ones by Created, since they have no time in Closed yet.",
    );
  });

  it("cases of a time without that word count by their usual time", async () => {
    expect(await sqlOf("cases this year")).toContain("closed_on >= DATE '2026-01-01'");
  });
});

describe("D14: what is to close in a time that is not over", () => {
  it.each([
    "cases closing this month",
    "cases closing next month",
    "how many cases are closing this week",
  ])("%s: by the time of the plan, of those not closed", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("expected_close_on >=");
    expect(sql).toContain("closed_on IS NULL");
  });

  it.each(["cases closed this month", "cases closed last month"])(
    "%s: it was done",
    async (question) => {
      expect(await sqlOf(question)).toContain("closed_on >=");
      expect(await sqlOf(question)).not.toContain("expected_close_on");
    },
  );

  it.each([
    "how many cases are past their expected close date",
    "cases beyond the expected close date",
    "cases past their expected date",
  ])("%s: they are overdue", async (question) => {
    expect(await sqlOf(question)).toContain(
      "closed_on IS NULL AND expected_close_on < DATE '2026-11-21'",
    );
  });
});

describe("D14: figures at the end of times", () => {
  it.each(["what was the backlog at the end of March 2026", "backlog at the end of March"])(
    "%s: the one that was taken then, and not the one of today",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(backlog_at_month_end)");
    },
  );

  it("the backlog is that of today", async () => {
    expect(await sqlOf("what is our backlog")).toContain("MEASURE(backlog)");
  });

  it.each([
    "backlog at month end over the last six months",
    "backlog at month end throughout the last 6 months",
  ])("%s: how a level went", async (question) => {
    expect(await sqlOf(question)).toContain("date_trunc('month', month_end)");
  });
});
