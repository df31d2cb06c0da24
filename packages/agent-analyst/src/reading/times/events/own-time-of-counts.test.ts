import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view lettings | Lettings
  dimension string unit_no | Unit number | | lettings.unit_no
  dimension time move_in_on | Move-in date | | lettings.move_in_on
  dimension time move_out_on | Move-out date | | lettings.move_out_on
  measure count lettings | Lettings | | lettings.lettings
  measure count move_ins | Move-ins | | lettings.move_ins
  measure count move_outs | Move-outs | | lettings.move_outs
view registrations | Registrations
  dimension string event | Event | | events.event
  dimension time first_day | First day | | events.first_day
  dimension time registered_at | Registered at | | registrations.registered_at
  measure avg score | Score | | registrations.score
`);
const script = { model, rows: [["2026-10-01", 3, 4]] } as const;
const sqlOf = statementsWith(script);

describe("D14: a count by the time of its own name", () => {
  it("is of that time, and not of the first one", async () => {
    expect(await sqlOf("move-outs in October 2026")).toContain("move_out_on >= DATE '2026-10-01'");
    expect(await sqlOf("move-ins in October 2026")).toContain("move_in_on >= DATE '2026-10-01'");
  });

  it("is so of the next question as well", async () => {
    const { history } = await ask("move-ins in October 2026", script);
    const { queries } = await ask("and move-outs?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("move_out_on >= DATE '2026-10-01'");
  });

  it.each(["move-ins and move-outs by month this year", "move-ins vs move-outs this year"])(
    "%s: each by its own, which is said",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("move_in_on >= DATE '2026-01-01'");
      expect(queries[0]?.sqlQuery).toContain("move_out_on >= DATE '2026-01-01'");
      expect(content).toContain("I count each by its own time.");
    },
  );
});

describe("D14: this year's things", () => {
  it("are those of that time, and not what was registered in it", async () => {
    const { queries, content } = await ask("score of this year's events", script);
    expect(queries[0]?.sqlQuery).toContain("first_day >= DATE '2026-01-01'");
    expect(content).toContain("I take their time as First day.");
  });

  it("a time of no things is that of what is counted", async () => {
    expect(await sqlOf("score by event this year")).toContain("registered_at >= DATE '2026-01-01'");
  });
});
