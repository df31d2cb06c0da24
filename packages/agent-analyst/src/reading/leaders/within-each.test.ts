import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const sqlOf = statementsWith({ model: bakery, values: bakeryValues, rows: [[1, 2, 3]] });

describe("D14: the first of each group", () => {
  it.each([
    "top 2 breads by revenue split by town",
    "top 2 breads by town",
    "top 2 breads by town by revenue",
    "within each town, which 2 breads have the highest revenue",
    "top 2 breads of each town by revenue",
    "rank breads by revenue within each town and show the top two",
  ])("%s: so many of each, and no pairs", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("PARTITION BY town ORDER BY MEASURE(");
    expect(sql).not.toContain("LIMIT");
  });
});

describe("D14: names with a comma between them", () => {
  it.each(["revenue by town, bread", "revenue by town and bread"])(
    "%s: both are groups",
    async (question) => {
      expect(await sqlOf(question)).toContain("SELECT town, ");
      expect(await sqlOf(question)).toContain("GROUP BY 1, 2");
    },
  );
});

describe("D14: times that are set against each other", () => {
  it("two places over a span of months are no two months", async () => {
    const sql = await sqlOf("revenue: rye loaf versus baguette from july to september 2025");
    expect(sql).toContain("2025-07-01");
    expect(sql).toContain("2025-10-01");
    expect(sql).not.toContain("former");
  });

  it.each(["revenue so far this year vs last year to date", "ytd revenue vs last year to date"])(
    "%s: the same days of both",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/2025-01-01' AND \w+ < DATE '2025-/);
    },
  );

  it("last year and the year before", async () => {
    const sql = await sqlOf("compare last year against the year before by revenue");
    expect(sql).toContain("2024-01-01");
    expect(sql).not.toContain("2026-01-01' AND ordered_on <");
  });

  it("what there is up to each month is added up", async () => {
    expect(await sqlOf("total revenue up to each month in 2025")).toContain("SUM(");
  });
});

describe("D14: the last one and the one before it", () => {
  it.each([
    "revenue last quarter vs the previous quarter",
    "difference in revenue between last quarter and the previous quarter",
    "change in revenue from the previous quarter to last quarter",
  ])("%s: two quarters in a row", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("2026-07-01");
    expect(sql).toContain("2026-04-01");
    expect(sql).not.toContain("2025-");
  });

  it("what fell on a day did not fall", async () => {
    expect(await sqlOf("how much revenue fell on Saturdays in 2025")).not.toContain("2024-");
  });

  it("all kinds but one leave that one out", async () => {
    expect(await sqlOf("revenue of all kinds but baguette")).toContain("bread <> 'Baguette'");
  });
});
