import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1.5]] };
const october = (time: string): string =>
  `${time} >= DATE '2026-10-01' AND ${time} < DATE '2026-11-01'`;
const sql = `SELECT 1.0 * MEASURE(cafe_sales) / NULLIF((SELECT MEASURE(guests) FROM gate WHERE ${october("counted_on")}), 0) AS cafe_sales_per_guests FROM cafe WHERE ${october("sold_on")}`;

describe("D14: figures of two cubes, one divided by the other", () => {
  it.each([
    "cafe sales per guest in october",
    "what were cafe sales per guest in October?",
    "cafe takings per guest in october",
    "cafe spend per guest in october",
    "average cafe sales per guest in october",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toBe(sql);
    expect(content).toContain("Cafe sales divided by Guests is 1.50.");
    expect(content).toContain("I divide Cafe sales of Cafe by Guests of Visitors at the gate");
  });

  it("takes up another time, and no groups", async () => {
    const { history } = await ask("cafe sales per guest in september", script);
    const { queries } = await ask("and in october?", { ...script, history });
    expect(queries[0]?.sqlQuery).toBe(sql);
    const grouped = await ask("and by town?", { ...script, history });
    expect(grouped.queries).toEqual([]);
  });

  it.each([
    "cafe sales per guest",
    "cafe sales per guest in Leeds in october",
    "cafe sales per guest by town in october",
    "cafe sales per guest in october vs september",
    "cafe sales per sunny guest in october",
    "cafe sales not per guest in october",
    "occupancy per repair in october",
    "cafe sales per member in october",
    "customers per guest in october",
  ])("%s: what it cannot divide, it does not", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});
