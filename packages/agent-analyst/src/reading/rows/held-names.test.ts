import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { ferry, ferryValues } from "../../fixtures/ferry.fixture.js";

const script = { model: ferry, values: ferryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what has one of a name at all", () => {
  it.each([
    "revenue with partner agencies this year",
    "revenue from our partner agencies in 2025",
    "revenue through travel agencies last month",
  ])("%s: one figure of the rows that have one, which is said", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("SELECT MEASURE(revenue) AS revenue FROM crossings");
    expect(queries[0]?.sqlQuery).toContain("agency IS NOT NULL");
    expect(content).toContain("I take those that have any Partner agency.");
  });

  it("what share of our revenue comes from partner agencies?: their part of all of it", async () => {
    const sql = await sqlOf("what share of our revenue comes from partner agencies?");
    expect(sql).toContain("part.revenue");
    expect(sql).toContain("WHERE agency IS NOT NULL");
    expect(sql).not.toContain("GROUP BY");
  });

  it.each([
    "revenue by partner agency this year",
    "share of revenue by partner agency",
    "revenue from each partner agency",
    "which partner agencies brought the most revenue",
  ])("%s: a figure for each", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT agency");
    expect(sql).not.toContain("agency IS NOT NULL AND");
  });
});

describe("D14: what is denied beside a limit", () => {
  it("a word that nothing is named after is asked back with its denial", async () => {
    const { queries, content } = await ask("crossings over 1000 eur not painted yet", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“not”");
  });

  it.each(["crossings with a cost of not more than 500", "crossings that cost no more than 500"])(
    "%s: a limit that is denied is the other way round",
    async (question) => {
      expect(await sqlOf(question)).toContain("cost <= 500");
    },
  );
});
