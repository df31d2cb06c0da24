import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

describe("D14: words of names that look like something else", () => {
  const house = modelOf(`
cube takings | Takings
  dimension string outlet | Outlet | |
  dimension string museum | Museum | |
  dimension string country | Country | |
  dimension string severity | Severity | |
  dimension string receipt_no | Receipt number | |
  dimension time day | Day | |
  measure sum net_sales | Net sales | takings |
  measure count receipt_count | Receipts | |
`);
  const ofHouse = {
    model: withFacts(house, {
      outlet: { description: "SHP shop, CAF café" },
      country: { description: "US United States, GB United Kingdom" },
      net_sales: { format: "currency", unit: "GBP" },
    }),
    values: [
      ["outlet", "SHP"],
      ["outlet", "CAF"],
      ["museum", "Museum of Natural History"],
      ["country", "US"],
      ["severity", "critical"],
      ["severity", "major"],
    ] as const,
    rows: [["a", 5]],
  };
  const sqlOfHouse = statementsWith(ofHouse);

  it.each(["café takings in May", "cafe takings in May", "takings of the café in May"])(
    "%s: a code that is explained by a word with an accent",
    async (question) => {
      expect(await sqlOfHouse(question)).toContain("outlet = 'CAF'");
    },
  );

  it("Natural History is a name, and no series", async () => {
    const { history } = await ask("takings in May", ofHouse);
    const { queries } = await ask("only Natural History", { ...ofHouse, history });
    expect(queries.at(-1)?.sqlQuery).not.toContain("date_trunc");
  });

  it("from us is none of the United States", async () => {
    expect(await sqlOfHouse("museums that got receipts from us in May")).not.toContain("'US'");
    expect(await sqlOfHouse("receipts in us in May")).toContain("'US'");
  });

  it("either of two kinds is listed one by one", async () => {
    const sql = await sqlOfHouse("which critical or major receipts were there in May");
    expect(sql).not.toMatch(/SELECT severity/);
  });
});
