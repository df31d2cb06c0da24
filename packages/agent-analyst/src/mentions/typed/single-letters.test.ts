import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

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

describe("D14: letters in a list", () => {
  const listed = modelOf(`
view suppliers | Suppliers
  dimension string state | State
  dimension string rating | Rating
  dimension string size | Size
  measure count supplier_count | Number of suppliers
`);
  const script = {
    model: listed,
    values: [
      ["state", "A"],
      ["state", "R"],
      ["rating", "A"],
      ["rating", "B"],
      ["rating", "C"],
      ["size", "S"],
      ["size", "A"],
    ],
    rows: [["a", 3]],
  } as const;
  const sql = statementsWith(script);

  it.each([
    ["A & B suppliers", "rating IN ('A', 'B')"],
    ["A and B suppliers", "rating IN ('A', 'B')"],
    ["a, b and c suppliers", "rating IN ('A', 'B', 'C')"],
    ["A, B, or C suppliers", "rating IN ('A', 'B', 'C')"],
    ["A & B rating suppliers", "rating IN ('A', 'B')"],
    ["suppliers A vs B", "rating IN ('A', 'B')"],
    ["A & R suppliers", "state IN ('A', 'R')"],
    ["A & S suppliers", "size IN ('A', 'S')"],
    ["S suppliers", "size = 'S'"],
  ])("%s: %s", async (question, condition) => {
    const said = await sql(question);
    expect(said).toContain(` WHERE ${condition}`);
    expect(said).not.toContain(" AND ");
  });

  it.each(["B and R suppliers", "R & D suppliers", "A and Z suppliers", "B, C and S suppliers"])(
    "%s: values of no one column, which is asked back",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain(`I did not understand “${question[0] ?? ""}”`);
    },
  );
});
