import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";
import { wordingsOf } from "./value-wordings.js";

const script = { model: campsite, values: campsiteValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: values with an `and`", () => {
  it("are written with it, with a sign, and the other way round", () => {
    expect(wordingsOf("bread and rolls")).toEqual([
      ["bread", "and", "rolls"],
      ["rolls", "and", "bread"],
    ]);
    expect(wordingsOf("Fruit & vegetables")).toEqual([
      ["fruit", "vegetables"],
      ["fruit", "and", "vegetables"],
      ["vegetables", "and", "fruit"],
      ["vegetables", "fruit"],
    ]);
    expect(wordingsOf("one and two and three")).toHaveLength(1);
    expect(wordingsOf("")).toEqual([]);
  });

  it.each([
    ["how much bread and rolls did Pine Hill sell in May", "goods = 'bread and rolls'"],
    ["rolls and bread sold in May", "goods = 'bread and rolls'"],
    ["fruit and vegetables by site", "goods = 'Fruit & vegetables'"],
    ["vegetables & fruit by site", "goods = 'Fruit & vegetables'"],
  ])("%s: they are found in the view that has them", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).toContain("MEASURE(kiosk_takings)");
  });

  it("a word that no view has is looked for in few of them", async () => {
    const { lookUps, queries } = await ask("how much caviar did Pine Hill sell in May", script);
    expect(queries).toEqual([]);
    expect(new Set(lookUps.map((sql) => /FROM (\w+) WHERE/.exec(sql)?.[1])).size).toBeLessThan(6);
  });
});

describe("D14: what a description says of its figure", () => {
  it.each([
    "night sales in May, ex tax",
    "night sales excluding tax",
    "night sales before refunds",
  ])("%s: is what the figure is anyway", async (question) => {
    expect(await sqlOf(question)).toMatch(
      /^SELECT MEASURE\(night_sales\) AS night_sales FROM stays/,
    );
  });

  it.each(["night sales including tax", "night sales after refunds", "kiosk takings ex tax"])(
    "%s: is another figure, or unknown",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).not.toMatch(/^SELECT MEASURE\((night_sales|kiosk_takings)\) AS \w+ FROM \w+$/);
    },
  );
});

describe("D14: slips in values of several words", () => {
  it("one word is right, and the other nearly", async () => {
    expect(await sqlOf("stays at lake shroe in May")).toContain("site = 'Lake Shore Park'");
  });
});
