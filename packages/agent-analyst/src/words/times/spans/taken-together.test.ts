import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view kiosk_sales | Kiosk sales
  dimension string kiosk | Kiosk
  dimension time sold_on | Sold
  measure sum income | Income
`);
const sqlOf = statementsWith({ model, rows: [[5]] });

describe("D7: times that follow one another and are taken together", () => {
  it.each([
    ["income in September and October together", "income from September to October 2026"],
    ["income September and October combined", "income from September to October 2026"],
    ["income of Q1 plus Q2 2025", "income from January 2025 to June 2025"],
    ["income July plus August", "income from July to August 2026"],
    ["income in June, July and August taken together", "income from June to August 2026"],
    ["income of 2024 and 2025 together", "income from January 2024 to December 2025"],
    [
      "income of December 2025 and January 2026 together",
      "income from December 2025 to January 2026",
    ],
  ])("%s is one time", async (question, span) => {
    const sql = await sqlOf(question);
    expect(sql).not.toBe("");
    expect(sql).toBe(await sqlOf(span));
  });

  it.each([
    "compare income in September and October together with the same two months of last year",
    "income in September and October together vs the same 2 months last year",
    "compare income in September and October together with September and October last year",
    "income September and October combined vs September and October 2025",
  ])("%s: each of the two times is one", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("sold_on >= DATE '2026-09-01' AND sold_on < DATE '2026-11-01'");
    expect(sql).toContain("sold_on >= DATE '2025-09-01' AND sold_on < DATE '2025-11-01'");
  });

  it.each(["income in September and October", "income in March and August together"])(
    "%s: times that are not put together, or lie apart, stay two",
    async (question) => {
      expect(await sqlOf(question)).toContain("CASE WHEN");
    },
  );
});
