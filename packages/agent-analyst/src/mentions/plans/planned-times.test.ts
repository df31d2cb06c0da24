import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const sqlOf = statementsWith({ model: agency, values: agencyValues, rows: [[1, 2]] });

describe("D14: what is planned, by a verb", () => {
  it.each([
    "orders planned to be delivered in March 2027",
    "how many orders are scheduled to be delivered in March 2027",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("planned_delivery_on >= DATE '2027-03-01'");
  });
});

describe("D14: held against what was planned", () => {
  it.each([
    ["orders delivered later than planned", "delivered_on"],
    ["orders delivered after the planned date", "delivered_on"],
    ["orders delivered behind schedule", "delivered_on"],
  ])("%s", async (question, done) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(done);
    expect(sql).toContain("planned_delivery_on");
    expect(sql).toContain("order_count");
  });

  it("what is behind schedule now was planned before today, and is not done", async () => {
    const sql = await sqlOf("which orders are behind schedule");
    expect(sql).toContain("delivered_on IS NULL");
    expect(sql).toContain("planned_delivery_on < DATE '2026-11-21'");
  });

  it("a schedule is none of payments", async () => {
    expect(await sqlOf("bills behind schedule")).toBe("");
  });

  it("earlier than planned", async () => {
    expect(await sqlOf("orders delivered earlier than planned")).toMatch(
      /delivered_on.* < .*planned_delivery_on|planned_delivery_on.* > .*delivered_on/,
    );
  });
});

describe("D14: overdue, where several times could be the end", () => {
  it.each([
    "overdue bills",
    "unpaid bills overdue > 30 days",
    "bills overdue by more than 30 days",
    "bills more than 30 days overdue",
  ])("%s leaves out the time at which it begins", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("paid_on IS NULL");
    expect(sql).toContain("due_on <");
  });
});
