import { expect, test } from "@jest/globals";
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

test("H1: a whole specification becomes a table, since its columns are others", () => {
  const { chart: _chart, ...rest } = tile;
  const drawn = drilledTile({ ...rest, vega: { mark: "bar" } }, steps);
  expect([drawn.vega, drawn.table]).toEqual([undefined, true]);
});
