import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view moorings | Moorings
  dimension time asked_on | Asked for | | moorings.asked_on
  dimension time granted_on | Granted | | moorings.granted_on
  dimension time settled_on | Settled | paid | moorings.settled_on
  dimension number settling_days | Days to settlement | | moorings.settling_days
  dimension string payer | Payer | | moorings.payer
  dimension string pier | Pier | | moorings.pier
  dimension time season_starts_on | Start of the season | | seasons.season_starts_on
  measure count mooring_count | Moorings | | moorings.mooring_count
view orders | Orders
  dimension string item | Item | | lines.item
  dimension time ordered_on | Ordered | | orders.ordered_on
  dimension time wished_on | Requested delivery date | | orders.wished_on
  dimension time paid_on | Paid | | orders.paid_on
  dimension number pay_days | Days to payment | | orders.pay_days
  measure count line_count | Order lines | | lines.line_count
  measure count order_count | Orders | | orders.order_count
  measure avg avg_pay_days | Average days to payment | | orders.avg_pay_days
view drops | Drops
  dimension time delivered_on | Delivered | | drops.delivered_on
  dimension time placed_on | Ordered | | drops.placed_on
  measure count drop_count | Drops | | drops.drop_count
`);
const hints: Readonly<Record<string, object>> = {
  settling_days: { unit: "days" },
  pay_days: { unit: "days", description: "From the order to its payment" },
  avg_pay_days: { unit: "days" },
};
const defaults: Readonly<Record<string, string>> = { moorings: "asked_on", orders: "ordered_on", drops: "delivered_on" }; // prettier-ignore
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: defaults[cube.name] ?? "",
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, values: [["payer", "insurer"]] as const, rows: [["a", 1]] };
const sqlOf = statementsWith(script);
const toSeason = "date_diff('minute', granted_on, season_starts_on)";

describe("D14: the median of what has an average", () => {
  it.each([
    ["median number of days between grant and season for each pier", `SELECT pier, MEDIAN(${toSeason}) / 1440.0`], // prettier-ignore
    ["what is the median number of days until a mooring is granted", "SELECT MEDIAN(date_diff('minute', asked_on, granted_on)) / 1440.0"], // prettier-ignore
    ["median days til insurers settle 2026 vs 2025", "MEDIAN(settling_days)"],
    ["median days til insurers settle 2026 vs 2025", "payer = 'insurer'"],
    ["days until insurers settle by pier", "SELECT pier, AVG(settling_days)"],
    ["how long till a mooring is granted", "AVG(date_diff('minute', asked_on, granted_on))"],
    ["days from mooring to grant", "AVG(date_diff('minute', asked_on, granted_on))"],
  ])("%s: %s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});

describe("D14: from one time to another", () => {
  it("is the model's own average where the column of it says both", async () => {
    expect(await sqlOf("days between order and payment on average")).toContain(
      "MEASURE(avg_pay_days)",
    );
  });

  it.each([
    ["average hours from order to payment", "date_diff('minute', ordered_on, paid_on)) / 60.0"],
    ["average days from order to delivery", "date_diff('minute', placed_on, delivered_on)"],
    ["average days from order to requested delivery", "date_diff('minute', ordered_on, wished_on)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("says that rows count as often as the view has them", async () => {
    const { content } = await ask("median days to pay an order", script);
    expect(content).toContain("I take each of Orders as often as it has Order lines.");
  });
});
