import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view orders | Orders
  dimension string source_language | Source language | | orders.source_language
  dimension string country | Country of the client | | clients.country
  dimension string client | Client | | clients.client
  dimension time ordered_at | Ordered at | | orders.ordered_at
  measure sum revenue | Revenue | | orders.revenue
`);
const values = [
  ["source_language", "de"],
  ["source_language", "fr"],
  ["source_language", "en"],
  ["country", "Germany"],
  ["country", "Netherlands"],
  ["country", "Belgium"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: peoples that are listed are of one column", () => {
  it.each([
    ["revenue from German and Dutch clients", "('Germany', 'Netherlands')"],
    ["revenue from German, Dutch and Belgian clients", "('Germany', 'Netherlands', 'Belgium')"],
  ])("%s: those of these countries", async (question, countries) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`country IN ${countries}`);
    expect(sql).not.toContain("source_language");
  });

  it.each([
    "revenue from German, French and Dutch clients",
    "revenue from German and French clients",
  ])("%s: what the column has not is asked back, and taken for no language", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join()).not.toContain("MEASURE");
    expect(content).toMatch(/french/i);
  });

  it("where nobody is named, both may be languages", async () => {
    expect(
      await sqlOf("revenue from German and French texts in 2025, by source language"),
    ).not.toContain("country");
    expect(await sqlOf("revenue in German and French")).toContain(
      "source_language IN ('de', 'fr')",
    );
  });
});
