import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube pupils | Pupils
  dimension string pupil | Pupil |
  dimension string town | Town |
  dimension time joined_on | Joined |
  measure count all_pupils | All pupils |
  measure count current_pupils | Current pupils |
cube companies | Companies
  dimension string company_name | Company |
  dimension string company_country | Country of the company |
  measure count company_count | Companies |
cube tours | Tours
  dimension string visitor | Visitor |
  dimension string site | Site |
  dimension string city | City |
  measure count tour_count | Tours |
cube tickets | Tickets
  dimension string speaker_name | Speaker |
  dimension string speaker_country | Country of the speaker |
  measure count ticket_count | Tickets |
cube deals | Deals
  dimension string lead_source | Lead source |
  measure count deal_count | Deals |
`);
const script = { model, rows: [["Leeds", 3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: where people come from", () => {
  it.each([
    ["where do our pupils come from", "SELECT town, MEASURE(current_pupils)"],
    ["Where are most of our pupils coming from?", "SELECT town, MEASURE(current_pupils)"],
    ["where do our companies come from", "SELECT company_country, MEASURE(company_count)"],
    ["where do speakers come from", "SELECT speaker_country, COUNT(DISTINCT speaker_name)"],
  ])("%s: their number by their place", async (question, sql) => {
    expect(await sqlOf(question)).toContain(sql);
  });

  it("keeps the time that is said", async () => {
    const sql = await sqlOf("where did our pupils come from last year");
    expect(sql).toContain("SELECT town");
    expect(sql).toContain("joined_on >= DATE '2025-01-01'");
  });

  it("says by which column", async () => {
    const { content } = await ask("where do our pupils come from", script);
    expect(content).toContain("I take where they come from as Town.");
  });

  it.each(["where do our visitors come from", "where do our leads come from"])(
    "%s: the city of a site, the visitors themselves, or sources of sources do not say it",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});
