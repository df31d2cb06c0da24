import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: a number before the noun of a column of numbers is its value", () => {
  it.each([
    "how many 2-bed cabins do we have",
    "cabins with 2 bedrooms",
    "two bedroom cabins",
    "number of cabins with two bedrooms",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toMatch(/FROM cabins WHERE bedrooms = 2$/);
  });

  it("in groups, and of a mean", async () => {
    expect(await sqlOf("3 bed cabins by valley")).toContain("WHERE bedrooms = 3 GROUP BY 1");
    expect(await sqlOf("average nightly price of our 2 beds")).toBe(
      "SELECT MEASURE(avg_price) AS avg_price FROM cabins WHERE bedrooms = 2",
    );
  });

  it("two numbers are either of them, and a name of several words is named by its first", async () => {
    expect(await sqlOf("cabins with 2 or 3 bedrooms")).toContain("WHERE bedrooms IN (2, 3)");
    expect(await sqlOf("how many guides have 8 seats")).toContain("WHERE seats = 8");
  });

  it("a number that a description explains as a thing of its own", async () => {
    expect(await sqlOf("how many lofts")).toBe(
      "SELECT MEASURE(cabin_count) AS cabin_count FROM cabins WHERE bedrooms = 0",
    );
  });

  it.each([
    ["cabins with more than 2 bedrooms", "bedrooms > 2"],
    ["cabins with 3 or more bedrooms", "bedrooms >= 3"],
    ["top 3 valleys by cabins", "LIMIT 3"],
  ])("%s: a limit or a rank stays one", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(part);
    expect(sql).not.toMatch(/bedrooms (=|IN)/);
  });
});
