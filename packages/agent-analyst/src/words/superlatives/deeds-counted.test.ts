import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const model = withFacts(
  modelOf(`
view bookings | Room bookings
  dimension string room | Room | | rooms.room
  dimension string room_kind | Kind of room | | rooms.room_kind
  dimension string town | Town | | rooms.town
  dimension string booked_by | Booked by | | bookings.booked_by
  dimension time booked_at | Booked | | bookings.booked_at
  measure count booking_count | Bookings | | bookings.booking_count
  measure sum income | Income | | bookings.income
view orders | Orders
  dimension string order_no | Order number | | orders.order_no
  dimension string rider | Rider | | riders.rider
  dimension string city | City | | orders.city
  dimension time placed_at | Placed at | | orders.placed_at
  measure count orders_placed | Orders placed | | orders.orders_placed
  measure count deliveries | Deliveries | | orders.deliveries
view payments | Payments
  dimension string payer | Payer | | payments.payer
  dimension time paid_on | Paid | | payments.paid_on
  measure count payment_count | Payments | | payments.payment_count
view riders | Riders
  dimension string rider | Rider | | riders.rider
  measure count rider_count | Number of riders | | riders.rider_count
`),
  {
    room_kind: { description: "MTG meeting room, BTH phone booth" },
    rider_count: { description: "Riders who have delivered" },
  },
);

const script = {
  model,
  values: [
    ["room_kind", "MTG"],
    ["room_kind", "BTH"],
  ] as const,
  rows: [["a", 1]],
};
const sqlOf = statementsWith(script);

describe("D14: what is done the most is what there is most of", () => {
  it.each([
    ["which room gets booked the most", "SELECT room, MEASURE(booking_count)"],
    ["which room is booked most often this year", "SELECT room, MEASURE(booking_count)"],
    ["which room do people book the most", "SELECT room, MEASURE(booking_count)"],
    ["which room is booked the least", "SELECT room, MEASURE(booking_count)"],
    ["which rider delivers the most", "SELECT rider, MEASURE(deliveries)"],
    ["which city orders the most", "SELECT city, MEASURE(orders_placed)"],
    ["where do people order the most", "SELECT city, MEASURE(orders_placed)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("says what a verb was read as", async () => {
    const { content } = await ask("which rider delivers the most", script);
    expect(content).toContain("I read “delivers the most” as Deliveries");
  });

  it("which meeting room gets booked the most: rooms of that kind, and not those who booked", async () => {
    const sql = await sqlOf("which meeting room gets booked the most");
    expect(sql).toContain("SELECT room, MEASURE(booking_count)");
    expect(sql).toContain("room_kind = 'MTG'");
  });

  it("who pays the most: an amount, and not the number of payments", async () => {
    expect(await sqlOf("who pays the most")).not.toContain("MEASURE(payment_count)");
  });
});
