import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const script = {
  model: withFacts(
    modelOf(`
cube gate_log | Trucks at the gate
  dimension string haulier | Haulier | |
  dimension time entered_at | Gate-in | |
  dimension time left_at | Gate-out | |
  measure count truck_count | Number of trucks | |
  measure avg turn_minutes | Average turn time | truck turn time |
cube care_visits | Care visits
  dimension string carer | Carer | |
  dimension number planned_length | Planned length | |
  dimension time planned_at | Planned for | |
  measure count rostered | Rostered visits | |
  measure avg visit_length | Average visit length | |
`),
    {
      turn_minutes: { unit: "minutes", description: "From gate-in to gate-out" },
      planned_length: { unit: "minutes" },
      visit_length: { unit: "minutes" },
    },
  ),
  rows: [["a", 41]],
};
const sqlOf = statementsWith(script);

describe("D14: the median of what a model has the average of", () => {
  it.each([
    "median turn time in May",
    "median truck turn time in May",
    "median turn time by haulier",
  ])("%s: between the times of its description, in its unit", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/median\(/i);
    expect(sql).toContain("entered_at");
    expect(sql).toContain("left_at");
    expect((await ask(question, script)).content).toContain(
      "Median minutes from Gate-in to Gate-out",
    );
  });

  it.each(["median visit length", "median length of a visit in May"])(
    "%s: is asked back, and not that of what was planned",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("“median”");
    },
  );

  it("median planned length is that of the column", async () => {
    expect(await sqlOf("median planned length in May")).toMatch(/median\(.*planned_length/i);
  });
});
