import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube parcels | Parcels
  dimension string route | Route | | parcels.route
  dimension time sent_on | Sent | | parcels.sent_on
  measure sum spend | Spend | | parcels.spend
  measure sum scans | Scans | | parcels.scans
  measure sum returns | Returned parcels | | parcels.returns
  measure sum repacked | Repackings | | parcels.repacked
  measure avg response | Average response time | | parcels.response
  measure number damage_rate | Damage rate | | parcels.damage_rate
  measure number cost_per_scan | Cost per scan | | parcels.cost_per_scan
`);
const script = { model, rows: [["a", 1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: a rate that the model has not", () => {
  it.each(["repack rate", "repacking rate by route", "response rate", "scan rate by route"])(
    "%s: is asked back, and no plain count and no other rate is given",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("rate");
    },
  );

  it.each(["damage rate", "damaged rate by route", "rate of damage"])(
    "%s: is the one that it has",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(damage_rate)");
    },
  );
});

describe("D14: a rate of which both parts are said", () => {
  it.each(["repack rate from scans", "repacking rate of scans by route"])(
    "%s: divides the one by the other",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/MEASURE\(repacked\) \/ NULLIF\(MEASURE\(scans\)/);
    },
  );
});

describe("D14: cost where the model divides it by something", () => {
  it("by itself it is all that was spent", async () => {
    const { queries, content } = await ask("costs by route", script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(spend)");
    expect(content).toContain("I take “costs” as Spend.");
  });

  it("divided by another figure it is made of the two", async () => {
    const sql = await sqlOf("cost per repacking");
    expect(sql).toMatch(/spend.*repacked/);
  });

  it("the name of the rate is that rate", async () => {
    expect(await sqlOf("cost per scan by route")).toContain("MEASURE(cost_per_scan)");
  });
});
