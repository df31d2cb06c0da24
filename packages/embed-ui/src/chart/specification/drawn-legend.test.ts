import { expect, test } from "@jest/globals";
import { chartRows } from "../chart-rows.js";
import { drawnSvg, formats } from "./drawn-svg.fixture.js";
import { shapeSpec } from "./shape-spec.js";

const cities = ["Bern", "Bonn", "Oslo", "Rome", "Wien"];
const rows = ["01", "02", "03"].flatMap((month) =>
  cities.map((city, at) => [`2026-${month}-01T00:00:00.000`, city, at * 10] as const),
);
const palette = ["#100000", "#200000", "#300000", "#400000", "#500000"];

/** What a legend of the page's theme says and shows of these rows. */
const legendOf = async (mark: string, color: object = {}): Promise<string> => {
  const spec = {
    mark,
    encoding: {
      x: { field: "month", type: "temporal" },
      y: { field: "revenue", type: "quantitative" },
      color: { field: "city", type: "nominal", ...color },
    },
  };
  const columns = [
    { name: "month", type: "Time" },
    { name: "city", type: "String" },
    { name: "revenue", type: "Double" },
  ] as const;
  const charted = { vegaSpec: JSON.stringify(spec), columns, rows };
  const words = { title: "Revenue by city", rest: "Other", empty: "(empty)" };
  const drawing = { palette, restColor: "#600000", width: 700, rows: chartRows(charted) };
  const shaped = shapeSpec(spec, { charted, ...words, ...formats, ...drawing });
  const svg = await drawnSvg({ ...shaped.spec, data: { values: shaped.rows } }, 700);
  return /<g class="mark-group role-legend"[\s\S]*/.exec(svg)?.[0] ?? "";
};

test.each(["line", "area", "bar"])(
  "G1: a legend names the series of a chart of %ss",
  async (mark) => {
    const legend = await legendOf(mark);
    for (const city of cities) expect(legend).toContain(`>${city}</text>`);
    for (const color of palette) expect(legend).toContain(color);
  },
);

test("G1: the legend of lines shows each as it is drawn, with its dashes", async () => {
  const legend = await legendOf("line");
  expect(new Set(legend.match(/stroke-dasharray="[^"]+"/g))).toHaveProperty("size", cities.length);
});

test("G1: lines of columns that are folded have the legend of lines", async () => {
  const { spec, rows: drawn } = shapeSpec(
    {
      transform: [{ fold: ["revenue", "cost"], as: ["figure", "amount"] }],
      mark: "line",
      encoding: {
        x: { field: "month", type: "temporal" },
        y: { field: "amount", type: "quantitative" },
        color: { field: "figure", type: "nominal", title: null },
      },
    },
    {
      charted: { vegaSpec: "", columns: [], rows: [] },
      ...{ title: "", rest: "Other", empty: "(empty)", ...formats },
      ...{ palette, restColor: "#600000", width: 700 },
      rows: [1, 2].map((month) => ({ month: Date.UTC(2026, month), revenue: 5, cost: 3 })),
    },
  );
  const svg = await drawnSvg({ ...spec, data: { values: drawn } }, 700);
  const legend = /<g class="mark-group role-legend"[\s\S]*/.exec(svg)?.[0] ?? "";
  expect(new Set(legend.match(/stroke-dasharray="[^"]+"/g))).toHaveProperty("size", 2);
});

test("G1: a chart that wants no legend has none", async () => {
  for (const mark of ["line", "area"]) expect(await legendOf(mark, { legend: null })).toBe("");
});
