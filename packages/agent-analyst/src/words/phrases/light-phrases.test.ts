import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view buying | Purchases
  dimension string supplier | Supplier | | buying.supplier
  dimension time ordered_on | Ordered | | buying.ordered_on
  dimension time due_on | Due | | buying.due_on
  dimension time delivered_on | Delivered | | buying.delivered_on
  measure count order_count | Purchase orders | | buying.order_count
  measure count late_orders | Late orders | | buying.late_orders
  measure sum refunds | Refunds | | buying.refunds
`);
const script = { model: plain, values: [["supplier", "Moor Mill"]] as const, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: verbs that say no more than what stands beside them", () => {
  it.each([
    ["how many purchase orders arrived late", "MEASURE(late_orders)"],
    ["how many purchase orders due in October 2026 were late", "MEASURE(late_orders)"],
    ["purchase orders that came in late by supplier", "MEASURE(late_orders)"],
    [
      "which supplier drew the most purchase orders in 2025",
      "SELECT supplier, MEASURE(order_count)",
    ],
    ["what did we pay out in refunds per month", "MEASURE(refunds)"],
    ["how much did we pay in refunds in 2025", "MEASURE(refunds)"],
    [
      "how many days pass between the order and the delivery",
      "date_diff('minute', ordered_on, delivered_on)",
    ],
    [
      "how many days on average pass between order and delivery",
      "date_diff('minute', ordered_on, delivered_on)",
    ],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("a state that no figure counts is not left out", async () => {
    const model = {
      ...plain,
      cubes: plain.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "late_orders"
            ? { ...member, title: "Late deliveries of all kinds" }
            : member,
        ),
      })),
    };
    const { queries, content } = await ask("how many purchase orders were late", {
      ...script,
      model,
    });
    expect(queries.every(({ sqlQuery }) => !sqlQuery?.includes("order_count"))).toBe(true);
    expect(content).not.toContain("leave it out");
  });
});
