import { expect, test } from "@jest/globals";
import { leastHeight } from "./chart-height.js";

const cities = ["Rome", "Oslo", "Hamburg", "Munich", "Vienna", "Zurich", "Bern"];
const name = { field: "city", type: "nominal" };
const figure = { field: "revenue", type: "quantitative" };
const charted = (encoding: object, mark = "bar") => ({
  vegaSpec: JSON.stringify({ mark, encoding }),
  columns: [
    { name: "city", type: "String" },
    { name: "revenue", type: "Double" },
  ],
  rows: cities.flatMap((city) => [
    [city, 1],
    [city, 2],
  ]),
});

test("G1: bars that lie have a line each that can be read, also where they lie for want of room", () => {
  const lying = leastHeight(charted({ x: figure, y: name }), 600);
  expect(lying).toBe(7 * 16 + 48);
  const upright = charted({ x: name, y: figure });
  expect([leastHeight(upright, 600), leastHeight(upright, 200)]).toEqual([0, lying]);
  expect(leastHeight(charted({ x: figure, y: name, yOffset: name }), 600)).toBe(14 * 16 + 48);
  expect(leastHeight(charted({ x: name, y: figure }, "line"), 200)).toBe(0);
});
