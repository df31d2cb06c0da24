import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { lines, linesValues } from "../../../fixtures/lines.fixture.js";

const script = { model: lines, values: linesValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: a level of today", () => {
  it("is the last one by today, which is said", async () => {
    const { queries, content } = await ask("recurring revenue today", script);
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain("month_end = (SELECT MAX(month_end)");
    expect(sql).toContain("month_end < DATE '2026-11-22'");
    expect(sql).not.toContain("month_end >=");
    expect(content).toContain("by today");
  });

  it("a level of a month is that of its end", async () => {
    expect(await sqlOf("recurring revenue in October 2026")).toContain(
      "month_end >= DATE '2026-10-01'",
    );
  });
});

describe("D14: a share of one of the groups that are named", () => {
  it.each([
    "what percentage of the contracts in contract state is LIV",
    "share of contracts by contract state that is LIV",
  ])("%s: the others are counted as well", async (question) => {
    expect(await sqlOf(question)).not.toContain("WHERE state = 'LIV'");
  });
});

describe("D14: the median of what a model's own average is of", () => {
  const model = modelOf(`
view jobs | Jobs
  dimension string town | Town | | jobs.town
  dimension number hours_to_mend | Hours to mend | | jobs.hours_to_mend
  measure count job_count | Jobs | | jobs.job_count
  measure avg avg_mend | Average hours to mend | time to fix, repair time | jobs.avg_mend
`);
  const ofJobs = statementsWith({ model, rows: [["a", 1]] });

  it.each([
    ["median fix time by town", "MEDIAN(hours_to_mend)"],
    ["median time to fix by town", "MEDIAN(hours_to_mend)"],
    ["median repair time", "MEDIAN(hours_to_mend)"],
    ["90th percentile of time to fix", "QUANTILE_CONT(hours_to_mend, 0.9)"],
  ])("%s: the words of the average have their part", async (question, figure) => {
    expect(await ofJobs(question)).toContain(figure);
  });
});
