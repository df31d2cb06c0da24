import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { office, officeValues } from "../../fixtures/office.fixture.js";

const script = { model: office, values: officeValues, rows: [["Ann", 1]] };
const sqlOf = statementsWith(script);

describe("D14: a verb and what it was done to are one figure", () => {
  it.each([
    ["which advisers won at least 20 cases in 2026", "HAVING MEASURE(won_cases) >= 20"],
    ["which advisers won more than 5 cases", "HAVING MEASURE(won_cases) > 5"],
    ["advisers who won the most cases", "MEASURE(won_cases) AS won_cases FROM"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(part);
    expect(sql).not.toContain("case_count");
  });

  it("wins and cases stay two figures", async () => {
    const sql = await sqlOf("wins and cases by adviser");
    expect(sql).toContain("MEASURE(won_cases)");
    expect(sql).toContain("MEASURE(case_count)");
  });
});

describe("D14: who did nothing of a kind", () => {
  it.each([
    [
      "how many clients have no relative who is a guardian",
      "WHERE client_id IS NOT NULL AND is_guardian",
    ],
    ["clients with no relative who is a guardian", "is_guardian"],
  ])("%s: some of what another cube has", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("NOT IN");
    expect(sql).toContain(condition);
    expect(sql).not.toContain("relative IS NULL");
  });

  it("those who miss something are named, and none of them leads", async () => {
    const rows = [
      ["Ann", 1],
      ["Ben", 1],
    ];
    const { content } = await ask("which clients have no letter", { ...script, rows });
    expect(content).toContain("Number of clients: 2, Ann and Ben.");
  });

  it("a kind of which others have some is no other kind", async () => {
    const { queries } = await ask("which advisers never won a case in Review", script);
    expect(queries.every(({ sqlQuery = "" }) => !sqlQuery.includes("<>"))).toBe(true);
  });
});

describe("D14: whether there are any above a limit", () => {
  it.each([
    "any open case over 100k in Review?",
    "are there any open cases over 100k",
    "is there any case above 100k",
  ])("%s: rows are limited, and no figure is compared", async (question) => {
    expect(await sqlOf(question)).toContain("amount > 100000");
  });
});
