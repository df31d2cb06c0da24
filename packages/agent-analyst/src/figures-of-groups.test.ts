import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith, type Script } from "./fixtures/asking.fixture.js";
import {
  farm,
  farmValues,
  ferries,
  ferryValues,
  library,
  libraryValues,
} from "./fixtures/unseen-models.fixture.js";

const scripts: Readonly<Record<string, Script>> = {
  library: { model: library, values: libraryValues, rows: [[1, 0.5]] },
  ferries: { model: ferries, values: ferryValues, rows: [[1, 0.5]] },
  farm: { model: farm, values: farmValues, rows: [[1, 0.5]] },
};

const asked = (model: string, question: string) => ask(question, scripts[model]!);

const sqlOf = (model: string, question: string): Promise<string> =>
  statementsWith(scripts[model]!)(question);

describe("D14: a share of rows by what they hold", () => {
  it.each([
    ["ferries", "percent of crossings cancelled by vessel", "WHERE cancelled"],
    ["ferries", "what percentage of crossings are cancelled by flag state", "WHERE cancelled"],
    ["ferries", "share of crossings that were cancelled by season", "WHERE cancelled"],
    ["ferries", "share of crossings with a delay over 30 minutes", "delay > 30"],
    ["farm", "share of tonnage that is organic by crop", "WHERE organic"],
    ["farm", "what percentage of harvests are organic by country", "WHERE organic"],
    ["farm", "share of harvests without a crop", "crop IS NULL"],
    ["library", "share of loans without a branch", "branch IS NULL"],
    ["library", "percent of loans by staff without a course", ""],
  ])("%s: %s: both are counted by the measure itself", async (model, question, condition) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain(condition);
    if (condition === "") return;
    expect(sql).toMatch(/^WITH whole AS \(SELECT .*\), part AS \(SELECT /);
    const [, whole = ""] = /whole AS \((.*?)\), part AS/.exec(sql) ?? [];
    expect(whole).not.toContain(condition.replace("WHERE ", ""));
  });

  it.each([
    ["ferries", "share of night crossings that were cancelled", "WHERE night"],
    ["ferries", "percentage of crossings in May that were cancelled by vessel", "2026-05-01"],
  ])("%s: %s: what says the whole is in both", async (model, question, condition) => {
    const [, whole = ""] = /whole AS \((.*?)\), part AS/.exec(await sqlOf(model, question)) ?? [];
    expect(whole).toContain(condition);
  });

  it("says how large the share is, and of what", async () => {
    const { content } = await asked("farm", "share of harvests without a crop");
    expect(content).toContain("Share of Harvests of which Crop is empty");
    expect(content).toContain("50 % of Harvests");
  });
});

describe("D14: means of groups, both ends and keys", () => {
  it.each([
    ["ferries", "average of the vessels' average delays", "MEASURE(average_delay)"],
    ["ferries", "mean of the vessels' load factors", "MEASURE(load_factor)"],
    ["ferries", "average of average delay over vessels", "MEASURE(average_delay)"],
    ["farm", "mean of the fields' loss rates", "MEASURE(loss_rate)"],
    ["farm", "average of the loss rate across crops", "MEASURE(loss_rate)"],
    ["library", "average of the branches' average days lent", "MEASURE(average_days)"],
  ])("%s: %s: each group once", async (model, question, measure) => {
    const { queries, content } = await asked(model, question);
    expect(queries[0]?.sqlQuery).toMatch(/^WITH figures AS \(.*GROUP BY 1.*\) SELECT AVG\(/);
    expect(queries[0]?.sqlQuery).toContain(measure);
    expect(content).toMatch(/I take each .* once\./);
  });

  it.each([
    ["ferries", "average delay by vessel"],
    ["ferries", "average delay of each vessel"],
    ["farm", "loss rate by crop"],
    ["library", "average days lent per branch"],
  ])("%s: %s: a list stays a list", async (model, question) => {
    expect(await sqlOf(model, question)).not.toContain("AVG(");
  });

  it.each([
    ["ferries", "best and worst vessel by load factor", 1],
    ["ferries", "top 3 and bottom 3 vessels by revenue", 3],
    ["ferries", "highest and lowest season by passengers", 1],
    ["farm", "best and worst crop by tonnage", 1],
    ["farm", "top 2 and worst 2 fields by cost", 2],
    ["library", "most and least branch by fines", 1],
  ])("%s: %s: both ends", async (model, question, count) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain("DESC NULLS LAST) <= " + String(count));
    expect(sql).toContain("ASC NULLS LAST) <= " + String(count));
    expect(sql).not.toContain("LIMIT");
  });

  it.each([
    ["library", "readers with more than 15 loans", "SELECT reader_id, reader_name,"],
    ["library", "how many readers have at least 3 loans", "reader_id"],
    ["farm", "workers with more than 20 harvests", "SELECT worker_id, worker,"],
    ["farm", "workers with less than 5 harvests in 2025", "SELECT worker_id, worker,"],
  ])("%s: %s: two of one name are two", async (model, question, select) => {
    expect(await sqlOf(model, question)).toContain(select);
  });
});

describe("D14: what two times say, and what is planned", () => {
  it.each([
    ["library", "overdue loans", "returned_on IS NULL AND due_on < DATE '2026-11-21'"],
    ["library", "how many loans are overdue", "returned_on IS NULL AND due_on <"],
    ["library", "loans returned late", "returned_on > due_on"],
    ["library", "late loans by branch", "returned_on > due_on"],
    ["library", "loans returned on time in 2025", "returned_on <= due_on"],
    ["library", "loans returned early", "returned_on < due_on"],
    ["library", "fines of late loans", "returned_on > due_on"],
    ["library", "loans past due", "returned_on IS NULL"],
  ])("%s: %s: late and overdue", async (model, question, condition) => {
    const { queries, content } = await asked(model, question);
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(content).toMatch(/Returned on (empty|after|before|not after)/);
  });

  it.each(["late crossings", "overdue harvests"])(
    "%s: without a time for it there is no answer",
    async (question) => {
      const model = question.endsWith("crossings") ? "ferries" : "farm";
      expect((await asked(model, question)).queries).toEqual([]);
    },
  );

  it.each([
    ["library", "average days to return a loan", "lent_on, returned_on"],
    ["library", "how long does it take to return", "lent_on, returned_on"],
    ["ferries", "average hours to arrive", "departed_at, arrived_at"],
  ])("%s: %s: from the usual time to that of the verb", async (model, question, times) => {
    expect(await sqlOf(model, question)).toContain(`date_diff('minute', ${times})`);
  });

  it.each([
    ["ferries", "arrivals tomorrow", "arrived_at >= DATE '2026-11-22'"],
    ["ferries", "crossings with arrival next week", "arrived_at >= DATE '2026-11-23'"],
    ["library", "loans due next month", "due_on >= DATE '2026-12-01'"],
    ["library", "loans due in the next 7 days", "due_on >= DATE '2026-11-22'"],
  ])("%s: %s: what is planned is in the data", async (model, question, condition) => {
    expect(await sqlOf(model, question)).toContain(condition);
  });

  it.each([
    ["ferries", "revenue next month"],
    ["farm", "how much will we harvest next year"],
    ["library", "predict the loans due next month"],
    ["library", "forecast of fines"],
  ])("%s: %s: what is to come is not", async (model, question) => {
    expect((await asked(model, question)).queries).toEqual([]);
  });

  it.each([
    ["ferries", "best revenue month ever", "date_trunc('month', departed_at)"],
    ["ferries", "worst passengers day in 2025", "date_trunc('day', departed_at)"],
    ["farm", "highest tonnage year", "date_trunc('year', picked_on)"],
    ["library", "best fines quarter", "date_trunc('quarter', lent_on)"],
  ])("%s: %s: what ranks are steps of time", async (model, question, step) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain(step);
    expect(sql).toContain("ORDER BY 2");
  });

  it.each([
    ["library", "loans with 3+ renewals", "renewals >= 3"],
    ["ferries", "crossings with 2+ decks", "decks >= 2"],
    ["farm", "harvests with 15+ moisture", "moisture >= 15"],
  ])("%s: %s: a plus is at least", async (model, question, condition) => {
    expect(await sqlOf(model, question)).toContain(condition);
  });
});
