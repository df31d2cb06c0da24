import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view offers | Offers
  dimension string status | Status | | offers.status
  dimension string team | Team | | offers.team
  dimension time offered_on | Offered | | offers.offered_on
  dimension time withdrawn_on | Withdrawn | | offers.withdrawn_on
  measure count offer_count | Offers | | offers.offer_count
  measure count won_offers | Offers won | | offers.won_offers
view jobs | Jobs
  dimension string site | Site | | jobs.site
  dimension time received_on | Received on | | jobs.received_on
  measure count job_count | Jobs | | jobs.job_count
`);
const values = [
  ["status", "lost"],
  ["status", "won"],
  ["status", "kept"],
] as const;
const script = { model, values, rows: [[40, 30]] };
const october = (time: string): string =>
  `${time} >= DATE '2026-10-01' AND ${time} < DATE '2026-11-01'`;

describe("D14: two counts of one question are each counted by themselves", () => {
  it.each([
    "how many offers did we win and how many did we lose last month",
    "how many offers did we win last month and how many did we lose",
    "how many offers did we win and lose last month",
    "how many offers were won and how many lost last month",
    "offers won and lost last month",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    const [won = "", lost = ""] = (queries[0]?.sqlQuery ?? "").split("), of_");
    expect(won).toContain("MEASURE(won_offers)");
    expect(won).not.toContain("lost");
    expect(lost).toContain("MEASURE(offer_count)");
    expect(lost).toContain("status = 'lost'");
    for (const sql of [won, lost]) expect(sql).toContain(october("offered_on"));
    expect(content).toContain("Offers (Status is lost, Offered): 30.");
  });

  it("each of them counts by the time of its own verb", async () => {
    const { queries, content } = await ask(
      "how many offers were kept and how many withdrawn last month",
      script,
    );
    const [kept = "", withdrawn = ""] = (queries[0]?.sqlQuery ?? "").split("), of_");
    expect(kept).toContain("status = 'kept'");
    expect(withdrawn).toContain(october("withdrawn_on"));
    expect(withdrawn).not.toContain("kept");
    expect(content).toContain("I count each by its own time.");
  });

  it("without a time, all of them count", async () => {
    const { queries } = await ask("how many offers did we win and how many did we lose", script);
    expect(queries[0]?.sqlQuery).toContain("WHERE status = 'lost'");
    expect(queries[0]?.sqlQuery).not.toContain("NOT NULL");
  });

  it("what follows is of both", async () => {
    const first = await ask("offers won and lost last month", script);
    const { queries } = await ask("and in September?", { ...script, history: first.history });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain("MEASURE(won_offers)");
    expect(sql).toContain("status = 'lost'");
    expect(sql).toContain("DATE '2026-09-01'");
  });

  it("one figure is no answer to two questions", async () => {
    const { queries, content } = await ask(
      "how many jobs came in and how many went out last month",
      script,
    );
    expect(queries).toEqual([]);
    expect(content).toContain("how many went out");
  });
});

describe("D14: a group is one of both counts", () => {
  const grouped = { ...script, rows: [["north", 40, 30]] };

  it.each([
    "how many offers did we win and how many did we lose by team last month",
    "how many offers did we win and how many did we lose last month by team",
    "by team, how many offers did we win and how many did we lose last month",
    "how many offers were won and how many lost per team last month",
    "offers won and lost by team last month",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, grouped);
    const sql = queries[0]?.sqlQuery ?? "";
    const [won = "", lost = ""] = sql.split("), of_");
    for (const side of [won, lost]) {
      expect(side).toContain("SELECT team AS head_1, ");
      expect(side).toContain(october("offered_on"));
      expect(side).toContain("GROUP BY 1");
    }
    expect(won).not.toContain("lost");
    expect(lost).toContain("status = 'lost'");
    expect(sql).toMatch(/ FULL JOIN of_\w+ ON of_\w+\.head_1 IS NOT DISTINCT FROM of_\w+\.head_1/);
    expect(content).toContain("Offers won (Offered): 40 in all, the most in north with 40.");
  });

  it("by steps of time as well", async () => {
    const { queries } = await ask(
      "how many offers did we win and how many did we lose by month this year",
      { ...script, rows: [["2026-01-01", 4, 3]] },
    );
    expect(queries[0]?.sqlQuery).toContain("GROUP BY 1), of_");
    expect(queries[0]?.sqlQuery).toMatch(/ORDER BY 1$/);
  });

  it("what follows is by the new group", async () => {
    const first = await ask("offers won and lost last month", script);
    const { queries } = await ask("by team", { ...grouped, history: first.history });
    expect(queries[0]?.sqlQuery).toContain("SELECT team AS head_1, ");
  });

  it("one figure is no answer to two questions", async () => {
    const { queries } = await ask(
      "how many jobs came in and how many went out by site last month",
      script,
    );
    expect(queries).toEqual([]);
  });
});
