import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const script = {
  model: modelOf(`
view care_delivery | Care delivery
  dimension string carer | Carer | | carers.carer
  dimension string status | Status of the visit | | visits.status
  dimension string reason | Reason for the cancellation | | visits.reason
  dimension boolean drives | Drives a car | | carers.drives
  dimension time planned_at | Planned for | | visits.planned_at
  measure count rostered | Rostered visits | | visits.rostered
  measure count visits_done | Visits done | | visits.visits_done
  measure count cancelled | Cancelled visits | | visits.cancelled
  measure avg visit_length | Average visit length | | visits.visit_length
cube lifts | Container moves
  dimension string berth | Berth | |
  dimension time moved_at | Moved at | |
  measure sum teu | TEU handled | |
cube loans | Loans
  dimension string object | Object | |
  dimension time sent_on | Sent on | |
  measure count loan_count | Number of loans | |
`),
  values: [
    ["reason", "Family visiting"],
    ["berth", "Barge Quay"],
    ["berth", "South 2"],
    ["object", "Mother with children"],
  ] as const,
  rows: [["a", 5]],
};
const sqlOf = statementsWith(script);

describe("D14: a word that is part of a value", () => {
  it.each(["visits of carers with no car", "length of a visit by carer in May"])(
    "%s: visits are what is counted, and no family visiting",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("FROM care_delivery");
      expect(sql).not.toContain("reason");
    },
  );

  it("in small letters is said in full, where only one value has it", async () => {
    const { content, queries } = await ask("TEU over the quay in May", script);
    expect(queries.at(-1)?.sqlQuery).toContain("berth");
    expect(content).toContain("I take “quay” as Barge Quay.");
  });

  it("written as a name is not said again", async () => {
    const { content } = await ask("TEU at Barge Quay in May", script);
    expect(content).not.toContain("I take");
  });

  it("how many children: what is counted, and no title of an object", async () => {
    const { queries, content } = await ask("how many children in May", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“children”");
  });

  it("loans of children name one", async () => {
    expect(await sqlOf("loans of Mother with children in May")).toContain("Mother with children");
  });
});
