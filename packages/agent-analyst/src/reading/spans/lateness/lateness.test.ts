import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view crossings | Crossings
  dimension time sailed_at | Sailed | | crossings.sailed_at
  dimension time landed_at | Landed | | crossings.landed_at
  dimension string skipper | Skipper | | crossings.skipper
  dimension time landing_due | Requested landing day | | bookings.landing_due
  measure count crossing_count | Crossings | | crossings.crossing_count
  measure count late_count | Late crossings | | crossings.late_count
view ledger | Ledger
  dimension time booked_on | Booked | | bookings.booked_on
  dimension time landing_wish | Requested landing day | | bookings.landing_wish
  dimension time paid_on | Paid | | bookings.paid_on
  dimension string town | Town | | bookings.town
  measure count booking_count | Bookings | | bookings.booking_count
view hires | Hires
  dimension time taken_at | Taken | | hires.taken_at
  dimension time due_at | Due back | | hires.due_at
  dimension time returned_at | Returned | | hires.returned_at
  dimension string kind | Kind of boat | | hires.kind
  measure count hire_count | Hires | | hires.hire_count
view trains | Trains
  dimension time left_at | Left | | trains.left_at
  dimension number delay | Delay | | trains.delay
  dimension string line | Line | | trains.line
  measure count train_count | Trains | | trains.train_count
  measure count delayed_count | Delayed trains | | trains.delayed_count
`);
const hints: Readonly<Record<string, object>> = {
  returned_at: { description: "Empty until the boat is back" },
  paid_on: { description: "Empty until it is paid" },
  delay: { unit: "minutes" },
  delayed_count: { description: "More than 5 minutes late" },
};
const defaults: Readonly<Record<string, string>> = { crossings: "sailed_at", ledger: "booked_on", hires: "taken_at", trains: "left_at" }; // prettier-ignore
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: defaults[cube.name] ?? "",
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, rows: [["a", 1]] };
const sqlOf = statementsWith(script);
const toReturn = "date_diff('day', due_at, returned_at)";
const toLanding = "date_diff('day', landing_due, landed_at)";

describe("D14: by how much what is late is late", () => {
  it.each([
    "when a hire is late, by how many days is it late on average?",
    "when a hire comes back late, by how many days?",
    "of the hires that came back late, by how many days were they late on average?",
    "of the things that came back late, how many days late were they?",
    "how late are hires when they are late",
    "by how many days are hires late on average",
    "average number of days overdue of hires",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toBe(
      `SELECT AVG(${toReturn}) AS days_to_returned_at FROM hires WHERE ${toReturn} > 0`,
    );
  });

  it.each([
    ["median days late by kind of boat", `SELECT kind, MEDIAN(${toReturn})`],
    ["how late were late hires on average", `SELECT AVG(${toReturn})`],
    ["how late were crossings on average", `SELECT AVG(${toLanding})`],
    ["avg days late by skipper", `SELECT skipper, AVG(${toLanding})`],
    ["how late are trains on average", "SELECT AVG(delay)"],
    ["how late are trains on average", "WHERE delay > 0"],
  ])("%s: %s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("is never the time from the due day of one deed to another deed", async () => {
    expect(await sqlOf("how late are bookings paid on average")).not.toContain("landing_wish");
  });

  it("asks back where the model counts as late only what is so by more than so much", async () => {
    const { queries } = await ask("how many minutes late are delayed trains on average", script);
    expect(queries).toEqual([]);
  });
});
