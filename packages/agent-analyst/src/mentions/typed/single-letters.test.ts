import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view suppliers | Suppliers
  dimension string supplier | Supplier
  dimension string rating | Rating
  dimension boolean is_certified | ISO 9001 certified
  measure count supplier_count | Number of suppliers
`);
const values = [
  ["rating", "A"],
  ["rating", "B"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [[3]] });

describe("D14: values of one letter", () => {
  it.each([
    ["a suppliers", "rating = 'A'"],
    ["a suppliers w/o iso 9001", "NOT is_certified"],
    ["a suppliers w/o iso 9001", "rating = 'A'"],
    ["b suppliers w/o iso 9001", "rating = 'B'"],
    ["suppliers with rating A", "rating = 'A'"],
    ["how many suppliers are rated A", "rating = 'A'"],
  ])("%s: %s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it.each([
    "a list of suppliers",
    "is there a supplier without iso 9001",
    "suppliers with a rating",
  ])("%s: an article", async (question) => {
    expect(await sqlOf(question)).not.toContain("'A'");
  });
});
