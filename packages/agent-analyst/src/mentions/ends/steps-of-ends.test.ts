import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube hires | Boat hires
  dimension string level | Level | |
  dimension time picked_up_at | Pick-up | |
  dimension time returned_at | Returned | |
  dimension time booked_at | Booked | |
  measure count hire_count | Hires | |
cube leaves | Sick leaves
  dimension string site | Site | |
  dimension time reported_on | Reported | |
  dimension time first_day | First day | |
  measure count leave_count | Sick leaves | |
cube talks | Talks
  dimension string hall | Hall | |
  dimension time booked_on | Booked | |
  measure count talk_count | Talks | |
`);
const usual: Readonly<Record<string, string>> = {
  hires: "picked_up_at",
  leaves: "first_day",
  talks: "booked_on",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: usual[cube.name] ?? "",
    members: cube.members.map((member) =>
      member.name === "level" ? { ...member, description: "B beginner, E expert" } : member,
    ),
  })),
};
const script = {
  model,
  values: [
    ["level", "B"],
    ["level", "E"],
  ],
  rows: [["1", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: at which end a step of time is asked for", () => {
  it.each([
    ["on which weekday do most hires begin", "picked_up_at"],
    ["on which weekday do most hires start", "picked_up_at"],
    ["on what weekday do most hires end", "returned_at"],
    ["in which month do most hires end", "returned_at"],
    ["on which weekday do most sick leaves begin", "first_day"],
    ["on which day of the week do most sick leaves start", "first_day"],
    ["on which weekday do most sick leaves take place", "first_day"],
  ])("%s", async (question, time) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(time);
    expect(sql).not.toContain("level");
    for (const other of ["picked_up_at", "returned_at", "first_day"].filter(
      (each) => each !== time,
    ))
      expect(sql).not.toContain(other);
  });

  it.each(["on which weekday do most talks begin", "on which weekday do most sick leaves end"])(
    "%s is asked back where no time is of that end",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});
