import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube parcels | Parcels
  dimension string tier | Tier | | parcels.tier
  dimension string city | City | | parcels.city
  dimension time sent_on | Sent | | parcels.sent_on
  measure count parcel_count | Parcels | | parcels.parcel_count
  measure sum postage | Postage | | parcels.postage
`);
const sqlOf = statementsWith({
  model,
  values: [
    ["tier", "Growth"],
    ["tier", "Premium"],
    ["tier", "Basic"],
  ],
});

describe("D14: growth that is a value", () => {
  it.each([
    ["premium vs growth postage", "'Premium', 'Growth'"],
    ["growth vs premium parcels", "'Growth', 'Premium'"],
    ["basic, growth and premium postage", "'Basic', 'Growth', 'Premium'"],
    ["growth parcels", "tier = 'Growth'"],
    ["growth parcels by city", "tier = 'Growth'"],
    ["growth postage in 2026", "tier = 'Growth'"],
    ["growth postage by month", "tier = 'Growth'"],
  ])("%s: is that value, and no change over time", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toMatch(/ELSE 'the|change/);
  });

  it.each([
    "parcel growth",
    "growth of postage by tier",
    "premium growth",
    "growth rate of parcels",
  ])("%s: is a change over time", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).not.toContain("Growth");
    expect(sql).toMatch(/12 months/);
  });

  it.each(["mom growth parcels 2026", "monthly growth parcels 2026", "yoy growth postage"])(
    "%s: is one from step to step",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("'Growth'");
    },
  );
});
