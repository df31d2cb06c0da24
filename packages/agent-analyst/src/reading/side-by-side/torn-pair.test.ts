import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view orders | Orders
  dimension number order_number | Order number | | orders.order_number
  dimension string branch | Branch | | orders.branch
  dimension string status | Status | | orders.status
  dimension time placed_at | Order placed | | orders.placed_at
  dimension time cancelled_at | Cancelled | | orders.cancelled_at
  dimension time refunded_at | Refunded | | lines.refunded_at
  measure count order_count | Orders | | orders.order_count
  measure count cancellations | Cancellations | | orders.cancellations
  measure sum refund_amount | Refunds | | lines.refund_amount
  measure sum revenue | Revenue | | orders.revenue
view dispatch | Deliveries
  dimension number order_number | Order number | | orders.order_number
  dimension time ordered_at | Ordered | | orders.placed_at
  dimension time delivered_on | Delivered | | deliveries.delivered_on
  measure count delivery_count | Deliveries | | deliveries.delivery_count
view people | Members
  dimension string town | Town | | people.town
  dimension string standing | Standing | | people.standing
  dimension time joined_on | Joined on | | people.joined_on
  dimension time left_on | Left on | | people.left_on
  measure count member_count | Members | | people.member_count
  measure count joiners | New members | | people.joiners
  measure count leavers | Leavers | | people.leavers
view shifts | Shifts
  dimension string site | Site | | shifts.site
  dimension time worked_on | Worked on | | shifts.worked_on
  measure sum wages | Wages | | shifts.wages
  measure sum hours | Hours worked | | shifts.hours
  measure sum overtime | Overtime | | shifts.overtime
view tills | Receipts
  dimension time sold_at | Sold | | tills.sold_at
  measure count receipts | Receipts | | tills.receipts
  measure sum takings | Takings | | tills.takings
`);
const hints: Readonly<Record<string, object>> = {
  "orders.": { defaultTime: "placed_at" },
  "people.member_count": { rows: [] },
  "orders.order_count": { rows: [] },
  "shifts.wages": { format: "currency", unit: "EUR" },
  "tills.takings": { format: "currency", unit: "EUR" },
  "shifts.hours": { unit: "hours" },
  "shifts.overtime": { unit: "hours" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...hints[`${cube.name}.`],
    members: cube.members.map((member) => ({ ...member, ...hints[`${cube.name}.${member.name}`] })),
  })),
};
const values = [["standing", "left"]] as const;
const script = { model, values, rows: [["2026-10-01", 3, 4]] } as const;
const sqlOf = statementsWith(script);

describe("D14: figures side by side count by the time of what each is called after", () => {
  it.each([
    ["new members and leavers by month", "joined_on", "left_on"],
    ["members and leavers by month", "joined_on", "left_on"],
    ["orders and cancellations by month", "placed_at", "cancelled_at"],
    ["orders and refunds by quarter", "placed_at", "refunded_at"],
    ["members joined and left by month", "joined_on", "left_on"],
  ])("%s", async (question, first, second) => {
    const { queries, content } = await ask(question, script);
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain(`', ${first}) AS step`);
    expect(sql).toContain(`', ${second}) AS step`);
    expect(content).toContain("by its own time");
  });

  it.each(["orders and revenue by month", "orders and cancellations by branch"])(
    "%s: has one time for both, or none",
    async (question) => expect(await sqlOf(question)).not.toContain("AS step"),
  );
});

describe("D14: no figure of a pair is left out", () => {
  it.each(["orders and deliveries by month", "deliveries and orders by month"])(
    "%s: the orders are no time of the deliveries",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("“orders”");
    },
  );

  it("still counts one figure by the time that is named", async () => {
    expect(await sqlOf("deliveries by month")).toContain("MEASURE(delivery_count)");
  });
});

describe("D14: per hour is a ratio, or an hour of the day of what has one", () => {
  it("divides by the hours, and not by the overtime", async () => {
    expect(await sqlOf("wages per hour")).toContain("MEASURE(wages) / NULLIF(MEASURE(hours)");
  });

  it.each(["overtime by hour of the day", "takings per hour"])(
    "%s: is asked back",
    async (question) => expect((await ask(question, script)).queries).toEqual([]),
  );

  it.each(["receipts per hour", "takings by hour of the day"])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("hour(sold_at)");
  });
});
