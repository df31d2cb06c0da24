import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../fixtures/asking.fixture.js";
import { ferry, ferryValues } from "../fixtures/ferry.fixture.js";

const script = { model: ferry, values: ferryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: words that are cut short", () => {
  it.each([
    ["rev by ship", "revenue by ship"],
    ["crossings tmrw", "crossings tomorrow"],
    ["crossings w/o an agency this yr", "crossings without an agency this year"],
    ["rev yday", "revenue yesterday"],
    ["revenue by ship n sector", "revenue by ship and sector"],
    [
      "did we have more crossings in 2025 than 2024",
      "did we have more crossings in 2025 than in 2024",
    ],
  ])("%s: %s", async (short, long) => {
    expect(await sqlOf(short)).not.toBe("");
    expect(await sqlOf(short)).toBe(await sqlOf(long));
  });

  it.each(["inv by ship", "crossings by dept"])(
    "%s: a name that the model has not is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});

describe("D14: verbs of comparing and of growing", () => {
  it.each([
    "compare the revenue from January to October 2026 with the same months of last year",
    "compare our revenue in January to October 2026 with the same period of last year",
  ])("%s: compares, and is no order", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("departed_at < DATE '2026-11-01'");
    expect(sql).toContain("departed_at < DATE '2025-11-01'");
  });

  it.each(["revenue in January to March 2026", "revenue for January until March 2026"])(
    "%s: all of the span, and no two months beside each other",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("departed_at >= DATE '2026-01-01'");
      expect(sql).toContain("departed_at < DATE '2026-04-01'");
      expect(sql).not.toContain("CASE");
    },
  );

  it.each([
    "how has the load factor developed by quarter since the beginning of 2025",
    "how is the load factor evolving by quarter since the beginning of 2025",
  ])("%s: a series", async (question) => {
    expect(await sqlOf(question)).toContain("date_trunc('quarter', month_end)");
  });

  it.each([
    "which three sectors contribute the most to revenue in 2025",
    "which three sectors account for the most revenue in 2025",
  ])("%s: has the most", async (question) => {
    expect(await sqlOf(question)).toMatch(/SELECT sector, MEASURE\(revenue\).* LIMIT 3$/);
  });

  it("takes up the figure before", async () => {
    const { history } = await ask("revenue this year", script);
    const { queries } = await ask("which three sectors contribute the most?", {
      ...script,
      history,
    });
    expect(queries[0]?.sqlQuery).toMatch(/SELECT sector, MEASURE\(revenue\).* LIMIT 3$/);
  });
});

describe("D14: how long something lasted, and when it is due", () => {
  it.each([
    ["how many crossings lasted longer than two hours", "minutes > 120"],
    ["crossings that lasted less than 90 minutes", "minutes < 90"],
    ["how many crossings took more than two hours", "minutes > 120"],
  ])("%s: %s", async (question, limit) => {
    expect(await sqlOf(question)).toContain(limit);
  });

  it.each([
    ["any ships due for survey this month?", "2026-11-01"],
    ["which ships are due for their survey next month", "2026-12-01"],
    ["vessels due a survey in December", "2026-12-01"],
  ])("%s: when it is done next", async (question, day) => {
    expect(await sqlOf(question)).toContain(`next_survey_on >= DATE '${day}'`);
  });

  it("ships due for paint: nothing says when, and it is asked back", async () => {
    expect((await ask("ships due for paint this month", script)).queries).toEqual([]);
  });
});
