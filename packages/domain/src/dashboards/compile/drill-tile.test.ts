import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { definitionOf, shopModel } from "../dashboards.fixture.js";
import { modelProblems } from "../check/model-problems.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import { compileTile } from "./compile-tile.js";
import { drillTile, type DrillStep } from "./drill-tile.js";

const query = {
  measures: ["sales.revenue"],
  dimensions: ["sales.region"],
  filters: [{ member: "sales.is_gift", operator: "equals", values: [true] }],
  order: { "sales.region": "asc" },
  limit: 5,
};
const drill = ["sales.channel", "sales.pieces"];
const chart = { id: "a", chart: "bar", query, click: { drill } };

/** The statement of a tile below these values, or the pointers of what is wrong. */
const below = (steps: readonly DrillStep[], tile: object = chart): string | readonly string[] => {
  const [only] = tilesOf(definitionOf([tile], []));
  if (only === undefined) throw new Error("no tile");
  const drilled = drillTile(only, steps);
  if (Result.isFailure(drilled)) return drilled.failure.map(({ pointer }) => pointer);
  const { tile: shown, pointerOf } = drilled.success;
  const today = { year: 2026, month: 5, day: 20 };
  const result = compileTile(shown, { model: shopModel, filters: [], today }, "value");
  if (result.kind === "compiled") return result.sql;
  if (result.kind === "unavailable") return ["unavailable"];
  return result.problems.map(({ pointer }) => pointerOf(pointer));
};

const north: DrillStep = { member: "sales.region", value: "North" };

describe("H1: a drill within a tile", () => {
  it("shows the next member in the place of the value's, of the rows with that value", () => {
    expect(below([north])).toBe(
      `SELECT channel,
  MEASURE(revenue) AS revenue
FROM sales
WHERE is_gift = TRUE
  AND region = 'North'
GROUP BY ALL
ORDER BY revenue DESC, channel
LIMIT 5`,
    );
  });

  it("goes on from there, and binds each value as data", () => {
    const sql = below([north, { member: "sales.channel", value: "o'n%\" --" }]);
    expect(sql).toContain("SELECT pieces,");
    expect(sql).toContain(`AND region = 'North'\n  AND channel = 'o''n%" --'`);
  });

  it("goes below rows without a value, and below one of several dimensions", () => {
    const dimensions = ["sales.region", "sales.order"];
    const order = { "sales.order": "desc" };
    const sql = below([{ member: "sales.region", value: null }], {
      ...chart,
      query: { ...query, dimensions, order },
    });
    expect(sql).toContain('SELECT channel,\n  "order",');
    expect(sql).toContain("AND region IS NULL");
    expect(sql).toContain('ORDER BY "order" DESC, channel');
  });

  it("keeps a member once that the tile shows already", () => {
    const dimensions = ["sales.region", "sales.channel"];
    expect(below([north], { ...chart, query: { ...query, dimensions } })).toContain(
      "SELECT channel,\n  MEASURE",
    );
  });

  it("leaves the tile as it is without a step", () => {
    expect(below([])).toContain("SELECT region,");
  });

  it.each<[string, readonly DrillStep[], readonly string[], object]>([
    [
      "a member that the tile does not show",
      [{ ...north, member: "sales.order" }],
      ["/drill/0"],
      chart,
    ],
    ["a member of before", [north, north], ["/drill/1"], chart],
    [
      "more steps than the tile has members",
      [north, { member: "sales.channel", value: "web" }, { member: "sales.pieces", value: 1 }],
      ["/drill/2"],
      chart,
    ],
    [
      "a value that is too long",
      [{ ...north, value: "ä".repeat(2049) }],
      ["/drill/0/value"],
      chart,
    ],
    [
      "a value of another type",
      [{ member: "sales.pieces", value: "many" }],
      ["/drill/0/value"],
      {
        ...chart,
        query: { ...query, dimensions: ["sales.pieces"], order: {} },
        click: { drill: ["sales.region"] },
      },
    ],
    ["a tile that does something else", [north], ["/drill"], { ...chart, click: "filter" }],
    [
      "a statement of the author's",
      [north],
      ["/drill"],
      { id: "a", table: true, sql: "SELECT region FROM sales", click: { drill } },
    ],
    [
      "a time that is not cut",
      [{ member: "sales.ordered_at", value: "last 2 days" }],
      ["/drill/0"],
      { ...chart, query: { ...query, time: { member: "sales.ordered_at", grain: "day" } } },
    ],
  ])("is refused for %s, with its place", (_what, steps, pointers, tile) => {
    expect(below(steps, tile)).toEqual(pointers);
  });
});

describe("H1: the check of a drill", () => {
  const problems = (tile: object) =>
    modelProblems(definitionOf([tile], []), shopModel).map(({ pointer, message }) => [
      pointer.slice("/rows/0/tiles/0".length),
      message,
    ]);

  it("finds nothing wrong with one that goes on", () => {
    expect(problems(chart)).toEqual([]);
  });

  it("says which member leads nowhere", () => {
    expect(problems({ ...chart, click: { drill: [] } })).toEqual([
      ["/click/drill", "must have a member"],
    ]);
    const foreign = { drill: ["sales.channel", "customers.kind"] };
    expect(problems({ ...chart, click: foreign })).toEqual([
      ["/click/drill/1", "must be a member of sales, like the others of this query"],
    ]);
    const twice = { drill: ["sales.channel", "sales.region", "sales.channel"] };
    expect(problems({ ...chart, click: twice })).toEqual([
      ["/click/drill/1", "is there twice"],
      ["/click/drill/2", "is there twice"],
    ]);
    const timed = { drill: ["sales.ordered_at"] };
    expect(problems({ ...chart, click: timed })).toEqual([
      ["/click/drill/0", "must be no time: a filter says which days are meant"],
    ]);
  });

  it("says that there is nothing to click", () => {
    const message = "needs a query with a dimension that is no time";
    const tiles = [
      { id: "a", number: "sales.revenue" },
      { id: "a", table: true, sql: "SELECT region FROM sales" },
      { id: "a", table: true, query: { dimensions: ["sales.ordered_at"] } },
    ];
    for (const tile of tiles) {
      expect(problems({ ...tile, click: { drill } })).toEqual([["/click/drill", message]]);
    }
  });
});
