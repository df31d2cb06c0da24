import { describe, expect, test } from "@jest/globals";
import { rangeDays, todayIn } from "./range-days.js";

describe("H1: the days of a range", () => {
  test.each([
    ["last 12 months", "2025-11-01", "2026-10-31"],
    ["last 7 days", "2026-11-18", "2026-11-24"],
    ["last day", "2026-11-24", "2026-11-24"],
    ["last 2 weeks", "2026-11-09", "2026-11-22"],
    ["last week", "2026-11-16", "2026-11-22"],
    ["this week", "2026-11-23", "2026-11-24"],
    ["this month", "2026-11-01", "2026-11-24"],
    ["last month", "2026-10-01", "2026-10-31"],
    ["this quarter", "2026-10-01", "2026-11-24"],
    ["last 2 quarters", "2026-04-01", "2026-09-30"],
    ["this year", "2026-01-01", "2026-11-24"],
    ["last 3 years", "2023-01-01", "2025-12-31"],
    ["today", "2026-11-24", "2026-11-24"],
    ["yesterday", "2026-11-23", "2026-11-23"],
    ["2026-01-01..2026-03-31", "2026-01-01", "2026-03-31"],
  ])("of %s are those that the service reads", (range, from, to) => {
    expect(rangeDays(range, "2026-11-24")).toEqual([from, to]);
  });

  test("of a text that is none are none", () => {
    expect(rangeDays("North", "2026-11-24")).toBeUndefined();
  });

  test("end on the day of the reader's zone", () => {
    expect(todayIn("Pacific/Kiritimati") > todayIn("Pacific/Pago_Pago")).toBe(true);
    expect(todayIn("UTC")).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
