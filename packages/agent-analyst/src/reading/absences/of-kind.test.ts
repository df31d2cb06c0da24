import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view parcels | Parcels
  dimension string depot | Depot | | depots.depot
  dimension string town | Town | | depots.town
  dimension string clerk | Clerk | | parcels.clerk
  dimension string state | State | | parcels.state
  dimension string tariff | Tariff | | parcels.tariff
  dimension time sent_on | Sent | | parcels.sent_on
  measure count parcel_count | Parcels | | parcels.parcel_count
view depot_list | Depots
  dimension string depot | Depot | | depots.depot
  dimension string town | Town | | depots.town
  measure count depot_count | Depots | | depots.depot_count
`);
const values = [
  ["state", "water_damage"],
  ["tariff", "Express"],
  ["town", "Leeds"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);
const october = "sent_on >= DATE '2026-10-01' AND sent_on < DATE '2026-11-01'";

describe("D14: what is missing of a kind", () => {
  it.each([
    "which depots had no water damage in October",
    "depots without water damage in October",
    "which depots had no water damage parcels in October",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(
      `depot NOT IN (SELECT depot FROM parcels WHERE depot IS NOT NULL AND state = 'water_damage' AND ${october} GROUP BY 1 HAVING MEASURE(parcel_count) > 0)`,
    );
    expect(sql).toContain("FROM depot_list");
  });

  it("what sells it stands before the word that denies", async () => {
    const { queries, content } = await ask(
      "which depots sold no express parcel in October",
      script,
    );
    expect(queries[0]?.sqlQuery).toContain(`tariff = 'Express' AND ${october}`);
    expect(content).toContain("of Express");
  });

  it("those that only the same view names are those that it has at any time", async () => {
    expect(await sqlOf("which clerks had no express parcels in October")).toContain(
      "SELECT clerk, MEASURE(parcel_count) AS parcel_count FROM parcels WHERE clerk NOT IN (SELECT clerk FROM parcels WHERE clerk IS NOT NULL AND tariff = 'Express'",
    );
  });

  it.each([
    "which depots had no parcels water damage in October",
    "which depots had no new express parcels in October",
  ])("%s: behind the noun, and new then", async (question) => {
    expect(await sqlOf(question)).toContain("depot NOT IN (SELECT depot FROM parcels");
  });

  it("a value that is no row of anything else restricts what is listed", async () => {
    expect(await sqlOf("depots not in Leeds")).not.toContain("NOT IN (SELECT");
  });
});

describe("D14: what is missing of a kind that a column says with yes or no", () => {
  const carriers = modelOf(`
view freight | Freight
  dimension string carrier | Carrier | | carriers.carrier
  dimension string country | Carrier country | country | carriers.country
  dimension boolean damaged | Damaged | | freight.damaged
  dimension time booked_at | Booked | | freight.booked_at
  measure count shipment_count | Shipments | | freight.shipment_count
  measure sum weight | Weight | | freight.weight
view carrier_list | Carriers
  dimension string carrier | Carrier | | carriers.carrier
  dimension string country | Carrier country | country | carriers.country
  measure count carrier_count | Carriers | | carriers.carrier_count
`);
  const asked = statementsWith({ model: carriers, rows: [["a", 1]] });
  const lacking =
    "carrier NOT IN (SELECT carrier FROM freight WHERE carrier IS NOT NULL AND damaged GROUP BY 1 HAVING MEASURE(shipment_count) > 0)";

  it.each([
    "carriers that had no damaged shipments",
    "carriers without damaged shipments",
    "carriers without any damaged shipments",
    "how many carriers had no damaged shipment",
    "carriers with no damaged shipments",
  ])("%s: those that had none, and no shipments that are whole", async (question) => {
    const sql = await asked(question);
    expect(sql).toContain(`FROM carrier_list WHERE ${lacking}`);
  });

  it("in groups", async () => {
    expect(await asked("carriers that had no damaged shipments by country")).toBe(
      `SELECT country, MEASURE(carrier_count) AS carrier_count FROM carrier_list WHERE ${lacking} GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1`,
    );
  });

  it.each(["weight without damaged shipments by carrier", "shipments not damaged by carrier"])(
    "%s: rows that are not so",
    async (question) => {
      expect(await asked(question)).toContain("FROM freight WHERE NOT damaged");
    },
  );
});
