import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith, type Script } from "../../fixtures/asking.fixture.js";
import { shopValues } from "../../fixtures/shop.fixture.js";
import { farm, farmValues, library, libraryValues } from "../../fixtures/unseen-models.fixture.js";

const scripts: Readonly<Record<string, Script>> = {
  shop: { model: shop, values: shopValues, rows: [[3]] },
  library: { model: library, values: libraryValues, rows: [[3]] },
  farm: { model: farm, values: farmValues, rows: [[3]] },
};
const sqlOf = (model: string, question: string): Promise<string> =>
  statementsWith(scripts[model]!)(question);

describe("D14: how many things have more than so many of others", () => {
  it.each([
    ["shop", "how many customers have more than 3 orders", "MEASURE(order_count) > 3"],
    ["shop", "number of customers with at least 2 orders", "MEASURE(order_count) >= 2"],
    ["library", "how many readers have at least 3 loans", "MEASURE(loan_count) >= 3"],
    ["farm", "how many workers had fewer than 5 harvests in 2025", "MEASURE(harvest_count) < 5"],
  ])("%s: %s: they are counted, and not listed", async (model, question, limit) => {
    const sql = await sqlOf(model, question);
    expect(sql).toMatch(/^SELECT COUNT\(DISTINCT [^)]*\)/);
    expect(sql).toContain(`HAVING ${limit})`);
  });

  it("the time holds for what each of them has", async () => {
    const sql = await sqlOf("farm", "how many workers had fewer than 5 harvests in 2025");
    expect(sql.match(/DATE '2025-01-01'/g)).toHaveLength(2);
  });

  it.each([
    ["library", "how many readers have at least 3 loans", "COUNT(DISTINCT reader_id)"],
    ["farm", "how many workers had more than 20 harvests", "COUNT(DISTINCT worker_id)"],
  ])("%s: %s: by their key, and called by their name", async (model, question, count) => {
    expect(await sqlOf(model, question)).toContain(count);
  });

  it("the reading says of each what is limited", async () => {
    const { content } = await ask("how many readers have at least 3 loans", scripts["library"]!);
    expect(content).toContain("of each Reader");
    expect(content).not.toMatch(/reader.id/i);
  });

  it("groups beside them stay groups", async () => {
    const sql = await sqlOf("library", "how many readers per branch have at least 3 loans");
    expect(sql).toMatch(/^SELECT branch, COUNT\(DISTINCT reader_id\)/);
  });

  it("which ones have that many is a list", async () => {
    expect(await sqlOf("library", "which readers have at least 3 loans")).toContain("GROUP BY");
  });

  it.each([
    ["library", "how many different readers had loans last month", "MEASURE(loan_count) > 0"],
    ["farm", "how many different workers did harvests in 2025", "MEASURE(harvest_count) > 0"],
  ])("%s: %s: those who did any", async (model, question, limit) => {
    expect(await sqlOf(model, question)).toContain(`HAVING ${limit}`);
  });

  it.each(["how many customers and orders", "number of customers and number of orders"])(
    "%s: two figures stay two",
    async (question) => {
      expect(await sqlOf("shop", question)).not.toContain("HAVING");
    },
  );
});
