import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: words that are cut short", () => {
  it.each([
    ["rev by town ytd", "revenue by town ytd"],
    ["rev n kilos sold last qtr", "revenue and kilos sold last quarter"],
    ["waste % of baguette", "waste rate of baguette"],
    ["waste % by bread last mth", "waste rate by bread last month"],
    ["cancel % by town", "cancellation rate by town"],
  ])("%s is %s", async (short, long) => {
    const sql = await sqlOf(long);
    expect(sql).not.toBe("");
    expect(await sqlOf(short)).toBe(sql);
  });

  it.each([
    ["buyers w over 500 revenue", "buyers with over 500 revenue"],
    ["buyers w more than 3 lines", "buyers with more than 3 lines"],
  ])("%s is %s", async (short, long) => {
    const sql = await sqlOf(long);
    expect(sql).not.toBe("");
    expect(await sqlOf(short)).toBe(sql);
  });

  it.each(["revenue of stand n in May", "revenue of stand w by town", "stand n revenue in May"])(
    "%s: a letter where a name can stand joins nothing",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );

  it.each(["val by town", "acct by town", "revenue of N", "qty by town"])(
    "%s: where the model has no such word, or it is a name, it is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});

describe("D14: what stands beside a number of percent", () => {
  it.each([
    ["% of revenue by town", "share"],
    ["share of revenue by bread", "share"],
  ])("%s: is a share", async (question, column) => {
    expect(await sqlOf(question)).toContain(`AS ${column}`);
  });
});
