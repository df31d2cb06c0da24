import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues, rows: [[7]] };
const sqlOf = statementsWith(script);

describe("D14: days of the week that a question limits itself to", () => {
  it.each([
    ["revenue on a Friday in 2025", "isodow(ordered_at) IN (5)"],
    ["revenue every Friday in 2025", "isodow(ordered_at) IN (5)"],
    ["revenue every Friday only in 2025", "isodow(ordered_at) IN (5)"],
    ["Friday revenue in 2025", "isodow(ordered_at) IN (5)"],
    ["total revenue on all Sundays", "isodow(ordered_at) IN (7)"],
    ["weekend revenue in 2025", "isodow(ordered_at) IN (6, 7)"],
    ["revenue on the weekend in 2025", "isodow(ordered_at) IN (6, 7)"],
    ["revenue at the weekend in 2025", "isodow(ordered_at) IN (6, 7)"],
    ["revenue just at the weekend last year", "isodow(ordered_at) IN (6, 7)"],
    ["revenue weekends only in 2025", "isodow(ordered_at) IN (6, 7)"],
    ["revenue from Monday to Friday in 2025", "isodow(ordered_at) IN (1, 2, 3, 4, 5)"],
    ["revenue, Monday to Friday, in 2025", "isodow(ordered_at) IN (1, 2, 3, 4, 5)"],
    ["revenue on working days in 2025", "isodow(ordered_at) IN (1, 2, 3, 4, 5)"],
    ["weekday revenue in 2025", "isodow(ordered_at) IN (1, 2, 3, 4, 5)"],
  ])("%s", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).toContain("MEASURE(revenue)");
  });

  it("two days at the beginning have a figure each", async () => {
    const sql = await sqlOf("Saturday vs Sunday revenue");
    expect(sql).toContain("dayname(ordered_at)");
    expect(sql).toContain("isodow(ordered_at) IN (6, 7)");
  });

  it.each([
    "how many orders did we get at the weekend",
    "how many orders did we have over the weekend",
    "how many orders came at the weekend",
  ])("%s: those of one weekend, where nothing else says when", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("ordered_at >= DATE '2026-11-14' AND ordered_at < DATE '2026-11-16'");
    expect(sql).not.toContain("isodow");
  });

  it("a part of a day is asked back, and is not the whole of it", async () => {
    const { queries } = await ask("revenue on a Friday evening in 2025", script);
    expect(queries).toEqual([]);
  });

  it("a Friday that is part of a name is no day", async () => {
    const model = modelOf(`
view leads | Leads
  dimension string campaign | Campaign
  dimension time came_at | Came
  measure count lead_count | Leads
`);
    const values = [["campaign", "Black Friday 2025"]] as const;
    const sql = await statementsWith({ model, values, rows: [[1]] })(
      "how many leads did the Black Friday campaign bring",
    );
    expect(sql).toContain("campaign");
    expect(sql).not.toContain("isodow");
  });

  it("what a model calls a Friday is meant by it", async () => {
    const model = modelOf(`
view shifts | Shifts
  dimension string name | Friday shift
  dimension time held_at | Held
  measure count shift_count | Shifts
`);
    const sql = await statementsWith({ model, rows: [["A", 1]] })("shifts by Friday shift");
    expect(sql).toContain("SELECT name,");
    expect(sql).not.toContain("isodow");
  });
});
