import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view matches | Matches
  dimension string opponent | Opponent | | matches.opponent
  dimension string saleroom | Saleroom | | matches.saleroom
  dimension string source | Source | | matches.source
  dimension number running_time | Running time | | matches.running_time
  dimension time starts_on | Starts on | | matches.starts_on
  segment boolean still_to_play | Still to be played | | matches.still_to_play
  measure count match_count | Number of matches | matches | matches.match_count
  measure sum attendance | Attendance | | matches.attendance
view rota | Shifts
  dimension string shift_no | Shift number | | shifts.shift_no
  dimension time planned_on | Planned start | | shifts.planned_on
  measure count shift_count | Number of shifts | shifts | shifts.shift_count
  measure count shifts_done | Shifts done | | shifts.shifts_done
  measure sum hours | Hours | | shifts.hours
view storage | Containers
  dimension string depot | Depot | | containers.depot
  measure sum rented | Containers rented | | containers.rented
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "shift_count" ? { ...member, rows: [] } : member,
    ),
  })),
};
const values = [
  ["saleroom", "London"],
  ["source", "Google Ads"],
] as const;
/** Asked on Saturday, 21 November 2026. */
const sqlOf = statementsWith({ model, values, rows: [[3]] });

describe("D14: turns of speech of what is done, and to come", () => {
  it.each([
    ["how many matches are still to be played", "WHERE still_to_play"],
    ["matches still to come in London", "starts_on >= DATE '2026-11-21'"],
    ["shifts that we did in May", "MEASURE(shifts_done)"],
    ["how many containers are rented out right now", "MEASURE(rented)"],
    ["how many matches did not come through Google Ads", "source"],
    ["running total of attendance by month in 2026", "SUM(attendance) OVER"],
    ["median hours of the shifts in October", "MEDIAN(hours)"],
  ])("%s: %s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("keep the place beside the time", async () => {
    expect(await sqlOf("matches still to come in London")).toContain("saleroom = 'London'");
  });

  it("take a month as the time of what is to come", async () => {
    const sql = await sqlOf("matches still to come in December");
    expect(sql).toContain("DATE '2026-12-01'");
  });

  it("leave out what did not come that way", async () => {
    const sql = await sqlOf("how many matches did not come through Google Ads");
    expect(sql).toMatch(/source (?:<>|NOT IN)|source <> 'Google Ads'/);
  });
});
