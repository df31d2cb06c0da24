import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view calls | Calls
  dimension string team | Team
  dimension time called_at | Called at
  measure count call_count | Calls
  measure avg handle_time | Handle time
  measure sum revenue | Revenue
`);
const sqlOf = statementsWith({ model, rows: [["Falcon", 4.1]] });
const valued = "HAVING (team IS NOT NULL OR COALESCE(MEASURE(handle_time), 0) <> 0)";

describe("D14: groups without a name", () => {
  it("are none where they have no figure either", async () => {
    expect(await sqlOf("handle time by team")).toContain(valued);
    expect(await sqlOf("handle time by team in October")).toContain(valued);
  });

  it("nor in each step of a series", async () => {
    const sql = await sqlOf("handle time by team and month in 2026");
    expect(sql).toContain("date_trunc('month'");
    expect(sql).toContain(valued);
  });

  it.each(["calls by team", "revenue by team"])(
    "%s: all of them make up the whole",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("GROUP BY 1");
      expect(sql).not.toContain("HAVING");
    },
  );

  it("a figure of all has no groups", async () => {
    expect(await sqlOf("handle time")).toBe(
      "SELECT MEASURE(handle_time) AS handle_time FROM calls",
    );
  });
});
