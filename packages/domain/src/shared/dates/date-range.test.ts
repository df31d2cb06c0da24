import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  addDays,
  addMonths,
  dateInZone,
  daysBetween,
  formatDate,
  mondayOf,
  parseDate,
} from "./civil-date.js";
import {
  comparedRange,
  formatRange,
  parseRange,
  rangeForms,
  rangeOn,
  rangeProblem,
  wholeUnits,
} from "./date-range.js";

const today = { year: 2026, month: 5, day: 20 };

const rangeOf = (text: string): string | undefined => {
  const expression = parseRange(text);
  return expression === undefined ? undefined : formatRange(rangeOn(expression, today));
};

describe("H1: a range", () => {
  it.each([
    ["today", "2026-05-20..2026-05-20"],
    ["yesterday", "2026-05-19..2026-05-19"],
    ["this week", "2026-05-18..2026-05-20"],
    ["this month", "2026-05-01..2026-05-20"],
    ["this quarter", "2026-04-01..2026-05-20"],
    ["this year", "2026-01-01..2026-05-20"],
    ["last 1 day", "2026-05-20..2026-05-20"],
    ["Last 90 Days", "2026-02-20..2026-05-20"],
    ["last day", "2026-05-20..2026-05-20"],
    ["last week", "2026-05-11..2026-05-17"],
    ["last 2 weeks", "2026-05-04..2026-05-17"],
    ["last month", "2026-04-01..2026-04-30"],
    ["last 12 months", "2025-05-01..2026-04-30"],
    ["last quarter", "2026-01-01..2026-03-31"],
    ["last 3 years", "2023-01-01..2025-12-31"],
    ["2026-01-01..2026-03-31", "2026-01-01..2026-03-31"],
    ["2024-02-29", "2024-02-29..2024-02-29"],
  ])("%s is %s", (text, days) => {
    expect(rangeOf(text)).toBe(days);
  });

  it.each([
    "",
    "soon",
    "last 0 days",
    "last 1001 days",
    "2026-03-31..2026-01-01",
    "2025-02-29",
    "2026-1-1",
    "0001-01-01",
    "a..b",
    "2026-01-01..2026-01-02..2026-01-03",
    "last -1 days",
  ])("%j is none", (text) => {
    expect(rangeOf(text)).toBeUndefined();
    expect(rangeProblem(text)).toMatch(/^must /);
  });

  it.each([
    ["0999-12-31", "must lie within the years 1000 to 9000"],
    ["2026-01-01..9001-01-01", "must lie within the years 1000 to 9000"],
    ["1000-01-01..9000-12-31", "must be at most 300000 days long"],
    ["2026-03-31..2026-01-01", "must begin with its first day"],
    ["2025-02-29", "must have days that are in the calendar"],
    ["2025-01-01 .. 2025-13-01", "must have days that are in the calendar"],
    ["last 1001 days", "must have a number from 1 to 1000"],
    ["last 0 weeks", "must have a number from 1 to 1000"],
    ["in may", rangeForms],
    ["2026-1-1", rangeForms],
    ["1000-01-01..1000-01-01", undefined],
    [" 9000-12-31", undefined],
    ["last 1000 days", undefined],
  ])("of %j it is said what is wrong with it: %s", (text, problem) => {
    expect(rangeProblem(text)).toBe(problem);
  });

  it.each([
    ["today", "previous period", "2026-05-19..2026-05-19"],
    ["last 30 days", "previous period", "2026-03-22..2026-04-20"],
    ["this month", "previous period", "2026-04-01..2026-04-20"],
    ["this week", "previous period", "2026-05-11..2026-05-13"],
    ["this week", "previous year", "2025-05-18..2025-05-20"],
    ["last week", "previous period", "2026-05-04..2026-05-10"],
    ["last 3 months", "previous period", "2025-11-01..2026-01-31"],
    ["last month", "previous year", "2025-04-01..2025-04-30"],
    ["last 2 quarters", "previous period", "2025-04-01..2025-09-30"],
    ["2026-03-01..2026-03-31", "previous period", "2026-01-29..2026-02-28"],
    ["2024-02-29", "previous year", "2023-02-28..2023-02-28"],
    ["last 12 months", "previous year", "2024-05-01..2025-04-30"],
  ] as const)("%s is compared with the %s, %s", (text, comparison, days) => {
    const expression = parseRange(text);
    if (expression === undefined) throw new Error(text);
    expect(formatRange(comparedRange(expression, rangeOn(expression, today), comparison))).toBe(
      days,
    );
  });
});

describe("H1: whole units", () => {
  const dayIn = fc
    .integer({ min: Date.UTC(1996, 0, 1) / 86_400_000, max: Date.UTC(2030, 0, 1) / 86_400_000 })
    .map((days) => addDays({ year: 1970, month: 1, day: 1 }, days));

  it("end on the last day of February in each year", () => {
    const [march, expression] = [{ year: 2025, month: 3, day: 9 }, parseRange("last month")];
    if (expression === undefined) throw new Error("last month");
    const range = rangeOn(expression, march);
    expect(formatRange(range)).toBe("2025-02-01..2025-02-28");
    expect(formatRange(comparedRange(expression, range, "previous year"))).toBe(
      "2024-02-01..2024-02-29",
    );
  });

  it("are compared with as many whole ones, which end the day before them", () => {
    const units = fc.constantFrom("week", "month", "quarter", "year");
    fc.assert(
      fc.property(dayIn, units, fc.integer({ min: 1, max: 20 }), (day, unit, count) => {
        const expression = parseRange(`last ${count} ${unit}s`);
        const twice = parseRange(`last ${2 * count} ${unit}s`);
        if (expression === undefined || twice === undefined) throw new Error(unit);
        const range = rangeOn(expression, day);
        const before = comparedRange(expression, range, "previous period");
        expect(formatDate(addDays(before.to, 1))).toBe(formatDate(range.from));
        expect(formatDate(before.from)).toBe(formatDate(rangeOn(twice, day).from));
        expect(daysBetween(range.to, day)).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ["2026-03-30..2026-05-19", "day", "2026-03-30..2026-05-19"],
    ["2026-03-30..2026-05-20", "day", "2026-03-30..2026-05-19"],
    ["2026-02-20..2026-05-20", "week", "2026-02-23..2026-05-17"],
    ["2025-05-01..2026-04-30", "week", "2025-05-05..2026-04-26"],
    ["2025-05-01..2026-04-30", "month", "2025-05-01..2026-04-30"],
    ["2026-01-15..2026-05-31", "month", "2026-02-01..2026-05-31"],
    ["2026-05-18..2026-05-20", "week", "2026-05-18..2026-05-20"],
    ["2026-05-20..2026-05-20", "day", "2026-05-20..2026-05-20"],
    ["2026-06-03..2026-06-20", "week", "2026-06-08..2026-06-14"],
  ] as const)("of %s in %ss are %s", (range, unit, whole) => {
    const expression = parseRange(range);
    if (expression?.kind !== "fixed") throw new Error(range);
    expect(formatRange(wholeUnits(expression.range, unit, today))).toBe(whole);
  });
});

describe("a day", () => {
  const ms = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9000, 0, 1) });

  it("is counted as the calendar of the machine counts", () => {
    fc.assert(
      fc.property(ms, fc.integer({ min: -5000, max: 5000 }), (at, days) => {
        const date = new Date(at).toISOString().slice(0, 10);
        const later = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
        const from = parseDate(date);
        if (from === undefined) throw new Error(date);
        expect(formatDate(from)).toBe(date);
        expect(formatDate(addDays(from, days))).toBe(later);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        const monday = mondayOf(from);
        expect(new Date(formatDate(monday)).getUTCDay()).toBe(1);
        expect(daysBetween(monday, from)).toBeLessThan(7);
        expect(daysBetween(monday, from)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("has no later day a month later than that month has", () => {
    expect(formatDate(addMonths({ year: 2026, month: 1, day: 31 }, 1))).toBe("2026-02-28");
    expect(formatDate(addMonths({ year: 2026, month: 1, day: 31 }, -2))).toBe("2025-11-30");
  });

  it("is another one in another zone", () => {
    const at = Date.UTC(2026, 4, 20, 22, 30);
    expect(formatDate(dateInZone(at, "UTC"))).toBe("2026-05-20");
    expect(formatDate(dateInZone(at, "Europe/Berlin"))).toBe("2026-05-21");
    expect(formatDate(dateInZone(at, "Pacific/Honolulu"))).toBe("2026-05-20");
    expect(formatDate(dateInZone(Date.UTC(2026, 4, 20, 9), "Pacific/Honolulu"))).toBe("2026-05-19");
  });
});
