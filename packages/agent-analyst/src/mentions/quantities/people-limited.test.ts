import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view tours | Tours
  dimension string format | Format | | tours.format
  dimension number group_size | Group size | | tours.group_size
  dimension time starts_on | Start | | tours.starts_on
  measure count tour_count | Tours | trips, boat trips | tours.tour_count
  measure sum hours | Hours guided | | tours.hours
  measure sum tour_revenue | Tour revenue | | tours.tour_revenue
`);
const hints: Readonly<Record<string, object>> = {
  format: { description: "G group tour, P private tour" },
  group_size: { description: "How many people the tour is for" },
  hours: { unit: "hours" },
  tour_revenue: { format: "currency", unit: "EUR" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, values: [["format", "P"]] as const, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: how many people something is for", () => {
  it.each([
    ["tours with more than 3 people", "group_size > 3"],
    ["tours w more than 3 ppl", "group_size > 3"],
    ["tours for at least 4 persons", "group_size >= 4"],
  ])("%s: the column that says so is limited", async (question, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(limit);
    expect(sql).toContain("MEASURE(tour_count)");
  });

  it("people who are counted are none of it", async () => {
    expect((await ask("how many people had a tour", script)).queries).toEqual([]);
  });

  it("private tours are counted by what they are called", async () => {
    expect(await sqlOf("private tours in 2025")).toContain("MEASURE(tour_count)");
  });
});

describe("D14: money that is called after another name of what is counted", () => {
  it.each(["boat trip revenue in 2025", "boat trip rev in 2025", "trip takings in 2025"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(tour_revenue)");
    },
  );
});
