import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { definitionOf, problemsWith } from "../dashboards.fixture.js";
import { tilesOf } from "./dashboard-definition.js";
import { parseDeclaredDashboard, parseDefinition } from "./parse-definition.js";

const query = { measures: ["sales.revenue"], dimensions: ["sales.region"] };

describe("H1: a tile", () => {
  it.each([
    ["a number", { id: "a", number: "sales.revenue", compare: "previous period", spark: true }],
    ["a number of a statement", { id: "a", number: "n", sql: "SELECT 1 AS n" }],
    ["a chart", { id: "a", chart: "bar", query }],
    ["a chart with its columns", { id: "a", query, chart: { type: "bar", x: "sales.region" } }],
    ["a table", { id: "a", table: true, query }],
    ["a table with columns", { id: "a", query, table: { columns: { r: { format: "EUR" } } } }],
    ["a text without an id", { text: "**Hello**" }],
    ["a text in languages", { text: { en: "Hello", "pt-BR": "Olá" } }],
    ["a specification of its own", { id: "a", vega: { mark: "bar", encoding: {} }, query }],
    ["a drill", { id: "a", chart: "bar", query, click: { drill: ["sales.channel"] } }],
    [
      "a time by a filter",
      {
        id: "a",
        chart: "line",
        query: { ...query, time: { member: "sales.ordered_at", grain: "{ filters.grain }" } },
      },
    ],
  ])("may be %s", (_, tile) => {
    expect(problemsWith(tile)).toEqual([]);
  });

  it.each([
    [
      "nothing",
      { id: "a" },
      "",
      "must have exactly one of number, chart, vega, table, text; it has none",
    ],
    [
      "two things",
      { id: "a", number: "sales.revenue", text: "x" },
      "",
      "must have exactly one of number, chart, vega, table, text; it has number and text",
    ],
    ["a chart of nothing", { id: "a", chart: "bar" }, "", "must have query or sql"],
    [
      "query and sql",
      { id: "a", chart: "bar", query, sql: "SELECT 1" },
      "",
      "must have query or sql, and has both",
    ],
    [
      "a click on what can be no dashboard",
      { id: "a", table: true, query, click: { dashboard: "../../admin" } },
      "/click/dashboard",
      "must be the public id of a dashboard, such as sales",
    ],
    ["a text that asks", { text: "x", query }, "", "must have neither query nor sql: it is a text"],
    [
      "a member without its view",
      { id: "a", chart: "bar", query: { measures: ["revenue"] } },
      "/query/measures/0",
      "must be a member with its cube or view, such as sales.revenue",
    ],
    [
      "members of two views",
      {
        id: "a",
        chart: "bar",
        query: { measures: ["sales.revenue"], dimensions: ["customers.kind"] },
      },
      "/query/dimensions/0",
      "must be a member of sales, like the others of this query",
    ],
    [
      "a column twice",
      { id: "a", chart: "bar", query: { measures: ["sales.revenue", "sales.revenue"] } },
      "/query/measures/1",
      "is there twice",
    ],
    [
      "an order by what is not there",
      { id: "a", chart: "bar", query: { ...query, order: { "sales.margin": "desc" } } },
      "/query/order",
      "sales.margin is no column of this query",
    ],
    [
      "a comparison of a chart",
      { id: "a", chart: "bar", query, compare: "previous year" },
      "/compare",
      "is for tiles with number only",
    ],
    [
      "an unknown kind of chart",
      { id: "a", chart: { type: "donut" }, query },
      "/chart/type",
      'must be "line", "area", "bar", "column", "pie", "scatter" or "heatmap"',
    ],
    [
      "an unknown format",
      { id: "a", number: "sales.revenue", format: "euro" },
      "/format",
      "must be a currency such as EUR, percent, compact, or decimals such as 0.0",
    ],
    [
      "a filter that is not there",
      { id: "a", chart: "bar", query, ignore: ["regoin"] },
      "/ignore/0",
      "regoin is no filter here; did you mean region?",
    ],
    [
      "a place for a filter that is not there",
      { id: "a", table: true, sql: "SELECT 1 FROM sales WHERE {filters.regio}" },
      "/sql",
      "regio is no filter here; did you mean region?",
    ],
    [
      "a grain that is not there",
      {
        id: "a",
        chart: "line",
        query: { ...query, time: { member: "sales.ordered_at", grain: "{ filters.region }" } },
      },
      "/query/time/grain",
      "region is no filter here; there is grain",
    ],
    [
      "a width",
      { id: "a", chart: "bar", query, width: 13 },
      "/width",
      "must be a whole number from 1 to 12",
    ],
    [
      "E3 a specification with an address",
      { id: "a", query, vega: { mark: "bar", data: { url: "https://example.com" } } },
      "/vega",
      "must not hold data: the result's rows are its data",
    ],
  ])("H1: is refused with %s", (_, tile, pointer, message) => {
    expect(problemsWith(tile)).toContainEqual({ pointer: `/rows/0/tiles/0${pointer}`, message });
  });

  it.each([
    [{ id: "a", chrat: "bar", query }, "/chrat", "is not a known key; did you mean chart?"],
    [
      { id: "a", chart: "bar", query: { measure: ["sales.revenue"], ...query } },
      "/query/measure",
      "is not a known key; did you mean measures?",
    ],
    [
      { id: "a", chart: { typ: "bar", type: "bar" }, query },
      "/chart/typ",
      "is not a known key; did you mean type?",
    ],
  ])(
    "H1: names what was most likely meant in the place of an unknown key, %j",
    (tile, pointer, message) => {
      expect(problemsWith(tile)).toContainEqual({ pointer: `/rows/0/tiles/0${pointer}`, message });
    },
  );
});

describe("H1: a definition", () => {
  it("gives ids to texts without one, and never one that is taken", () => {
    const { rows } = definitionOf([{ text: "a" }, { id: "tile-1", text: "b" }, { text: "c" }]);
    expect(rows.flatMap(({ tiles }) => tiles.map(({ id }) => id))).toEqual([
      "tile-2",
      "tile-1",
      "tile-3",
    ]);
  });

  it("refuses an id twice", () => {
    const rows = [
      {
        tiles: [
          { id: "a", text: "a" },
          { id: "a", text: "b" },
        ],
      },
    ];
    expect(parseDefinition({ rows })).toEqual(
      Result.fail([{ pointer: "/rows/0/tiles/1/id", message: "is the id of another tile" }]),
    );
  });

  it("H3: has 100 tiles and not 101", () => {
    const rowsOf = (count: number) => ({
      rows: Array.from({ length: count }, () => ({ tiles: [{ text: "a" }] })),
    });
    const parsed = parseDefinition(rowsOf(100));
    expect(Result.isSuccess(parsed) && tilesOf(parsed.success).length).toBe(100);
    const message = "must have at most 100 tiles, and has 101";
    expect(parseDefinition(rowsOf(101))).toEqual(Result.fail([{ pointer: "/rows", message }]));
  });

  it("H3: is 64 KiB long, in bytes, and not a byte longer", () => {
    const definition = (length: number) => ({
      rows: Array.from({ length: 9 }, (_, at) => ({
        tiles: [{ text: at === 0 ? "a".repeat(length) : "é".repeat(3600) }],
      })),
    });
    const rest = new TextEncoder().encode(JSON.stringify(definition(0))).length;
    expect(Result.isSuccess(parseDefinition(definition(65_536 - rest)))).toBe(true);
    const message = "must be at most 65536 bytes long as JSON, and has 65537";
    expect(parseDefinition(definition(65_537 - rest))).toEqual(
      Result.fail([{ pointer: "", message }]),
    );
  });

  it.each([
    [{ name: "a" }, "/filters/0/member", "is required"],
    [{ name: "a", type: "granularity" }, "/filters/0/options", "must have at least one grain"],
    [
      { name: "a", type: "granularity", options: ["day"], default: "week" },
      "/filters/0/default",
      "must be one of day",
    ],
    [
      { name: "a", member: "sales.region", default: ["x", "y"] },
      "/filters/0/default",
      "must be one value: the filter is not multiple",
    ],
    [
      { name: "a", member: "sales.region", default: "{ securityContext.plan }" },
      "/filters/0/default",
      'must be a value, or "{ userAttributes.name }"',
    ],
    [
      { name: "a", member: "sales.region", multipel: true },
      "/filters/0/multipel",
      "is not a known key; did you mean multiple?",
    ],
  ])("H1: refuses the filter %j", (filter, pointer, message) => {
    expect(problemsWith({ text: "a" }, [filter])).toContainEqual({ pointer, message });
  });

  it("refuses rows wider than 12 columns", () => {
    const rows = [
      {
        tiles: [
          { text: "a", width: 8 },
          { text: "b", width: 5 },
        ],
      },
    ];
    expect(parseDefinition({ rows })).toEqual(
      Result.fail([
        { pointer: "/rows/0/tiles", message: "must not be wider than 12 columns together" },
      ]),
    );
  });

  it("H3: refuses access in users' content", () => {
    const parsed = parseDefinition({ rows: [], access: { groups: ["*"] } });
    expect(Result.isFailure(parsed) && parsed.failure).toEqual([
      { pointer: "/access", message: "is not a known key; there is time_zone, filters, rows" },
    ]);
  });
});

describe("H1: a declared dashboard", () => {
  it("is known by its name, and called by it where it has no title", () => {
    const parsed = parseDeclaredDashboard({
      name: "sales",
      access: { groups: ["managers"] },
      rows: [],
    });
    expect(Result.getOrThrow(parsed)).toEqual({
      publicId: "sales",
      title: "sales",
      description: undefined,
      groups: ["managers"],
      definition: { filters: [], rows: [] },
    });
  });

  it.each(["Sales", "1a", "", "a/b", "a".repeat(65), "abcdef01-2345-4789-8abc-def012345678"])(
    "is not named %j",
    (name) => {
      const parsed = parseDeclaredDashboard({ name, rows: [] });
      expect(Result.isFailure(parsed) && parsed.failure.map(({ pointer }) => pointer)).toEqual([
        "/name",
      ]);
    },
  );
});
