import { describe, expect, test } from "@jest/globals";
import { drawnSvg } from "./drawn-svg.fixture.js";
import { lonePoints } from "./lone-points.js";
import type { Fields } from "./unit-spec.js";

const chart = (mark: unknown): Fields => ({
  mark,
  encoding: {
    x: { field: "at", type: "temporal", scale: { type: "utc" } },
    y: { field: "n", type: "quantitative" },
    color: { field: "channel", type: "nominal" },
  },
});
const row = (channel: string, month: number, n: number | null = 5) => ({
  ...{ channel, n },
  at: Date.UTC(2026, month, 1),
});
/** How many circles are drawn, those of the legend aside. */
const pointsOf = async (spec: Fields, rows: ReturnType<typeof row>[]): Promise<number> => {
  const svg = await drawnSvg({ ...lonePoints(spec, rows), data: { values: rows } }, 400);
  return [...svg.matchAll(/aria-roledescription="(?:point|circle)"/g)].length;
};

describe("G1: a figure alone on a line", () => {
  test.each(["line", "area", { type: "area", tooltip: true }])("is a point of %j", async (mark) => {
    const alone = [row("online", 10), row("store", 10)];
    expect(await pointsOf(chart(mark), alone)).toBe(2);
  });

  test("is seen beside a series of many", async () => {
    const rows = [0, 1, 2].map((month) => row("online", month));
    expect(await pointsOf(chart("line"), [...rows, row("store", 2), row("store", 1, null)])).toBe(
      4,
    );
    expect(await pointsOf(chart("line"), rows)).toBe(0);
  });

  test("leaves what is said, and what is no line", () => {
    const said = chart({ type: "line", point: false });
    expect(lonePoints(said, [row("online", 1)])["mark"]).toEqual({ type: "line", point: false });
    expect(lonePoints(chart("bar"), [row("online", 1)])).toEqual(chart("bar"));
  });
});
