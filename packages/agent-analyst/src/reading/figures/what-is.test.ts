import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view calls | Calls
  dimension number csat | CSAT rating
  dimension string workshop | Workshop
  dimension string phone | Phone
  dimension time called_at | Called at
  measure count call_count | Calls
  measure avg avg_csat | CSAT
  measure avg days_to_repair | Days to repair
  measure sum revenue | Revenue
`);
const sqlOf = statementsWith({ model, rows: [[4.1]] });

describe("D14: one figure that is asked for by its name", () => {
  it.each([
    "what is the CSAT in Q3",
    "what's the CSAT in Q3",
    "what was our CSAT in Q3",
    "CSAT in Q3",
  ])("%s: the figure, and no list of marks", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(avg_csat)");
    expect(sql).not.toContain("GROUP BY");
  });
});

describe("D14: any one of them, and not each", () => {
  it.each([
    "how long does it take to repair a phone",
    "how long does it take to get a phone repaired",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(days_to_repair)");
    expect(sql).not.toContain("GROUP BY");
  });

  it("a group that is asked for stays", async () => {
    expect(await sqlOf("how long does it take to repair a phone, by workshop")).toContain(
      "SELECT workshop, MEASURE(days_to_repair)",
    );
  });
});

describe("D14: who brought in less", () => {
  it("less of what is earned, and not of calls", async () => {
    const sql = await sqlOf("which workshops brought in less in Q3 than in Q2");
    expect(sql).toContain("MEASURE(revenue)");
  });

  it("pct is percent", async () => {
    const sql = await sqlOf("what pct of revenue is by workshop");
    expect(sql).toContain("workshop, MEASURE(revenue)");
  });
});
