import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view parcels | Parcels
  dimension string depot | Depot | | parcels.depot
  dimension string lane | Lane | | parcels.lane
  dimension time sent_on | Sent | | parcels.sent_on
  dimension number distance | Distance | | parcels.distance
  dimension number amount | Amount | | parcels.amount
  measure count parcel_count | Parcels | | parcels.parcel_count
view crates | Crates
  dimension string yard | Yard | | crates.yard
  dimension time packed_on | Packed | | crates.packed_on
  measure count crate_count | Crates | | crates.crate_count
`);
const units: Readonly<Record<string, Partial<Member>>> = {
  distance: { unit: "km" },
  amount: { format: "currency", unit: "EUR" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...units[member.name] })),
  })),
};
const script = { model, rows: [["north", 4]] };
const sqlOf = statementsWith(script);

describe("D14: a limit behind what is counted is one on those rows, also by a group", () => {
  it.each([
    ["parcels over 500 euros by depot", "amount > 500"],
    ["how many parcels over 500 euros by depot and lane", "amount > 500"],
    ["parcels over 500 euros by month this year", "amount > 500"],
    ["parcels over 300 km by depot", "distance > 300"],
    ["by depot, parcels over 300 km", "distance > 300"],
  ])("%s", async (question, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(limit);
    expect(sql).not.toContain("HAVING");
    expect(sql).toContain("GROUP BY 1");
  });

  it.each([
    "depots with more than 100 parcels",
    "depots with parcels over 100",
    "which depots have more than 100 parcels",
  ])("%s: so many of each group", async (question) => {
    expect(await sqlOf(question)).toContain("HAVING MEASURE(parcel_count) > 100");
  });

  it("how many there are has no unit", async () => {
    const { queries } = await ask("crates over 200 miles by yard", script);
    expect(queries).toEqual([]);
  });

  it("what follows is in the unit of before", async () => {
    const { history } = await ask("how many parcels over 100 miles", { model, rows: [[4]] });
    const { queries } = await ask("and with a distance over 200?", { model, rows: [[4]], history });
    expect(queries[0]?.sqlQuery).toContain("distance > 321.8");
  });
});
