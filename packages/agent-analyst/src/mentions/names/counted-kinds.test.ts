import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view sales | Box office
  dimension string fare | Fare | seat class | sales.fare
  dimension string channel | Channel | | sales.channel
  dimension time sold_on | Sold | | sales.sold_on
  measure count sale_count | Sales | | sales.sale_count
  measure sum seats | Seats sold | | sales.seats
  measure sum amount | Seat revenue | | sales.amount
`);
const hints: Readonly<Record<string, object>> = {
  fare: { description: "FUL full, CON concession, CMP complimentary" },
  amount: { format: "currency", unit: "EUR" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const values = [
  ["fare", "CMP"],
  ["channel", "WEB"],
] as const;

describe("D14: how many of a kind", () => {
  it.each(["how many comps did we hand out in september", "how many complimentary in september"])(
    "%s: what the kind is of is counted",
    async (question) => {
      const { queries, content } = await ask(question, { model, values, rows: [[3]] });
      expect(queries[0]?.sqlQuery).toContain("SELECT MEASURE(seats) AS seats FROM sales");
      expect(queries[0]?.sqlQuery).toContain("fare = 'CMP'");
      expect(content).toContain("You named no measure, so I take Seats sold.");
    },
  );

  it("a kind of no figure counts rows as before", async () => {
    const { queries } = await ask("how many via WEB in september", { model, values, rows: [[3]] });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(sale_count)");
  });
});
