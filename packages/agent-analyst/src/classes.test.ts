import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";
import { gym, gymValues } from "./fixtures/gym.fixture.js";

const script = { model: gym, values: gymValues, rows: [[5]] };
const sqlOf = statementsWith(script);

describe("D14: classes of questions", () => {
  it.each([
    [
      "income growth month over month in 2026",
      "WITH series AS (SELECT date_trunc('month', left_at) AS month, MEASURE(income) AS income FROM attendance WHERE left_at >= DATE '2025-12-01' AND left_at < DATE '2027-01-01' GROUP BY 1 ORDER BY 1) SELECT month, income, 1.0 * income / NULLIF(LAG(income) OVER (ORDER BY month), 0) - 1 AS growth FROM series QUALIFY month >= DATE '2026-01-01' ORDER BY 1",
    ],
    [
      "cumulative income by quarter",
      "WITH series AS (SELECT date_trunc('quarter', left_at) AS quarter, MEASURE(income) AS income FROM attendance GROUP BY 1 ORDER BY 1) SELECT quarter, income, SUM(income) OVER (ORDER BY quarter) AS running_total FROM series ORDER BY 1",
    ],
    [
      "second best gym by income",
      "SELECT gym, MEASURE(income) AS income FROM attendance WHERE gym IS NOT NULL GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1 LIMIT 1 OFFSET 1",
    ],
    [
      "90th percentile of length of stay",
      "SELECT QUANTILE_CONT(minutes, 0.9) AS p90_minutes FROM attendance",
    ],
    ["income per visit", "1.0 * MEASURE(income) / NULLIF(MEASURE(visit_count), 0)"],
    ["visits per 1000 income", "1000.0 * MEASURE(visit_count) / NULLIF(MEASURE(income), 0)"],
    ["longest length of stay", "SELECT MAX(minutes) AS max_minutes FROM attendance"],
    ["visits longer than 60 minutes", "WHERE minutes > 60"],
    ["members between 20 and 30 years old", "WHERE age >= 20 AND age <= 30"],
    ["visits by gym and month", "SELECT date_trunc('month', left_at) AS month, gym,"],
    ["visits by hour of day", "SELECT hour(left_at) AS hour_of_day,"],
    ["visits on mondays", "WHERE isodow(left_at) IN (1)"],
    [
      "average hours from entry to exit",
      "SELECT AVG(date_diff('minute', entered_at, left_at)) / 60.0 AS hours_to_left_at FROM attendance",
    ],
    [
      "members without a visit",
      "SELECT member_name, MEASURE(member_count) AS member_count FROM members WHERE id NOT IN (SELECT member_id FROM attendance WHERE member_id IS NOT NULL GROUP BY 1 HAVING MEASURE(visit_count) > 0)",
    ],
    ["income in FY2026", "left_at >= DATE '2025-04-01' AND left_at < DATE '2026-04-01'"],
    ["income this fiscal year", "left_at >= DATE '2026-04-01' AND left_at < DATE '2027-04-01'"],
    [
      "income last fiscal year by month",
      "left_at >= DATE '2025-04-01' AND left_at < DATE '2026-04-01'",
    ],
    ["income in the UK", "WHERE country = 'United Kingdom'"],
    ["income of lakeside fitness", "WHERE gym = 'Lakeside Fitness Club'"],
    ["visits of the growth activity", "WHERE activity = 'Growth'"],
    ["show display visits", "WHERE activity = 'Display'"],
    [
      "income year to date vs same period last year",
      "left_at >= DATE '2025-01-01' AND left_at < DATE '2025-11-22'",
    ],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    ["headcount", "WHERE counted_on = (SELECT MAX(counted_on) FROM staff)"],
    [
      "headcount in 2025",
      "AND counted_on = (SELECT MAX(counted_on) FROM staff WHERE counted_on >= DATE '2025-01-01' AND counted_on < DATE '2026-01-01')",
    ],
    [
      "headcount by month",
      "WHERE counted_on IN (SELECT MAX(counted_on) FROM staff GROUP BY date_trunc('month', counted_on))",
    ],
  ])("what does not add up over time counts at its last moment: %s", async (question, part) => {
    const { content, queries } = await ask(question, { ...script, rows: [["2025-01-01", 5]] });
    expect(queries[0]?.sqlQuery).toContain(part);
    expect(content).toContain("Headcount does not add up over time");
  });

  it("words that several values fit are asked about", async () => {
    const { content, queries } = await ask("income of city gym", script);
    expect(queries).toEqual([]);
    expect(content).toBe("Which one do you mean?\n- City Gym North\n- City Gym South\n");
  });

  it("yes or no comes first, and a limit in percent meets a share", async () => {
    const answer = async (limit: string) =>
      (await ask(`is the show rate above ${limit}?`, { ...script, rows: [[0.42]] })).content;
    expect(await answer("10%")).toMatch(/^Yes: Show rate is 42 %\.\n\nShow rate > 10\? · all time/);
    expect(await answer("50%")).toMatch(/^No: Show rate is 42 %/);
  });

  it("figures have the format and the unit of their measure", async () => {
    const { content } = await ask("income", { ...script, rows: [[1234.5678]] });
    expect(content).toMatch(/^Income · all time\n\nIncome is 1,234\.57 EUR\./);
  });

  it("a running total of what does not add up over time is asked back", async () => {
    const { content, queries } = await ask("running total of headcount by month", script);
    expect(queries).toEqual([]);
    expect(content).toContain("which could change the figure");
  });

  it("different things of a time are not those that began in it", async () => {
    const { content, queries } = await ask("how many different members in 2025", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“different”");
  });

  it("a cut of a look-up leaves the value with the most words in", async () => {
    const { lookUps } = await ask("income of lakeside fitness", script);
    const [phrase, similar] = [lookUps[0], lookUps.at(-1)];
    expect(phrase).toContain(
      "contains(replace(translate(strip_accents(lower(gym)), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'lakeside fitness')",
    );
    expect(phrase).toMatch(/ORDER BY length\(value\)/);
    expect(similar).toBe(phrase);
    const several = await ask("income of fitness lakeside", script);
    expect(several.lookUps[1]).toMatch(
      /ORDER BY CASE WHEN contains\(.*?, 'fitness'\) THEN 1 ELSE 0 END \+ .* DESC, length\(value\)/,
    );
  });
});
