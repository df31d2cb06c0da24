import { describe, expect, test } from "@jest/globals";
import type { Tile } from "@embedded-analytics/client";
import { drillBelow, drilledTile } from "./drilled-tile.js";

const steps = [
  { member: "sales.category", value: "Chairs" },
  { member: "sales.product", value: null },
];
const tile: Tile = {
  id: "a",
  chart: { type: "bar", x: "sales.revenue", y: "category", color: "sales.channel" },
  click: { drill: ["sales.product", "sales.city"] },
};

test("H1: a tile says what is next below it", () => {
  expect(drillBelow(tile, [])).toEqual(["sales.product", "sales.city"]);
  expect(drillBelow(tile, steps.slice(0, 1))).toEqual(["sales.city"]);
  expect(drillBelow(tile, steps)).toEqual([]);
  for (const click of ["filter", "none", { dashboard: "a" }, undefined] as const) {
    expect(drillBelow({ ...tile, click }, [])).toEqual([]);
  }
});

test("H1: a chart draws the member that stands in the place of the one before", () => {
  expect(drilledTile(tile, [])).toBe(tile);
  expect(drilledTile(tile, steps.slice(0, 1)).chart).toMatchObject({
    x: "sales.revenue",
    y: "sales.product",
    color: "sales.channel",
  });
  expect(drilledTile(tile, steps).chart).toMatchObject({ y: "sales.city" });
  expect(drilledTile({ ...tile, chart: "pie" }, steps).chart).toBe("pie");
});

describe("H1: a whole specification below a value", () => {
  const { chart: _chart, ...rest } = tile;
  const bars = {
    mark: "bar",
    transform: [{ aggregate: [{ op: "sum", field: "revenue", as: "sum" }], groupby: ["category"] }],
    encoding: {
      x: { field: "sum", type: "quantitative", title: "Revenue" },
      y: { field: "category", type: "ordinal", sort: ["Chairs", "Tables"], title: "Category" },
      color: { field: "category", scale: { domain: ["Chairs"] }, sort: { field: "category" } },
      tooltip: [{ field: "category" }, { field: "sum" }],
    },
  };
  const below = (vega: Readonly<Record<string, unknown>>, depth = 1): Tile =>
    drilledTile({ ...rest, vega }, steps.slice(0, depth));

  test("draws the next member, and says nothing of the values of the one before", () => {
    expect(below(bars).vega).toEqual({
      mark: "bar",
      transform: [
        { aggregate: [{ op: "sum", field: "revenue", as: "sum" }], groupby: ["product"] },
      ],
      encoding: {
        x: { field: "sum", type: "quantitative", title: "Revenue" },
        y: { field: "product", type: "nominal" },
        color: { field: "product", sort: { field: "product" } },
        tooltip: [{ field: "product" }, { field: "sum" }],
      },
    });
    expect(JSON.stringify(below(bars, 2).vega)).not.toMatch(/category|product/);
    expect(drilledTile({ ...rest, vega: bars }, []).vega).toBe(bars);
  });

  test("renames columns alone", () => {
    const named = { mark: "category", encoding: { x: { field: "category", type: "nominal" } } };
    expect(below(named).vega).toMatchObject({ mark: "category" });
  });

  test("is a table where it draws certain values of the one before alone", () => {
    const oneOf = { filter: { or: [{ field: "category", oneOf: ["Chairs"] }] } };
    const { vega, table } = below({ ...bars, transform: [oneOf] });
    expect([vega, table]).toEqual([undefined, true]);
    const other = below({ ...bars, transform: [{ filter: { field: "sum", gt: 1 } }] });
    expect(other.table).toBeUndefined();
  });
});
