import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view sailings | Sailings
  dimension string route | Route
  dimension time sailed_at | Sailed
  measure count sailing_count | Sailings
  measure count late_count | Late sailings
  measure count full_count | Full sailings
  measure sum costs | Costs
  measure sum takings | Takings
`);
const script = { model, rows: [[0.2]] };
const sqlOf = statementsWith(script);

describe("D14: the ratio of two figures", () => {
  it.each([
    "ratio of late sailings to full sailings",
    "the ratio of late sailings to full sailings",
    "ratio between late sailings and full sailings",
    "late sailings to full sailings ratio",
    "late sailings over full sailings as a ratio",
    "late sailings relative to full sailings as a ratio",
    "what is the ratio of late sailings to full sailings",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(late_count) / NULLIF(MEASURE(full_count), 0)");
  });

  it("in groups, and in a time", async () => {
    const sql = await sqlOf("ratio of late sailings to full sailings by route in 2025");
    expect(sql).toContain("SELECT route,");
    expect(sql).toContain("sailed_at >= DATE '2025-01-01'");
  });

  it.each([
    "ratio of late to all sailings by route",
    "late to all sailings ratio",
    "ratio of late sailings to all sailings",
  ])("%s: of all of them, the first are a part", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(late_count) / NULLIF(MEASURE(sailing_count), 0)");
  });

  it.each(["ratio of costs to total takings", "costs to total takings ratio"])(
    "%s: another figure has its own name, and none of the second's noun",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(costs) / NULLIF(MEASURE(takings), 0)");
    },
  );

  it.each(["ratio", "ratio of late sailings", "sailings ratio"])(
    "%s: one figure alone is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});
