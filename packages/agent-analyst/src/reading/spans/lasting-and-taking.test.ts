import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view leases | Leases
  dimension string lease_no | Lease number | | leases.lease_no
  dimension string risk | Risk class | | leases.risk
  dimension time signed_on | Signed | | leases.signed_on
  dimension time activated_on | Activated | | leases.activated_on
  dimension time ended_on | Ended | | leases.ended_on
  measure count lease_count | Leases | | leases.lease_count
  measure avg days_to_activation | Days to activation | | leases.days_to_activation
view supplies | Supplies
  dimension string order_no | Order number | | orders.order_no
  dimension time ordered_on | Ordered | | orders.ordered_on
  dimension time approved_on | Approved | | orders.approved_on
  dimension time delivered_on | Delivery date | | lines.delivered_on
  measure count order_count | Number of orders | | orders.order_count
  measure avg days_to_approve | Average days to approval | | orders.days_to_approve
  measure count arrivals | Deliveries | | lines.arrivals
  measure number on_time | On-time delivery rate | | lines.on_time
  measure avg lead | Average lead time | | lines.lead
view damages | Damages
  dimension time delivered_on | Delivery date | | lines.delivered_on
  dimension time raised_on | Raised | | damages.raised_on
  dimension time closed_on | Closed | | damages.closed_on
  dimension string lease_no | Lease number | | leases.lease_no
  measure count damage_count | Damages | | damages.damage_count
  measure avg days_to_close | Average days to close | | damages.days_to_close
`);
const hints: Readonly<Record<string, object>> = {
  activated_on: { description: "First day of use; empty while waiting" },
  approved_on: { description: "Empty as long as it waits" },
  delivered_on: { description: "Empty as long as the goods have not come" },
  closed_on: { description: "Empty as long as it is open" },
  days_to_activation: { unit: "days" },
  days_to_approve: { unit: "days" },
  days_to_close: { unit: "days" },
  on_time: { format: "percent" },
  lead: { unit: "days", description: "Days from the order to the delivery" },
};
const usual: Readonly<Record<string, string>> = {
  leases: "signed_on",
  supplies: "ordered_on",
  damages: "raised_on",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(usual[cube.name] === undefined ? {} : { defaultTime: usual[cube.name] ?? "" }),
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, values: [["risk", "A"]] as const, rows: [[12]] };
const sqlOf = statementsWith(script);

describe("D14: how long things last", () => {
  it.each(["how long do leases last", "how long does a lease last on average"])(
    "%s: from their start to their end, and not up to the start",
    async (question) => {
      expect(await sqlOf(question)).toMatch(
        /^SELECT AVG\(date_diff\('minute', activated_on, ended_on\)\) \/ 1440\.0 AS \w+ FROM leases$/,
      );
    },
  );

  it("the age of what goes on is that of what has no end, whether it has begun or not", async () => {
    const sql = await sqlOf("average age of leases");
    expect(sql).toContain("ended_on IS NULL");
    expect(sql).not.toContain("activated_on");
  });

  it("what they are a column of lasts as long as it does", async () => {
    const { queries } = await ask("how long do warranties last", script);
    expect(queries).toEqual([]);
  });

  it("the model's own figure up to something is given where that is asked for", async () => {
    expect(await sqlOf("days to activation")).toContain("MEASURE(days_to_activation)");
    expect(await sqlOf("how long does it take to activate a lease")).toBe(
      "SELECT MEASURE(days_to_activation) AS days_to_activation FROM leases",
    );
  });
});

describe("D14: how long something takes that is no row of another table", () => {
  it.each([
    "how long do deliveries take",
    "how long does a delivery take",
    "how long does it take to deliver",
    "average delivery time",
  ])("%s: the own figure up to it", async (question) => {
    expect(await sqlOf(question)).toBe("SELECT MEASURE(lead) AS lead FROM supplies");
  });

  it("is asked back where the model has no such figure", async () => {
    const without = {
      ...model,
      cubes: model.cubes.map((cube) => ({
        ...cube,
        members: cube.members.filter(({ name }) => name !== "lead"),
      })),
    };
    const { queries } = await ask("how long do deliveries take", { ...script, model: without });
    expect(queries).toEqual([]);
  });

  it.each([
    ["how long do orders take", "MEASURE(days_to_approve)"],
    ["how long do approvals take", "MEASURE(days_to_approve)"],
    ["how long do damages take", "MEASURE(days_to_close)"],
  ])("%s: %s", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });
});
