import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view stock | Stock
  dimension string product | Product | | stock.product
  measure sum stock_tonnes | Stock | stockpiles | stock.stock_tonnes
  measure sum stock_value | Stock value | | stock.stock_value
view vouchers | Vouchers
  dimension string salon | Salon | | vouchers.salon
  measure count voucher_count | Vouchers issued | vouchers | vouchers.voucher_count
view cellar | Wines
  dimension string wine | Wine | | wines.wine
  dimension string origin | Origin | | wines.origin
  measure sum bottles | Bottles in stock | | wines.bottles
  measure sum cellar_value | Stock value of the cellar | | wines.cellar_value
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(/value/.test(member.name) ? { format: "currency" as const, unit: "GBP" } : {}),
      ...(member.name === "stock_tonnes" ? { unit: "tonnes" } : {}),
    })),
  })),
};
const script = { model, rows: [["a", 3]] };
const sqlOf = statementsWith(script);

describe("D14: what things are worth", () => {
  it.each(["what are the stockpiles worth by product", "value of the stockpiles by product"])(
    "%s: is their money",
    async (question) => expect(await sqlOf(question)).toContain("MEASURE(stock_value)"),
  );

  it.each(["what are the vouchers worth", "value of the vouchers"])(
    "%s: is no number of them",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toHaveLength(0);
      expect(content).toMatch(/I did not understand “(?:worth|value)”/);
    },
  );

  it("leaves how many there are what it is", async () => {
    expect(await sqlOf("how many vouchers")).toContain("MEASURE(voucher_count)");
  });
});

describe("D14: a participle before its things", () => {
  it("says which ones are meant, and is asked back", async () => {
    const { queries, content } = await ask("bottles in stock of bought-in wines", script);
    expect(queries).toHaveLength(0);
    expect(content).toContain("“bought”");
  });

  it("says nothing behind them", async () => {
    expect(await sqlOf("bottles in stock of the wines that we bought")).not.toBe("");
  });
});

describe("D14: two words of one figure", () => {
  it("ask for nothing beside it", async () => {
    const sql = await sqlOf("how many bottles do we have in stock");
    expect(sql).toContain("SELECT MEASURE(bottles) AS bottles FROM cellar");
  });
});
