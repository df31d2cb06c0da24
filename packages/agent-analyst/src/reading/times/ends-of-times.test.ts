import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { lines, linesValues } from "../../fixtures/lines.fixture.js";

const script = { model: lines, values: linesValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

const june = "month_end >= DATE '2026-06-01' AND month_end < DATE '2026-07-01'";

describe("D14: the end of a time", () => {
  it.each([
    ["what was our recurring revenue at the end of june", june],
    ["recurring revenue by town at the end of June", june],
    ["recurring revenue by the end of june", june],
    ["recurring revenue end of june", june],
    ["recurring revenue at the end of 2025", "month_end >= DATE '2025-01-01'"],
    ["recurring revenue at year end 2025", "month_end >= DATE '2025-01-01'"],
  ])("%s: a level is the one of its last moment", async (question, range) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(recurring)");
    expect(sql).toContain(range);
    expect(sql).toContain("SELECT MAX(month_end)");
    expect(sql).not.toContain("town =");
    expect(sql).not.toContain("contains(");
  });

  it("a rate of levels at month ends is that of the month, and of the last one of a longer time", async () => {
    const sql = await sqlOf("recurring revenue per line at the end of june");
    expect(sql).toContain("MEASURE(per_line)");
    expect(sql).toContain(june);
    expect(sql).not.toContain("contains(");
    const { queries, content } = await ask("recurring revenue per line at the end of 2025", script);
    expect(queries[0]?.sqlQuery).toContain(
      "month_end = (SELECT MAX(month_end) FROM network_months",
    );
    expect(content).toContain("so I take the last Month end of the time asked about");
  });

  it.each([
    "revenue at the end of june",
    "contracts at the end of june",
    "revenue at the start of june",
    "revenue at year end",
    "recurring revenue at the beginning of june",
    "recurring revenue at the end of the year",
  ])("%s: what happens at an end is not what happens in all of it", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });

  it("no word of a time is a part of a value", async () => {
    for (const question of ["recurring revenue at the start of june", "revenue end of the month"])
      expect((await ask(question, script)).lookUps.join()).not.toMatch(/'(start|end)/);
    expect(await sqlOf("revenue in Mere End in june")).toContain("town = 'Mere End'");
    expect(await sqlOf("revenue since the end of june")).toContain(
      "issued_on >= DATE '2026-07-01'",
    );
  });
});

describe("D14: months beside the same months of another year", () => {
  it.each([
    "revenue january to october compared to the same months last year",
    "revenue from January to October compared with the same months last year",
    "revenue between January and October vs the same period last year",
    "revenue jan - oct vs the same months last year",
    "revenue from jan-oct compared to the same period last year",
    "revenue January to October against the same months of last year",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(content).toContain("from 1 January 2026 to 31 October 2026");
    expect(content).toContain("compared with 1 January 2025 to 31 October 2025");
    expect(queries).not.toEqual([]);
  });

  it.each(["compare revenue of January to October", "revenue change between January and October"])(
    "%s: two months beside each other",
    async (question) => {
      const { content } = await ask(question, script);
      expect(content).toContain("from 1 October 2026 to 31 October 2026");
      expect(content).toContain("from 1 January 2026 to 31 January 2026");
    },
  );
});
