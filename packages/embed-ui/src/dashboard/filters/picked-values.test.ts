import { describe, expect, test } from "@jest/globals";
import type { DashboardFilter } from "@embedded-analytics/client";
import type { FilterValue, FilterValues } from "./filter-state.js";
import { isPicked, picked, type Picks } from "./picked-values.js";

const filters: readonly DashboardFilter[] = [
  { name: "region", member: "sales.region", multiple: true, default: ["North"] },
  { name: "channel", member: "sales.channel" },
];

/** What is set after some clicks, one after the other. */
const after = (
  start: FilterValues,
  ...clicks: readonly (readonly [string, FilterValue])[]
): FilterValues => {
  let [values, picks]: [FilterValues, Picks] = [start, new Map()];
  for (const [member, value] of clicks) {
    const next = picked({ member, value }, values, filters, picks);
    [values, picks] = [next.values, next.picks];
  }
  return values;
};

const [north, south] = [
  ["sales.region", "North"],
  ["sales.region", "South"],
] as const;

describe("H1: a click on a value", () => {
  test("filters by it, and a second one takes that back", () => {
    expect(after({}, north)).toEqual({ region: ["North"] });
    expect(after({}, north, north)).toEqual({});
    expect(after({}, ["sales.channel", "online"])).toEqual({ channel: "online" });
    expect(after({}, ["sales.channel", "online"], ["sales.channel", "online"])).toEqual({});
    expect(after({}, ["sales.city", null])).toEqual({ "sales.city": [null] });
    expect(after({}, ["sales.city", null], ["sales.city", null])).toEqual({});
  });

  test("goes back to what was chosen before the first click", () => {
    const chosen = { region: ["North", "South"], channel: "store" };
    expect(after(chosen, north)).toEqual({ region: ["North"], channel: "store" });
    expect(after(chosen, north, north)).toEqual(chosen);
    expect(after(chosen, north, south, south)).toEqual(chosen);
    expect(after({ region: null }, south, south)).toEqual({ region: null });
  });

  test("takes back what an address has set", () => {
    expect(after({ region: "North" }, north)).toEqual({});
    expect(after({ "sales.year": "2026" }, ["sales.year", 2026])).toEqual({});
  });

  test("goes back to what was chosen between two clicks", () => {
    const first = picked({ member: "sales.region", value: "North" }, {}, filters, new Map());
    const chosen = { region: ["South", "East"] };
    const second = picked({ member: "sales.region", value: "North" }, chosen, filters, first.picks);
    const third = picked(
      { member: "sales.region", value: "North" },
      second.values,
      filters,
      second.picks,
    );
    expect(third.values).toEqual(chosen);
  });

  test("is pressed where it alone is filtered by", () => {
    const clicked = { member: "sales.region", value: "North" };
    expect(isPicked(clicked, { region: ["North"] }, filters)).toBe(true);
    expect(isPicked(clicked, { region: ["North", "South"] }, filters)).toBe(false);
    expect(isPicked(clicked, {}, filters)).toBe(false);
  });
});
