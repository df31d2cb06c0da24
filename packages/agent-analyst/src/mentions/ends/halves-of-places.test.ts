import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view rides | Rides
  dimension string begun_at_station | Start station
  dimension string left_at_station | End station
  dimension time started_at | Started at
  dimension time ended_at | Ended at
  measure count ride_count | Rides
`);
const values = [
  ["left_at_station", "Temple Meads Station"],
  ["begun_at_station", "Temple Meads Station"],
] as const;
const script = { model, values, rows: [[4]] };
const sqlOf = statementsWith(script);

describe("D14: half the name of a place that both ends of a ride have", () => {
  it.each([
    "rides from Temple Meads this year",
    "how many rides started at Temple Meads this year",
    "rides that started at Temple Meads",
  ])("%s: it began there", async (question) => {
    expect(await sqlOf(question)).toContain("begun_at_station = 'Temple Meads Station'");
  });

  it.each(["rides to Temple Meads this year", "how many rides ended at Temple Meads this year"])(
    "%s: it ended there",
    async (question) => {
      expect(await sqlOf(question)).toContain("left_at_station = 'Temple Meads Station'");
    },
  );

  it("where nothing tells the end, the other one is named", async () => {
    const { content } = await ask("rides for Temple Meads", script);
    expect(content).toContain("it is there in End station as well");
  });

  it("the end of a ride is a direction", async () => {
    const { content } = await ask("rides to Temple Meads this year", script);
    expect(content).toContain("End station is Temple Meads Station");
    expect(content).not.toContain("says no direction");
  });
});
