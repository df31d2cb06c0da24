import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { ferry, ferryValues } from "../../fixtures/ferry.fixture.js";

const script = { model: ferry, values: ferryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: the average of a level", () => {
  it.each([
    "what was the average crew size in 2026",
    "average crew size by rank in 2026",
    "what was our crew size on average in 2026",
  ])("%s: the mean of the moments of its time", async (question) => {
    const { queries, content } = await ask(question, script);
    const [query] = queries;
    expect(query?.sqlQuery).toContain(
      "1.0 * MEASURE(crew_size) / NULLIF(COUNT(DISTINCT month_end), 0)",
    );
    expect(query?.sqlQuery).not.toContain("MAX(month_end)");
    expect(content).toContain("I take the mean of Crew size over all values of Month.");
  });

  it.each(["crew size by rank in 2026", "crew size at the end of 2025"])(
    "%s: without an average, the last moment",
    async (question) => {
      expect(await sqlOf(question)).toContain("MAX(month_end)");
    },
  );
});

describe("D14: what one of a kind does on average", () => {
  it.each([
    "how many crossings did a partner agency make on average in 2025",
    "how many crossings does a partner agency have on average",
  ])("%s: of those that have one, divided by how many there are", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(crossing_count) / NULLIF(COUNT(DISTINCT agency), 0)");
    expect(sql).toContain("agency IS NOT NULL");
  });

  it.each([
    "on average how many days before the departure do our customers get ticketed",
    "how many days before departure are crossings ticketed on average",
    "how long before departure do people get ticketed",
  ])("%s: from the one time to the other", async (question) => {
    expect(await sqlOf(question)).toContain("date_diff('minute', ticketed_on, departed_at)");
  });

  it.each([
    "how many days before the departure do rich customers get ticketed on average",
    "how many days before the storm are crossings ticketed on average",
  ])("%s: what has no part is asked back", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});

describe("D14: the first of each", () => {
  it("top 2 agencies per sector: neither is without a name", async () => {
    const sql = await sqlOf("top 2 partner agencies per sector by revenue");
    expect(sql).toContain("agency IS NOT NULL AND sector IS NOT NULL");
    expect(sql).toContain("PARTITION BY sector");
  });
});
