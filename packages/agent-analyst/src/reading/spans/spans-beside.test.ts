import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ticketing | Ticketing
  dimension time booked_at | Booked | | bookings.booked_at
  dimension time starts_at | Start of the show | | shows.starts_at
  dimension string channel | Sales channel | | bookings.channel
  measure count bookings | Bookings | | bookings.bookings
view patrons | Guests
  dimension string guest | Guest | | patrons.guest
  dimension time born_on | Date of birth | | patrons.born_on
  dimension time card_until | Membership ends | | patrons.card_until
  measure count guest_count | Guests | | patrons.guest_count
view lines | Purchasing
  dimension string order_no | Order number | | orders.order_no
  dimension time ordered_on | Order date | | orders.ordered_on
  dimension time delivered_on | Delivery date | | lines.delivered_on
  dimension number quantity | Quantity ordered | | lines.quantity
  measure count order_count | Number of purchase orders | | orders.order_count
  measure count cancelled | Cancelled orders | | orders.cancelled
  measure count deliveries | Deliveries | | lines.deliveries
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "card_until"
        ? { ...member, description: "Last day; empty for guests without a membership" }
        : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, rows: [["a", 1]] });

describe("D14: how long something takes, in rows that belong to others", () => {
  it("goes on to a time of what they belong to", async () => {
    const sql = await sqlOf("median days between booking and show by sales channel");
    expect(sql).toContain("SELECT channel, MEDIAN(date_diff('minute', booked_at, starts_at))");
  });

  it.each(["average age of guests", "how old are our guests on average"])(
    "%s: of everybody, also of those with a membership",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("AVG(date_diff('day', born_on,");
      expect(sql).not.toContain("card_until");
    },
  );

  it("average age: of those who have a date of birth", async () => {
    expect(await sqlOf("average age")).toContain("born_on");
  });
});

describe("D14: single rows of what is called by two words", () => {
  it("are no rows of another table, which alone has a size", async () => {
    expect(await sqlOf("biggest purchase order")).not.toContain("MAX(quantity)");
  });

  it("are said to be all of them, and not some that are counted apart", async () => {
    const sql = await sqlOf("latest purchase order");
    expect(sql).toContain("MAX(ordered_on)");
    expect(sql).not.toContain("cancelled");
  });
});

describe("D14: how many there are that take so long", () => {
  it("is no length of them", async () => {
    const sql = await sqlOf("how many deliveries with a quantity ordered of more than 5");
    expect(sql).toContain("MEASURE(deliveries)");
    for (const question of [
      "how many orders with lead time > 21 days",
      "orders with a delivery time above 3 days",
    ])
      expect(await sqlOf(question)).not.toMatch(/AVG\(/);
  });
});

describe("D14: whose group it is", () => {
  it("makes no group of its own", async () => {
    const sql = await sqlOf("bookings by sales channel of the show");
    expect(sql).toContain("GROUP BY 1 ");
  });
});

describe("D14: how long, where nothing has a length", () => {
  it.each(["how long do guests take", "how quickly do guests come"])(
    "%s: no number of them",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("is left as it is written, where the question is too long to be parted", async () => {
    const end = "without those by phone ".repeat(12);
    expect(await sqlOf(`average days between booking and show ${end}`)).toBe("");
  });
});
