import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view tenancies | Tenancies
  dimension string tenant | Tenant | | tenancies.tenant
  dimension string town | Town | | tenancies.town
  dimension time moved_in | Moved in | | tenancies.moved_in
  measure count tenancy_count | Tenancies | | tenancies.tenancy_count
  measure count current_tenancies | Current tenancies | | tenancies.current_tenancies
view jobs | Jobs
  dimension string mechanic | Mechanic | | jobs.mechanic
  dimension time booked_on | Booked | | jobs.booked_on
  measure count job_count | Jobs | | jobs.job_count
`);
const sqlOf = statementsWith({ model, values: [["town", "Leeds"]], rows: [["a", "2024-01-01"]] });

describe("D14: who has been there the longest", () => {
  it.each([
    "which tenant has been with us the longest?",
    "which tenant in Leeds has been here the longest",
  ])("%s: of those who are there, by when they came", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MIN(moved_in)");
    expect(sql).toContain("MEASURE(current_tenancies)");
    expect(sql).toContain("LIMIT 1");
  });

  it.each(["which mechanic has been here the longest?", "who has been here longest"])(
    "%s: nobody with the most of something, where no time tells it",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("job_count");
    },
  );
});
