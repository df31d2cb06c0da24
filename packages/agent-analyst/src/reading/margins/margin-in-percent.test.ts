import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const asked = async (question: string) => {
  const script = { model: cabins, values: cabinValues, rows: [[0.4]] };
  const { queries, content } = await ask(question, script);
  return { sql: queries[0]?.sqlQuery ?? "", content };
};
const ratio = "1.0 * MEASURE(shop_margin) / NULLIF(MEASURE(shop_sales), 0)";

describe("D14: a margin in percent is a part of what was sold", () => {
  it.each([
    "what % margin do we make on boots this year",
    "margin on boots in percent in 2026",
    "margin % on boots this year",
    "what percent profit on goods did we make on boots this year",
  ])("%s", async (question) => {
    const { sql, content } = await asked(question);
    expect(sql).toContain(ratio);
    expect(sql).toContain("= 'boots'");
    expect(sql).not.toContain("share");
    expect(content).toContain("40 %");
    expect(content).toContain("I take Margin on goods divided by Shop sales.");
  });

  it("in groups", async () => {
    const { sql } = await asked("margin percentage by clerk in 2026");
    expect(sql).toMatch(/^SELECT clerk, 1\.0 \* MEASURE\(shop_margin\)/);
  });

  it("a percentage of the margin is a share of all of it", async () => {
    const { sql } = await asked("percentage of margin by clerk");
    expect(sql).toContain("AS share");
  });
});
