import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube riders | Riders
  dimension number id | ID
  dimension string rider | Rider
  dimension string town | Town
  dimension string ticket | Ticket
  dimension string status | Rider status
  dimension number age | Age
  dimension time joined_on | Joined
  dimension time quit_on | Quit
  measure count rider_count | Riders
cube leases | Leases
  dimension string lease | Lease
  dimension string town | Town
  dimension time signed_on | Signed
  dimension time lapsed_on | Lapsed
  measure count lease_count | Leases
  measure count active_leases | Active leases
cube boats | Boats
  dimension string boat | Boat
  dimension string town | Town
  dimension time sold_on | Sold
  measure count boat_count | Boats
  measure count sold_boats | Sold boats
cube complaints | Complaints
  dimension string complaint | Complaint
  dimension string topic | Topic
  dimension time closed_on | Closed
  measure count complaint_count | Complaints
view rides | Rides
  dimension number rider_id | Rider ID | | riders.id
  dimension string rider | Rider | | riders.rider
  dimension time ridden_on | Ridden | | trips.ridden_on
  measure count ride_count | Rides | | trips.ride_count
`);
const descriptions: Readonly<Record<string, string>> = {
  quit_on: "Empty for those who stay",
  sold_on: "Empty for boats that we still have",
  lapsed_on: "First day without a contract",
  closed_on: "Empty while the complaint is open",
};
const ferries = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      description: descriptions[member.name] ?? member.description,
    })),
  })),
};
const values = [
  ["ticket", "student"],
  ["town", "Skerry"],
  ["status", "quit"],
] as const;
const script = { model: ferries, values, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: those that are there", () => {
  it.each([
    "how many riders do we have",
    "how many riders are there",
    "riders by town",
    "how many student riders do we have",
    "how many riders over 60 do we have",
    "how many riders are in Skerry",
    "riders without a ride last month",
    "riders with no rides in October",
  ])("%s: who has quit is left out, and that is said", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("quit_on IS NULL");
    expect(content).toContain("I leave out those that are gone, which have a time in Quit.");
  });

  it.each([
    "how many riders have we ever had",
    "how many riders joined in 2025",
    "how many riders did we have in 2025",
    "riders by month 2025",
    "how many riders quit this year",
    "riders by status",
    "riders who have quit",
    "how many riders of all time",
    "rides by rider",
    "complaints by topic",
    "how many complaints are there",
    "riders without a ride",
  ])("%s: nobody is left out", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery ?? "").not.toContain("IS NULL");
    expect(content).not.toContain("gone");
  });

  it("are counted by the model's own count of them", async () => {
    expect(await sqlOf("how many leases do we have")).toContain("MEASURE(active_leases)");
    expect(await sqlOf("leases by town")).toContain("MEASURE(lease_count)");
  });

  it("are all there ever were where the gone have a count of their own, and that is said", async () => {
    const { content, queries } = await ask("boats by town", script);
    expect(queries[0]?.sqlQuery).not.toContain("IS NULL");
    expect(content).toContain("Those that are gone count as well: Sold says which those are.");
    expect(await sqlOf("how many boats do we have")).toContain("sold_on IS NULL");
  });

  it("are asked for anew by each question of a thread", async () => {
    const first = await ask("how many riders do we have", script);
    const groups = await ask("and by town", { ...script, history: first.history });
    expect(groups.queries[0]?.sqlQuery).toContain("quit_on IS NULL");
    const past = await ask("how many joined in 2025", { ...script, history: groups.history });
    expect(past.queries[0]?.sqlQuery).toContain("joined_on >=");
    expect(past.queries[0]?.sqlQuery).not.toContain("quit_on");
  });
});
