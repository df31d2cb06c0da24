import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view boats | Boats
  dimension string boat | Boat | | boats.name
  dimension string insurance | Insurance | | boats.insurance
  dimension string owner_kind | Owner | | boats.owner_kind
  dimension boolean has_permit | Permit given | | boats.has_permit
  dimension time built_on | Built | | boats.built_on
  dimension time opened_on | Opened | | boats.opened_on
  measure count boat_count | Boats | | boats.boat_count
  measure sum permits | Permit fees | | boats.permits
  measure avg price | Average price per hour | | boats.price
view trips | Trips
  dimension string boat | Boat | | boats.name
  dimension time sailed_on | Sailed | | trips.sailed_on
  measure count trip_count | Trips | | trips.trip_count
`);
const values = [
  ["owner_kind", "club"],
  ["owner_kind", "private"],
] as const;
const script = { model, values, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: a column that says whether there is one", () => {
  it.each([
    "boats without a permit",
    "how many boats did we open without giving the owner a permit",
    "boats without giving a permit",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("NOT has_permit");
  });

  it("is no figure of the same name", async () => {
    expect(await sqlOf("permit fees by boat")).not.toContain("has_permit");
  });
});

describe("D14: asked for with `is there any`", () => {
  it("those that have none are named", async () => {
    expect(await sqlOf("are there any boats that never had trips")).toContain("SELECT boat,");
  });
});

describe("D14: new ones of a column", () => {
  it("are not the rows by it", async () => {
    expect((await ask("new insurances per month in 2025", script)).queries).toEqual([]);
    expect(await sqlOf("new boats per month in 2025")).toContain("boat_count");
  });
});

describe("D14: who pays more for one", () => {
  it("has the higher price on the average", async () => {
    const sql = await sqlOf("does club pay less for an hour than private");
    expect(sql).toContain("MEASURE(price)");
    expect(sql).toContain("owner_kind IN ('club', 'private')");
  });
});

describe("D14: how often something was done", () => {
  const plain = modelOf(`
view adverts | Adverts sold
  dimension string programme_title | Title | | programmes.title
  dimension string kind | Kind | | programmes.kind
  dimension string state | State | | broadcasts.state
  dimension time sold_on | Sold | | adverts.sold_on
  measure count advert_count | Adverts | | adverts.advert_count
view broadcasts | Broadcasts
  dimension string programme_title | Title | | programmes.title
  dimension string kind | Kind | | programmes.kind
  dimension string state | State | | broadcasts.state
  dimension time sent_at | Sent | | broadcasts.sent_at
  measure count broadcast_count | Broadcasts | | broadcasts.broadcast_count
`);
  const cubes = plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "state" ? { ...member, description: "AI aired, PE pending" } : member,
    ),
  }));
  const programmes = [
    ["programme_title", "Harvest"],
    ["kind", "air"],
    ["state", "AI"],
    ["state", "PE"],
  ] as const;

  it("counts what it was done to, by the state that the description explains", async () => {
    const { queries } = await ask("how often have we aired harvest", {
      model: { ...plain, cubes },
      values: programmes,
      rows: [[3]],
    });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain("MEASURE(broadcast_count)");
    expect(sql).toContain("state = 'AI'");
    expect(sql).not.toContain("kind");
  });
});
