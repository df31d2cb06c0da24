import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view parcels | Parcels
  dimension string depot | Depot | | parcels.depot
  dimension string parcel_no | Parcel no. | | parcels.parcel_no
  dimension string loss_reason | Reason for the loss | | parcels.loss_reason
  dimension number insured | Insured items | | parcels.insured
  dimension time sent_on | Sent | | parcels.sent_on
  dimension number delay | Delay | | parcels.delay
  measure count parcel_count | Shipments | | parcels.parcel_count
  measure count lost | Lost parcels | | parcels.lost
  measure number punctual | On-time performance | | parcels.punctual
  measure avg wait | Average wait | | parcels.wait
  measure avg postage | Average postage rate | | parcels.postage
`);
const values = [
  ["depot", "Moor Lane"],
  ["depot", "Quay"],
  ["loss_reason", "theft"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: what people type in a hurry", () => {
  it.each([
    ["wich depot has the most shipments", "which depot has the most shipments"],
    ["on time perf by depot", "on time performance by depot"],
    ["shipments last month w insured items", "shipments last month with insured items"],
    ["5 longest delays last month w parcel nr", "5 longest delays last month with parcel number"],
    ["5 longest delays last month w parcel no", "5 longest delays last month with parcel number"],
    ["no of shipments by depot", "number of shipments by depot"],
    ["lost parcels not bc of theft", "lost parcels excluding theft"],
    ["lost parcels not due to theft", "lost parcels excluding theft"],
    ["did we get more shipments in Quay than Moor Lane", "shipments in Quay vs Moor Lane"],
    ["is the average wait in Quay shorter than in Moor Lane", "average wait in Quay vs Moor Lane"],
    ["cheapest month for postage in 2025", "lowest month for postage in 2025"],
  ])("%s: %s", async (short, long) => {
    expect(await sqlOf(long)).not.toBe("");
    expect(await sqlOf(short)).toBe(await sqlOf(long));
  });

  it("consonants alone stand for the one word that has them, which is said", async () => {
    const { queries, content } = await ask("shpmnts by depot", script);
    expect(queries[0]?.sqlQuery).toBe(await sqlOf("shipments by depot"));
    expect(content).toContain("I read “shpmnts” as Shipments.");
  });

  it.each(["prcls w lids by depot", "shipments of depot w in May", "xyz by depot", "mrk by depot"])(
    "%s: what stands for no word of the model is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});
