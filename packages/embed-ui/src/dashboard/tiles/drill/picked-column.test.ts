import { describe, expect, test } from "@jest/globals";
import type { Tile } from "@embedded-analytics/client";
import type { TileData } from "../../dashboard-context.js";
import { handedOver, pickedColumn, rowOfMark } from "./picked-column.js";
import { rangeOfGrain } from "./range-of-grain.js";

const data: TileData = {
  columns: [
    { name: "ordered_at", type: "Time" },
    { name: "city", type: "String" },
    { name: "channel", type: "String" },
    { name: "revenue", type: "Double" },
  ],
  rows: [
    ["2026-02-01T00:00:00.000", "Berlin", "online", 5],
    ["2026-02-01T00:00:00.000", "Berlin", "store", 7],
    ["2026-02-01T00:00:00.000", null, "store", 7],
  ],
  isPart: false,
  drill: [],
  info: {
    columns: [
      {
        name: "ordered_at",
        kind: "dimension",
        member: "sales.ordered_at",
        type: "time",
        grain: "month",
      },
      { name: "city", kind: "dimension", member: "sales.city", type: "string" },
      { name: "channel", kind: "dimension", member: "sales.channel", type: "string" },
      { name: "revenue", kind: "measure", member: "sales.revenue", type: "number" },
    ],
    filters: [],
    timezone: "UTC",
    version: "1",
  },
};
const tile = (click: Tile["click"]): Tile => ({ id: "t", chart: "bar", click });

describe("H1: a click on a mark", () => {
  test("is on the first dimension that is no time, where the tile says what it does", () => {
    const picked = { column: 1, member: "sales.city" };
    expect(pickedColumn(tile("filter"), data)).toEqual(picked);
    expect(pickedColumn(tile({ dashboard: "city" }), data)).toEqual(picked);
    for (const click of ["none", undefined] as const) {
      expect(pickedColumn(tile(click), data)).toBeUndefined();
    }
    const drill = [{ member: "sales.country", value: "DE" }];
    const twice = tile({ drill: ["sales.city", "sales.store"] });
    expect(pickedColumn(twice, data)).toEqual(picked);
    expect(pickedColumn(twice, { ...data, drill })).toEqual(picked);
    expect(pickedColumn(tile({ drill: ["sales.city"] }), { ...data, drill })).toBeUndefined();
  });

  test("stands for the row with the mark's values, and for none where it stands for several", () => {
    const picked = { column: 1, member: "sales.city" };
    const found = rowOfMark({ city: "Berlin", channel: "store", revenue: 7 }, data, picked, "-");
    expect(found).toBe(data.rows[1]);
    expect(rowOfMark({ city: "-", channel: "store" }, data, picked, "-")).toBe(data.rows[2]);
    expect(rowOfMark({ city: "Other", channel: "store" }, data, picked, "-")).toBeUndefined();
    expect(rowOfMark({ channel: "store" }, data, picked, "-")).toBeUndefined();
  });

  test("hands over the values of its members, and times as their days", () => {
    const members = ["sales.city", "sales.ordered_at", "sales.absent"];
    expect(handedOver(members, data, data.rows[0]!)).toEqual({
      "sales.city": ["Berlin"],
      "sales.ordered_at": "2026-02-01..2026-02-28",
    });
  });

  test.each([
    ["2026-03-29T00:00:00.000", "day", "2026-03-29..2026-03-29"],
    ["2026-03-29T13:00:00.000", "hour", "2026-03-29..2026-03-29"],
    ["2026-12-28T00:00:00.000", "week", "2026-12-28..2027-01-03"],
    ["2024-02-01", "month", "2024-02-01..2024-02-29"],
    ["2026-10-01", "quarter", "2026-10-01..2026-12-31"],
    ["2026-01-01", "year", "2026-01-01..2026-12-31"],
    ["soon", "year", undefined],
  ])("%s by %s is %s", (text, grain, range) => {
    expect(rangeOfGrain(text, grain)).toBe(range);
  });
});
