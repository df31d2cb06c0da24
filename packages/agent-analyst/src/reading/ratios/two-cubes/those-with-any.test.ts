import { describe, expect, it } from "@jest/globals";
import type { DataModel } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";

const base = modelOf(`
view checkouts | Checkouts
  dimension string order_no | Order number | | orders.order_no
  dimension time placed_at | Placed | | orders.placed_at
  measure count placed | Orders placed | | orders.placed
view grievances | Grievances
  dimension string order_no | Order number | | orders.order_no
  dimension string contract_no | Contract number | | contracts.contract_no
  dimension string reason | Reason | | grievances.reason
  dimension time opened_at | Opened | | grievances.opened_at
  measure count grievance_count | Grievances | | grievances.grievance_count
view contract_book | Contract book
  dimension string contract_no | Contract number | | contracts.contract_no
  dimension time signed_on | Signed | | contracts.signed_on
  measure count contract_count | All contracts | | contracts.contract_count
`);
const model: DataModel = {
  ...base,
  cubes: base.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((each) =>
      each.aggregate === "count" ? { ...each, rows: [] } : each,
    ),
  })),
};
const asked = async (question: string) => {
  const { queries, content } = await ask(question, { model, rows: [[0.1]] });
  return { sql: queries.at(-1)?.sqlQuery ?? "", content };
};

describe("D14: what is divided by all there are, and not by those that have any", () => {
  it("counts them where they are listed", async () => {
    const { sql, content } = await asked("grievances per order");
    expect(sql).toContain("(SELECT MEASURE(placed) FROM checkouts)");
    expect(content).toContain("I divide by Orders placed of Checkouts, also those that have none.");
  });

  it("counts those of the same time, by a time of their own", async () => {
    const { sql } = await asked("grievances per order last month");
    expect(sql).toContain("FROM checkouts WHERE placed_at >= DATE '2026-10-01'");
  });

  it("takes contracts that have any, which are no events", async () => {
    expect((await asked("grievances per contract last month")).sql).not.toContain("signed_on");
  });
});
