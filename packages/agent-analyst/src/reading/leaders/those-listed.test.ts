import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [["Bath", 2]] };

const then = async (...questions: readonly string[]) => {
  const [first = "", ...others] = questions;
  let answer = await ask(first, script);
  for (const next of others) answer = await ask(next, { ...script, history: answer.history });
  return { sql: answer.queries.at(-1)?.sqlQuery ?? "", content: answer.content };
};

const listed =
  "town IN (SELECT town FROM (SELECT town FROM sales WHERE town IS NOT NULL GROUP BY 1 ORDER BY MEASURE(revenue) DESC NULLS LAST, 1 LIMIT 3) AS listed)";

describe("D11: of those that stand in the list before", () => {
  it.each([
    "how much of that was in 2025",
    "how much of that was for Rye",
    "how much of that by month",
  ])("%s: the names stay", async (next) => {
    const { sql, content } = await then("top 3 towns by revenue", next);
    expect(sql).toContain(listed);
    expect(sql).not.toMatch(/LIMIT 3$/);
    expect(content).toContain("the 3 of Town before");
    expect(content).toContain("I keep to those of the list before.");
  });

  it("by the time and the rows of that list", async () => {
    const { sql } = await then(
      "top 3 towns by revenue in 2025 for Rye",
      "how much of that was in June 2025",
    );
    const [outer = "", inner = ""] = sql.split("town IN (");
    expect(outer).toContain("2025-06-01");
    expect(inner).toContain("2025-01-01");
    expect(inner).toContain("'rye'");
  });

  it("what follows is of those as well", async () => {
    const { sql } = await then(
      "top 3 towns by revenue",
      "how much of that was in 2025",
      "and in 2024?",
    );
    expect(sql).toContain(listed);
    expect(sql).toContain("2024-01-01");
  });

  it("without a word for them they are ranked anew", async () => {
    const { sql } = await then("top 3 towns by revenue", "and in 2025?");
    expect(sql).toMatch(/LIMIT 3$/);
    expect(sql).not.toContain("listed");
  });

  it.each(["how much of that hasn't come from Rye loaf", "how much of those sales were in 2025"])(
    "%s: that are the same ones, or nobody",
    async (next) => {
      const { sql } = await then("top 3 towns by revenue", next);
      expect(sql === "" || sql.includes("listed")).toBe(true);
    },
  );

  it("by another group it is still theirs", async () => {
    const { sql } = await then("top 3 towns by revenue", "how much of that was by bread");
    expect(sql).toContain("SELECT bread");
    expect(sql).toContain(listed);
  });
});
