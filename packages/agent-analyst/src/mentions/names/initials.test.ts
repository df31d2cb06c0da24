import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: initials of a figure", () => {
  it("of its other name, which is said", async () => {
    const { queries, content } = await ask("atv by site", script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(average_basket)");
    expect(content).toContain("Average basket");
  });

  it.each(["nps by site", "ns by site"])("%s: of none, or too few letters", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});

describe("D14: words of any question are no initials", () => {
  const model = modelOf(`
view visits | Visits
  dimension string brand | Brand | | visits.brand
  measure count visit_count | Visits | | visits.visit_count
  measure avg seconds | Time on page | | visits.seconds
  measure sum pieces | Pieces sold | | visits.pieces
`);
  const visitsSql = statementsWith({ model, values: [], rows: [["a", 1]] });

  it.each(["top 5 brands by pieces sold", "the top brands by pieces sold"])(
    "%s ranks, and asks for no time on page",
    async (question) => {
      const sql = await visitsSql(question);
      expect(sql).toMatch(/MEASURE\(pieces\).*GROUP BY 1 ORDER BY 2 DESC/);
      expect(sql).not.toContain("seconds");
    },
  );
});
