import { expect, test } from "@jest/globals";
import { drawnSvg, formats } from "./drawn-svg.fixture.js";
import { labelPoints } from "./time-axis.js";

/** The labels below a chart of the page's theme that can be seen, from the first to the last. */
const seen = async (width: number): Promise<readonly string[]> => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ at: Date.UTC(2026, at, 1), n: at }));
  const x = { field: "at", type: "temporal", scale: { type: "utc" } };
  const unit = { mark: "line", encoding: { x, y: { field: "n", type: "quantitative" } } };
  const encoding = labelPoints(unit, rows, { ...formats, width });
  const svg = await drawnSvg({ ...unit, data: { values: rows }, encoding }, width);
  const texts = [...svg.matchAll(/<text[^>]*opacity="1"[^>]*>(\d{4}-\d{2})</g)];
  return texts.map(([, text]) => String(text));
};

test("G1: every label that was chosen is drawn, whatever the theme's count of ticks", async () => {
  const month = (at: number): string => `2026-${String(at).padStart(2, "0")}`;
  expect(await seen(900)).toEqual(Array.from({ length: 12 }, (_, at) => month(at + 1)));
  expect(await seen(500)).toEqual([2, 4, 6, 8, 10, 12].map(month));
});
