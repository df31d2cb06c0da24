import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view claims | Claims
  dimension boolean is_open | Open | | claims.is_open
  dimension time opened_at | Opened at | | claims.opened_at
  measure count claim_count | Claims | | claims.claim_count
  measure count open_claims | Open claims | | claims.open_claims
view faults | Faults
  dimension time reported_at | Reported | | faults.reported_at
  dimension time cleared_at | Cleared | | faults.cleared_at
  measure count fault_count | Faults | | faults.fault_count
  measure count open_faults | Open faults | | faults.open_faults
view deals | Deals
  dimension string status | Status | | deals.status
  dimension time closed_on | Closed | | deals.closed_on
  measure count deal_count | Deals | | deals.deal_count
`);
const usual: Readonly<Record<string, string>> = { faults: "reported_at", deals: "closed_on" };
const withTimes = {
  ...model,
  cubes: model.cubes.map((cube) => {
    const defaultTime = usual[cube.name];
    return defaultTime === undefined ? cube : { ...cube, defaultTime };
  }),
};
const script = { model: withTimes, values: [["status", "open"]] as const, rows: [[7]] };
const sqlOf = statementsWith(script);

describe("D14: what was opened in a time is not all that is still open", () => {
  it.each(["how many claims did we open last month", "how many claims were opened last month"])(
    "%s",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(claim_count)");
      expect(sql).toContain("opened_at >= DATE '2026-10-01'");
      expect(sql).not.toContain("is_open");
    },
  );

  it("where no time is called so, it is the one at which they begin", async () => {
    const sql = await sqlOf("how many faults did we open last month");
    expect(sql).toContain("MEASURE(fault_count)");
    expect(sql).toContain("reported_at >= DATE '2026-10-01'");
  });

  it("a state called open is asked back, rather than taken for it", async () => {
    const { queries } = await ask("how many deals were opened last month", script);
    expect(queries).toEqual([]);
  });

  it("what is open is counted as before", async () =>
    expect(await sqlOf("how many open claims are there")).toContain("MEASURE(open_claims)"));
});
