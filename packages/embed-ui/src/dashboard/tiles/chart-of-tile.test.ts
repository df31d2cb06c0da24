import { expect, test } from "@jest/globals";
import type { Tile } from "@embedded-analytics/client";
import { chartOfTile } from "./chart-of-tile.js";
import type { TileData } from "../dashboard-context.js";

const kinds = { String: "string", Double: "number", Time: "time" } as const;

const data = (...columns: readonly (readonly [string, keyof typeof kinds])[]): TileData => ({
  columns: columns.map(([name, type]) => ({ name, type })),
  rows: [],
  isPart: false,
  drill: [],
  info: {
    columns: columns.map(([name, type]) => ({
      name,
      kind: type === "Double" ? "measure" : "dimension",
      member: `sales.${name}`,
      title: name.toUpperCase(),
      type: kinds[type],
    })),
    filters: [],
    timezone: "UTC",
    version: "1",
  },
});
const drawn = (chart: Tile["chart"], of: TileData): unknown =>
  JSON.parse(chartOfTile({ id: "t", chart }, of) ?? "null");

const series = data(["channel", "String"], ["at", "Time"], ["revenue", "Double"]);
const city = data(["city", "String"], ["revenue", "Double"], ["orders", "Double"]);

test("H1: channels are inferred: times along the axis, names as series", () => {
  expect(drawn("line", series)).toMatchObject({
    mark: "line",
    encoding: {
      x: { field: "at", type: "temporal" },
      y: { field: "revenue", type: "quantitative", title: "REVENUE" },
      color: { field: "channel", type: "nominal" },
    },
  });
  expect(drawn("column", city)).toMatchObject({
    mark: "bar",
    encoding: { x: { field: "city", sort: null }, y: { field: "revenue" } },
  });
  expect(drawn("bar", city)).toMatchObject({
    encoding: { x: { field: "revenue" }, y: { field: "city" } },
  });
  expect(drawn("pie", city)).toMatchObject({
    mark: { type: "arc" },
    encoding: { theta: { field: "revenue" }, color: { field: "city" } },
  });
  expect(drawn("scatter", city)).toMatchObject({
    encoding: { x: { field: "revenue" }, y: { field: "orders" }, color: { field: "city" } },
  });
  expect(drawn("heatmap", series)).toMatchObject({
    encoding: { x: { field: "at" }, y: { field: "channel" }, color: { field: "revenue" } },
  });
});

test("H1: declared members and columns win", () => {
  const chart = { type: "column", x: "sales.city", y: "orders" } as const;
  expect(drawn(chart, city)).toMatchObject({
    encoding: { x: { field: "city" }, y: { field: "orders" } },
  });
  const beside = { type: "column", color: "sales.channel", stack: false } as const;
  expect(drawn(beside, series)).toMatchObject({
    encoding: { color: { field: "channel" }, xOffset: { field: "channel" } },
  });
});

test("a chart that its rows cannot be has no specification, and so is a table", () => {
  expect(drawn("line", data(["city", "String"]))).toBeNull();
  expect(drawn("scatter", data(["city", "String"], ["revenue", "Double"]))).toBeNull();
});

test("H1: bars are no wider than a sixth of their axis, however few there are", () => {
  const withRows = (count: number): TileData => ({
    ...city,
    rows: Array.from({ length: count * 2 }, (_, at) => [`city ${at % count}`, at, at]),
  });
  const scaleOf = (chart: "bar" | "column" | "line", count: number): unknown => {
    const { encoding } = drawn(chart, withRows(count)) as {
      readonly encoding: Readonly<Record<"x" | "y", { readonly scale?: unknown }>>;
    };
    return encoding[chart === "bar" ? "y" : "x"].scale;
  };
  for (const chart of ["bar", "column"] as const) {
    expect(scaleOf(chart, 1)).toEqual({ paddingInner: 0.1, paddingOuter: 2.5 });
    expect(scaleOf(chart, 4)).toEqual({ paddingInner: 0.1, paddingOuter: 1 });
    expect(scaleOf(chart, 6)).toBeUndefined();
    expect(scaleOf(chart, 0)).toBeUndefined();
  }
  expect(scaleOf("line", 1)).toBeUndefined();
});
