import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2]] };
const askOf = (question: string) => ask(question, script);

describe("D14: a figure per thing that only a key names", () => {
  it.each([
    ["revenue per order for each town in 2025", "SELECT town, "],
    ["kilos sold per order by bread", "SELECT bread, "],
    ["revenue per order", "SELECT 1.0 * "],
    ["kilos sold per order last month", "SELECT 1.0 * "],
    ["revenue per order in Ghent", "SELECT 1.0 * "],
  ])("%s: is divided by how many there are, which is said", async (question, start) => {
    const { queries, content } = await askOf(question);
    expect(queries[0]?.sqlQuery).toContain(start);
    expect(queries[0]?.sqlQuery).toContain("NULLIF(COUNT(DISTINCT order_no), 0)");
    expect(content).toContain("divided by the number of different values of Order number");
  });

  it("the column itself is grouped by", async () => {
    const { queries } = await askOf("revenue per order number");
    expect(queries[0]?.sqlQuery).toContain("SELECT order_no, MEASURE(revenue)");
  });
});
