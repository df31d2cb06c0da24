import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view lettings | Lettings
  dimension time move_in_on | Move-in date | | agreements.move_in_on
  dimension time move_out_on | Move-out date | | agreements.move_out_on
  measure count_distinct customers | Current customers | | agreements.customers
  measure count move_ins | Move-ins | | agreements.move_ins
  measure count move_outs | Move-outs | | agreements.move_outs
view incidents | Incidents
  dimension time happened_at | Happened at | | incidents.happened_at
  dimension time parent_told_at | Parent told at | | incidents.parent_told_at
  measure count incident_count | Incidents | | incidents.incident_count
  measure count untold | Parents not told | | incidents.untold
`);
const script = { model, rows: [[3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: those who did what has a count of its own", () => {
  it.each(["customers who moved out last month", "how many customers moved out last month"])(
    "%s: are that count, by its own time, which is said",
    async (question) => {
      const { content, queries } = await ask(question, script);
      const sql = queries.map(({ sqlQuery }) => sqlQuery).join();
      expect(sql).toContain("SELECT MEASURE(move_outs) AS move_outs FROM lettings");
      expect(sql).toContain("move_out_on >= DATE '2026-10-01'");
      expect(sql).not.toContain("customers");
      expect(content).toContain("as Move-outs.");
    },
  );

  it("leaves two figures that stand side by side", async () => {
    expect(await sqlOf("customers and move-outs")).toContain("MEASURE(customers)");
  });
});

describe("D14: what was not done", () => {
  it("goes by the usual time, since the time of the deed is empty", async () => {
    const { content, queries } = await ask("parents not told last week", script);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join()).toMatch(/untold.*happened_at >=/);
    expect(content).toContain("they have no time in Parent told at");
  });
});
