import { describe, expect, test } from "@jest/globals";
import type { DashboardFilter, Tile } from "@embedded-analytics/client";
import {
  addressWith,
  filterParameters,
  reachingOf,
  readAddress,
  readHostFilters,
  valuesOf,
  type FilterValues,
} from "./filter-state.js";

const region: DashboardFilter = { name: "region", member: "sales.region", default: "north" };
const grain: DashboardFilter = {
  name: "grain",
  type: "granularity",
  options: ["day", "week"],
  default: "week",
};
const filters = [region, grain];
const none = { types: {} };
const filtersOfAddress = (search: string, of: readonly DashboardFilter[]): FilterValues =>
  readAddress(search, { filters: of, ...none }).values;
/** What a host may set; undefined where it is refused. */
const filtersOfHost = (
  given: Readonly<Record<string, unknown>>,
  of: readonly DashboardFilter[],
): FilterValues | undefined => {
  const read = readHostFilters(given, { filters: of, ...none });
  return read?.refused.length === 0 ? read.values : undefined;
};
/** The same, where a region may have several values. */
const severalRegions = [{ ...region, multiple: true }, grain];

describe("H1: the filters in the address", () => {
  test("are read back as they were written, whatever their characters are", () => {
    const values = { region: ["a&b", "ü=1"], grain: "day", "sales.city": "Köln" };
    const written = filterParameters(values, severalRegions);
    expect(written).toMatch(/^f_region=.*&g_grain=day&f_sales\.city=/);
    const address = addressWith("https://a.example/x?scheme=dark&f_old=1#end", written);
    expect(address).toMatch(/^\/x\?scheme=dark&f_region=.*#end$/);
    const { search } = new URL(address, "https://a.example");
    expect(filtersOfAddress(search, severalRegions)).toEqual(values);
  });

  test("none is other than the default", () => {
    const none = filtersOfAddress(filterParameters({ region: [] }, filters), filters);
    expect(none).toEqual({ region: null });
    expect([valuesOf(region, none), valuesOf(region, {})]).toEqual([[], ["north"]]);
  });

  test.each([
    ["rows that have no value", { region: [null] }],
    ["no value among others", { region: ["north", null, "south"], "sales.city": [null] }],
    ["an empty text", { region: [""] }],
    ["an empty text among others", { region: ["", "north"] }],
    ["none", { region: null }],
  ])("say %s again", (_, values) => {
    const written = filterParameters(values, severalRegions);
    expect(filtersOfAddress(`?${written}`, severalRegions)).toEqual(values);
  });

  test("what names no filter is passed over, and what is too long stays out", () => {
    expect(filtersOfAddress("?f_other=1&f_=2&f_a.b.c=3&scheme=dark", filters)).toEqual({});
    const long = filterParameters({ region: "x".repeat(5000) }, filters);
    expect(addressWith("https://a.example/x?f_region=y", long)).toBe("/x");
  });
});

describe("H1: what a filter cannot have", () => {
  const period: DashboardFilter = {
    name: "period",
    member: "sales.ordered_at",
    default: "last 12 months",
  };
  const all = [region, grain, period];

  test.each([
    ["f_period=last+12+yeers"],
    ["f_period=2026-03-31..2026-01-01"],
    ["f_period=2026-02-30..2026-03-01"],
    ["f_period=last+0+days"],
    ["f_period=North"],
    ["f_period=today&f_period=yesterday"],
    ["g_grain=hour"],
    ["g_grain=day&g_grain=week"],
    ["f_region=north&f_region=south"],
    ["f_sales.region=north&f_sales.region=south"],
    ["f_sales.ordered_at=2026"],
  ])("%s is left out and said, so that its tiles go on", (search) => {
    const { values, refused } = readAddress(`?${search}`, { filters: all, types: {} });
    expect([values, refused]).toEqual([
      {},
      [{ name: expect.any(String), values: expect.any(Array) }],
    ]);
    const parameters = new URLSearchParams(search);
    const [[key = ""] = []] = [...parameters];
    const texts = parameters.getAll(key);
    const given = { [key.slice(2)]: texts.length === 1 ? texts[0] : texts };
    const isByMember = key.includes(".");
    if (!isByMember) expect(filtersOfHost(given, all)).toBeUndefined();
  });

  test.each([
    "Today",
    "this week",
    "last quarter",
    "last 1000 days",
    "2026-03-31",
    "2026-01-01..2026-03-31",
    "",
  ])("the range %j is none of it", (range) => {
    expect(filtersOfAddress(`?f_period=${range}`, all)).toEqual({ period: range || null });
    expect(filtersOfHost({ period: range || null, region: [] }, all)).toBeDefined();
  });
});

describe("H1: what a filter without a default cannot have", () => {
  const open: readonly DashboardFilter[] = ["period", "amount", "paid", "city"].map((name) => ({
    name,
    member: `sales.${name}`,
    multiple: true,
  }));
  const types = { period: "time", amount: "number", paid: "boolean", city: "string" } as const;
  const declared = { filters: open, types };

  test.each([
    ["f_period=last+12+yeers", "period", ["last 12 yeers"]],
    ["f_period=%00", "period", [null]],
    ["f_period=today&f_period=yesterday", "period", ["today", "yesterday"]],
    ["f_amount=1&f_amount=many", "amount", ["1", "many"]],
    ["f_sales.paid=yes", "paid", ["yes"]],
  ])("%s is read by its type", (search, name, values) => {
    expect(readAddress(`?${search}&f_city=Rome`, declared)).toEqual({
      values: { city: "Rome" },
      refused: [{ name, values }],
    });
    const given = { [name]: values, city: "Rome" };
    expect(readHostFilters(given, declared)?.refused).toEqual([{ name, values }]);
  });

  test("and what it can have is not", () => {
    const search = "?f_period=2026-03-31&f_amount=-1.50&f_amount=%00&f_paid=true&f_city=today";
    expect(readAddress(search, declared)).toEqual({
      values: { period: "2026-03-31", amount: ["-1.50", null], paid: "true", city: "today" },
      refused: [],
    });
  });
});

test("G5: a host sets values of filters and members, and nothing else", () => {
  const given = { region: ["north", null], "sales.city": "Köln" };
  expect(filtersOfHost(given, severalRegions)).toEqual(given);
  for (const wrong of [{ other: 1 }, { region: {} }, { region: [["x"]] }]) {
    expect(filtersOfHost(wrong, severalRegions)).toBeUndefined();
  }
  expect(filtersOfHost({ region: new Array(10_001).fill("x") }, severalRegions)).toBeUndefined();
});

test("H1: a tile asks anew for the filters that reach it alone", () => {
  const tile = (more: Partial<Tile>): Tile => ({ id: "t", number: "sales.revenue", ...more });
  const change = (more: Partial<Tile>, values: object): boolean =>
    reachingOf(tile(more), values as never, filters) !== reachingOf(tile(more), {}, filters);
  expect(change({}, { region: "south" })).toBe(true);
  expect(change({ ignore: ["sales.region"] }, { region: "south" })).toBe(false);
  expect(change({ listen: ["region"] }, { region: "south" })).toBe(true);
  expect(change({ listen: ["region"] }, { "sales.city": "Köln" })).toBe(false);
  expect(change({}, { grain: "day" })).toBe(false);
  expect(change({ sql: "SELECT {filters.grain}" }, { grain: "day" })).toBe(true);
});
