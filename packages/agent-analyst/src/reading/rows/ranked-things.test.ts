import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: a rank of things that a value is a kind of", () => {
  it.each([
    "top 5 restaurants by kilos sold",
    "the 3 best hotels by revenue this year",
    "worst hotel by revenue in 2025",
    "biggest restaurants by revenue last month",
    "bottom 3 restaurants by kilos sold",
  ])("%s: ranks those who are of that kind, by name", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT buyer, MEASURE(");
    expect(sql).toMatch(/kind = '(RST|HTL)'/);
  });

  it("the best one of each group is found within it", async () => {
    const sql = await sqlOf("best restaurant by kilos sold per town this year");
    expect(sql).toContain("SELECT town, buyer, MEASURE(kilos)");
    expect(sql).toContain("PARTITION BY town");
  });

  it.each(["top web shop by revenue per town", "best phone by revenue for each bread"])(
    "%s: what has no name is not ranked, and no other group is ranked for it",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );

  it("a value before a group only limits it", async () => {
    const sql = await sqlOf("top 3 restaurant towns by revenue");
    expect(sql).toContain("SELECT town, MEASURE(revenue)");
    expect(sql).not.toContain("buyer");
  });
});

describe("D14: two values of one column, of which one is said in part", () => {
  it("stand side by side", async () => {
    const sql = await sqlOf("cancellation rate web vs phone");
    expect(sql).toContain("SELECT source, MEASURE(cancellation_rate)");
    expect(sql).not.toContain(" AND ");
  });
});
