import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const sqlOf = statementsWith({
  model: modelOf(`
cube incidents | Incidents
  dimension string incident_no | Incident number | |
  dimension string severity | Severity | |
  dimension time detected_at | Detected at | |
  measure count incident_count | Incidents | |
`),
  values: [
    ["severity", "critical"],
    ["severity", "major"],
  ],
  rows: [["a", 5]],
});

describe("D14: either of two kinds", () => {
  it("which critical or major incidents: they are listed one by one", async () => {
    const sql = await sqlOf("which critical or major incidents were there in May");
    expect(sql).toMatch(/^SELECT incident_no, /);
    expect(sql).toContain("severity IN ('critical', 'major')");
  });

  it("critical or major incidents stand side by side", async () => {
    expect(await sqlOf("critical or major incidents in May")).toMatch(/^SELECT severity, /);
  });
});
