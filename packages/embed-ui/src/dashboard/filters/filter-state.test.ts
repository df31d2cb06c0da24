import { describe, expect, test } from "@jest/globals";
import type { DashboardFilter, Tile } from "@embedded-analytics/client";
import {
  addressWith,
  filterParameters,
  filtersOfAddress,
  filtersOfHost,
  reachingOf,
  valuesOf,
} from "./filter-state.js";

const region: DashboardFilter = { name: "region", member: "sales.region", default: "north" };
const grain: DashboardFilter = {
  name: "grain",
  type: "granularity",
  options: ["day", "week"],
  default: "week",
};
const filters = [region, grain];

describe("H1: the filters in the address", () => {
  test("are read back as they were written, whatever their characters are", () => {
    const values = { region: ["a&b", "ü=1"], grain: "day", "sales.city": "Köln" };
    const written = filterParameters(values, filters);
    expect(written).toMatch(/^f_region=.*&g_grain=day&f_sales\.city=/);
    const address = addressWith("https://a.example/x?scheme=dark&f_old=1#end", written);
    expect(address).toMatch(/^\/x\?scheme=dark&f_region=.*#end$/);
    expect(filtersOfAddress(new URL(address, "https://a.example").search, filters)).toEqual(values);
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
    const multiple = [{ ...region, multiple: true }, grain];
    const written = filterParameters(values, multiple);
    expect(filtersOfAddress(`?${written}`, multiple)).toEqual(values);
  });

  test("what names no filter is passed over, and what is too long stays out", () => {
    expect(filtersOfAddress("?f_other=1&f_=2&f_a.b.c=3&scheme=dark", filters)).toEqual({});
    const long = filterParameters({ region: "x".repeat(5000) }, filters);
    expect(addressWith("https://a.example/x?f_region=y", long)).toBe("/x");
  });
});

test("G5: a host sets values of filters and members, and nothing else", () => {
  const given = { region: ["north", null], "sales.city": "Köln" };
  expect(filtersOfHost(given, filters)).toEqual(given);
  for (const wrong of [{ other: 1 }, { region: {} }, { region: [["x"]] }]) {
    expect(filtersOfHost(wrong, filters)).toBeUndefined();
  }
  expect(filtersOfHost({ region: new Array(10_001).fill("x") }, filters)).toBeUndefined();
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
