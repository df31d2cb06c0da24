import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view contracts | Contracts
  dimension string channel | Channel | | contracts.channel
  dimension string plan | Plan | | contracts.plan
  dimension time signed_on | Signed | | contracts.signed_on
  dimension time started_on | Activated | | contracts.started_on
  dimension time withdrawn_on | Withdrawn | | contracts.withdrawn_on
  dimension time notice_on | Notice received | cancelled | contracts.notice_on
  measure count contract_count | Contracts | | contracts.contract_count
  measure count cancellations | Cancellations | | contracts.cancellations
  measure avg days | Average days until activation | | contracts.days
`);
const values = [
  ["channel", "website"],
  ["plan", "Basic"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: nouns of what was done at a time", () => {
  it.each([
    ["activations by month in 2026", "started_on"],
    ["how many activations in May 2026", "started_on"],
    ["withdrawals by channel in 2026", "withdrawn_on"],
    ["signups via website since august by month", "signed_on"],
    ["sign ups via website since august by month", "signed_on"],
    ["compare activations of this year with last year", "started_on"],
    ["top 3 channels by activations in 2026", "started_on"],
  ])("%s: are counted by it", async (question, time) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(contract_count)");
    expect(queries[0]?.sqlQuery).toContain(`${time} >=`);
    expect(content).toContain("I count Contracts by");
  });

  it("a figure of its own goes before, and a length of time is another one", async () => {
    expect(await sqlOf("cancellations by month in 2026")).toContain("MEASURE(cancellations)");
    expect(await sqlOf("average days until activation in 2026")).toContain("MEASURE(days)");
  });

  it("what no time is called after is not counted", async () => {
    expect(await sqlOf("promotions by month in 2026")).toBe("");
  });
});
