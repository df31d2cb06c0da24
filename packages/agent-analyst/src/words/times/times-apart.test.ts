import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: the same of two times", () => {
  it.each([
    "how many repairs in Q3 2026, and how many in Q3 2025?",
    "how many repairs in Q3 2026 and how many in Q3 2025",
    "repairs in Q3 2026, and what about Q3 2025?",
    "repairs in Q3 2026 and in Q3 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("'Q3 2026'");
    expect(sql).toContain("'Q3 2025'");
  });

  it.each(["repairs brought in 2024 mended in 2025", "repairs of 2024 that we mended in 2025"])(
    "%s: each time is of the verb beside it",
    async (question) => {
      const [query] = (await ask(question, script)).queries;
      expect(query?.sqlQuery).toContain(
        "brought_at >= DATE '2024-01-01' AND brought_at < DATE '2025-01-01' AND mended_at >= DATE '2025-01-01' AND mended_at < DATE '2026-01-01'",
      );
    },
  );
});

describe("D14: months that lie ahead of a participle", () => {
  it.each([
    ["rentals ending in december", "ends_on >= DATE '2026-12-01'"],
    ["rentals ending in march by town", "ends_on >= DATE '2027-03-01'"],
    ["rentals ending in december 2025", "ends_on >= DATE '2025-12-01'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: a count of two times, one of which has no rows", () => {
  it("is 0 there", async () => {
    const { content } = await ask("repairs in October 2026 vs October 2025", {
      ...script,
      rows: [["October 2026", 20]],
    });
    expect(content).toContain("0 for October 2025");
    expect(content).toContain("+20");
  });
});
