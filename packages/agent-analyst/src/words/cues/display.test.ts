import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";
import { shopValues } from "../../fixtures/shop.fixture.js";

const rows = [
  ["Berlin", 1497526.22],
  ["Hamburg", 1025716.1],
];

describe("D14: a table", () => {
  it.each(["give me a table of revenue by city", "table of revenue by city"])(
    "%s: lines, and no chart",
    async (question) => {
      const { content, queries } = await ask(question, { model: shop, values: shopValues, rows });
      expect(queries[0]?.sqlQuery).toContain("SELECT city, MEASURE(revenue)");
      expect(queries[0]?.vegaSpec).toBeUndefined();
      expect(content).toContain("| Berlin | 1,497,526.22 |");
    },
  );

  it("of anything else is a word that has to mean something", async () => {
    const script = { model: shop, values: shopValues, rows };
    const { content, queries } = await ask("revenue by city per table", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“table”");
  });
});
