import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const script = {
  model: modelOf(`
cube tenants | Tenants
  dimension string tenant | Tenant | |
  dimension string state | Tenant state | |
  measure count tenant_count | Tenants | |
view repairs | Repairs | repairs
  dimension string tenant | Tenant | | tenants.tenant
  dimension time reported_on | Reported on | | repairs.reported_on
  dimension time mended_on | Mended on | | repairs.mended_on
  measure count repair_count | Repairs | | repairs.repair_count
  measure count open_repairs | Open repairs | | repairs.open_repairs
`),
  values: [["state", "active"]],
  rows: [["A", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: what is so no longer", () => {
  it.each(["any more", "anymore", "any longer"])("no %s is no more than no", async (said) => {
    expect(await sqlOf(`which tenants have no open repair ${said}?`)).toBe(
      await sqlOf("which tenants have no open repair?"),
    );
  });

  it.each([
    ["which tenants no longer have an open repair", "which tenants have no open repair"],
    ["which tenants are no longer active", "which tenants are not active"],
  ])("%s: %s", async (question, plain) => {
    expect(await sqlOf(question)).toBe(await sqlOf(plain));
    expect(await sqlOf(question)).toMatch(/NOT IN|<>/);
  });
});

describe("D14: what is still open after some time", () => {
  it.each([
    "how many repairs are still open after more than 14 days",
    "how many repairs are still open after 14 days",
    "how many repairs have been open for more than 14 days",
  ])("%s: came in before then", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(open_repairs)");
    expect(sql).toContain("reported_on < DATE '2026-11-07'");
  });
});
