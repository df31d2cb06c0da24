import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view deals | Deals
  dimension string status | Status | | deals.status
  dimension string kind | Kind of contact | | deals.kind
  dimension string team | Team | | deals.team
  dimension time opened_on | Opened | | deals.opened_on
  dimension time churned_on | Churned | | deals.churned_on
  measure count deal_count | Deals | | deals.deal_count
  measure count open_deals | Open deals | | deals.open_deals
  measure count won_deals | Won deals | | deals.won_deals
  measure count lost_deals | Lost deals | | deals.lost_deals
  measure count cancelled | Cancelled | | deals.cancelled
  measure count calls | Calls | | deals.calls
  measure sum written_off | Written off | | deals.written_off
  measure sum amount | Amount | | deals.amount
`);
const values = [
  ["status", "open"],
  ["status", "paused"],
  ["kind", "Demo"],
  ["kind", "Call"],
  ["team", "North"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 5]] });

describe("D14: words that share a noun", () => {
  it.each([
    ["won and lost deals", ["won_deals", "lost_deals"]],
    ["open and won deals by team", ["open_deals", "won_deals"]],
    ["won, lost and open deals by team", ["won_deals", "lost_deals", "open_deals"]],
    ["won vs lost deals by team", ["won_deals", "lost_deals"]],
  ])("%s: have it each, and leave no rows out", async (question, measures) => {
    const sql = await sqlOf(question);
    for (const name of measures) expect(sql).toContain(`MEASURE(${name})`);
    expect(sql).not.toContain("WHERE");
  });

  it.each([
    // One became a figure, and the other would be a limit on it.
    "paused and won deals",
    "won and paused deals",
    "calls and demos",
    "demos and calls",
    "won deals and paused ones",
    // Two figures side by side count each alone, and not those that are both.
    "cancelled won deals",
    "new and won deals",
  ])("%s: torn apart they are asked about", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });

  it.each([
    ["won deals and amount in North", "team = 'North'"],
    ["amount for North and won deals", "team = 'North'"],
    ["paused deals by team and status", "status = 'paused'"],
  ])("%s: a place limits all that is asked there", async (question, filter) => {
    expect(await sqlOf(question)).toContain(filter);
  });
});

describe("D14: a count of some of the things that are named behind it", () => {
  it.each(["cancelled deals", "cancelled North deals"])(
    "%s counts those alone",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(cancelled)");
      expect(sql).not.toContain("deal_count");
    },
  );

  it("a sum counts nothing", async () => {
    expect(await sqlOf("written off deals")).toBe("");
  });
});
