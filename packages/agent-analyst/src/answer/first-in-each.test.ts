import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask } from "../fixtures/asking.fixture.js";
import { shopValues } from "../fixtures/shop.fixture.js";

const rows = [
  ["Lamp", "Berlin", 20],
  ["Chair", "Hamburg", 12],
  ["Table", "Berlin", 9],
];
const script = { model: shop, values: shopValues, rows };

describe("D14: the first in each group", () => {
  it.each(["top 2 products in each city by revenue", "best product per city by revenue"])(
    "%s: the title and the sentence say in each of what",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("PARTITION BY");
      expect(queries[0]?.["queryTitle"]).toContain("in each City");
      expect(content).toContain(
        "in each city: in Berlin Lamp leads with 20, in Hamburg Chair with 12.",
      );
    },
  );

  it("the last in each are said to have the least", async () => {
    const { content } = await ask("worst 2 products in each city by revenue", script);
    expect(content).toContain("has the least with");
  });
});
