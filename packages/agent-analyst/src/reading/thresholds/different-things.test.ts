import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view purchasing | Purchasing
  dimension string item | Item | part | lines.item
  dimension string supplier | Supplier | vendor | suppliers.supplier
  dimension time ordered_on | Order date | | orders.ordered_on
  measure count line_count | Order lines | | lines.line_count
  measure sum spend | Spend | | lines.spend
`);
const script = { model, rows: [["bolt", 1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: how many different ones of a column there are of each thing", () => {
  it.each([
    ["items we buy from just one vendor", "= 1"],
    ["items bought from only one supplier", "= 1"],
    ["items with a single supplier", "= 1"],
    ["which items come from exactly one supplier", "= 1"],
    ["items with more than 2 suppliers", "> 2"],
    ["items with at least 3 different suppliers", ">= 3"],
  ])("%s: %s", async (question, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/^SELECT item, COUNT\(DISTINCT supplier\)/);
    expect(sql).toContain(`GROUP BY 1 HAVING COUNT(DISTINCT supplier) ${limit}`);
  });

  it("how many there are is a number", async () => {
    expect(await sqlOf("how many items do we buy from only one supplier")).toMatch(
      /^SELECT COUNT\(DISTINCT item\).*item IN \(SELECT item .* HAVING COUNT\(DISTINCT supplier\) = 1\)/,
    );
  });

  it("is said in the first line", async () => {
    const { content } = await ask("items with more than 2 suppliers", script);
    expect(content).toContain("number of different Supplier > 2");
  });

  it.each(["items without a single supplier", "only one day of spend"])(
    "%s: is nothing of the kind",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("HAVING");
    },
  );
});
