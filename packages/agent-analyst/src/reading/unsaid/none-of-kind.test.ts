import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const modelWith = (aggregate: string) =>
  modelOf(`
cube orders | Order lines
  dimension string order_no | Order number | |
  dimension string retailer | Retailer | |
  dimension string status | Status | |
  dimension time ordered_on | Ordered on | |
  measure ${aggregate} order_count | Number of orders | |
  measure sum revenue | Revenue | |
`);
const values = [["status", "cancelled"]] as const;
const rows = [["Tolka", 5]];
const sqlOf = statementsWith({ model: modelWith("count"), values, rows });
const ofLines = { model: modelWith("count_distinct"), values, rows };

const questions = [
  "which retailers with no cancelled orders in 2026",
  "retailers without cancelled orders",
];

describe("D14: who has none of a kind is not who has some of another", () => {
  it.each(questions)("%s: those that no such order names", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/retailer NOT IN \(SELECT retailer .*status = 'cancelled'/);
    expect(sql).not.toMatch(/status (<>|!=)|NOT status/);
  });

  it.each(questions)(
    "%s: is asked back where lines of orders are counted by a key",
    async (question) => {
      const { queries, content } = await ask(question, ofLines);
      expect(queries).toEqual([]);
      expect(content).toContain("I give none");
    },
  );

  it.each([
    "orders by retailer that are not cancelled",
    "revenue by retailer without cancelled orders",
  ])("%s: the others", async (question) => {
    expect(await sqlOf(question)).toContain("cancelled");
  });
});
