import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view fuel_cards | Fuel cards
  dimension string vehicle | Vehicle | | vehicles.vehicle
  dimension time bought_at | Bought | | fuel_cards.bought_at
  measure sum fuel_cost | Fuel cost | | fuel_cards.fuel_cost
view trips | Trips
  dimension string vehicle | Vehicle | | vehicles.vehicle
  dimension time started_at | Start | | trips.started_at
  dimension number trip_km | Trip distance | | trips.trip_km
  measure sum distance | Distance | | trips.distance
  measure sum harsh_events | Harsh events | | trips.harsh_events
`);
const units: Readonly<Record<string, string>> = { fuel_cost: "AUD", distance: "km", trip_km: "km" };
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => {
      const unit = units[member.name];
      return unit === undefined ? member : { ...member, unit };
    }),
  })),
};
const script = { model, rows: [[0.57]] };
const sqlOf = statementsWith(script);

describe("D14: a figure per unit of another cube's", () => {
  it.each(["fuel cost per km", "what is the fuel cost per kilometre?"])(
    "%s: of all there is, which is said",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toBe(
        "SELECT 1.0 * MEASURE(fuel_cost) / NULLIF((SELECT MEASURE(distance) FROM trips), 0) AS fuel_cost_per_distance FROM fuel_cards",
      );
      expect(content).toContain("over all that there is of both");
    },
  );

  it("in a time, and for so many", async () => {
    const sql = await sqlOf("fuel cost per 1,000 km in 2025");
    expect(sql).toContain("1000.0 * MEASURE(fuel_cost)");
    expect(sql).toContain("started_at >= DATE '2025-01-01'");
  });

  it("of one cube, for so many", async () => {
    expect(await sqlOf("harsh events per 1000 km")).toBe(
      "SELECT 1000.0 * MEASURE(harsh_events) / NULLIF(MEASURE(distance), 0) AS harsh_events_per_distance FROM trips",
    );
  });

  it("by what both have", async () => {
    expect(await sqlOf("fuel cost per km by vehicle")).toContain("FULL JOIN below");
  });

  it("hours and money are no such unit", async () => {
    expect(await sqlOf("fuel cost per hour")).not.toContain("distance");
  });
});
