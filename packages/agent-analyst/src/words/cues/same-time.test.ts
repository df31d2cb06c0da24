import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [["now", 1]] };
const sqlOf = statementsWith(script);
const within = (from: string, to: string): string =>
  `shipped_at >= DATE '${from}' AND shipped_at < DATE '${to}'`;

describe("D14: this month and the same one of last year", () => {
  it.each([
    "revenue this month beside the same month of last year",
    "revenue this month versus the same month of last year",
    "revenue this month vs same month LY",
    "revenue this month vs LY",
    "revenue this month next to the same month a year ago",
    "revenue of this month against a year ago",
    "revenue this month alongside this time last year",
    "revenue this month compared with one year ago",
    "revenue this month set against the same month last year",
    "revenue for this month and for the same month in 2025",
    "this month's revenue beside that of the same month last year",
    "is revenue up this month on last year",
    "revenue this month year on year",
  ])("%s: what there is of it, with the same days, which is said", async (question) => {
    const { queries, content } = await ask(question, script);
    const [{ sqlQuery = "" } = {}] = queries;
    expect(sqlQuery).toContain(within("2026-11-01", "2026-11-22"));
    expect(sqlQuery).toContain(within("2025-11-01", "2025-11-22"));
    expect(content).toContain("I compare");
  });

  it.each([
    ["revenue october beside the same month of last year", "2025"],
    ["revenue in october compared to that of october last year", "2025"],
    ["revenue october vs the same month in 2024", "2024"],
    ["revenue october 2026 relative to the same month of 2023", "2023"],
  ])("%s: a month that is over, as a whole", async (question, year) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(within("2026-10-01", "2026-11-01"));
    expect(sql).toContain(within(`${year}-10-01`, `${year}-11-01`));
  });

  it("revenue this year and in the same period of 2025: the same days of the year", async () => {
    const sql = await sqlOf("is revenue this year higher than in the same period of 2025");
    expect(sql).toContain(within("2026-01-01", "2026-11-22"));
    expect(sql).toContain(within("2025-01-01", "2025-11-22"));
  });

  it("revenue this month last year: that month alone", async () => {
    const sql = await sqlOf("revenue this month last year");
    expect(sql).toContain(`WHERE ${within("2025-11-01", "2025-12-01")}`);
  });

  it.each(["revenue last week vs the same week last year", "revenue last week year on year"])(
    "%s: the week that has its days of the week",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain(within("2026-11-09", "2026-11-16"));
      expect(sql).toContain(within("2025-11-10", "2025-11-17"));
    },
  );

  it.each(["stores next to Berlin", "revenue beside returns by Berlin"])(
    "%s: beside anything else the words have no part",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});
