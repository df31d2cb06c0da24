import { describe, expect, it, test } from "@jest/globals";
import type { DataModel } from "../../analytics/model/data-model.js";
import { definitionOf, modelWithout, shopModel, sightOf } from "../dashboards.fixture.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import { repairedStatementTile } from "./repaired-statement.js";
import { repairedTile } from "./repaired-tile.js";
import { offerFor } from "./offer-for-tile.js";
import { offersOf } from "./offers-of.js";

const tileOf = (tile: object) => {
  const [only] = tilesOf(definitionOf([{ id: "a", ...tile }], []));
  if (only === undefined) throw new Error("no tile");
  return only;
};

/** The model with members of sales called otherwise. */
const renamed = (
  names: Readonly<Record<string, string>>,
  model: DataModel = shopModel,
): DataModel => ({
  ...model,
  cubes: model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(cube.name === "sales" && names[member.name] !== undefined
        ? { name: names[member.name] ?? "", title: names[member.name] ?? "" }
        : {}),
    })),
  })),
});

const bars = {
  title: "Revenue by region",
  description: "In the north above all",
  chart: { type: "bar", x: "sales.region", y: "sales.revenue" },
  query: {
    measures: ["sales.revenue"],
    dimensions: ["sales.region"],
    order: { "sales.revenue": "desc" },
    limit: 5,
  },
};

describe("H3: a tile of members is repaired", () => {
  it("by the member that was most likely meant, everywhere in it", () => {
    const found = repairedTile(tileOf(bars), renamed({ revenue: "revenues", region: "regions" }));
    expect(found?.tile).toEqual({
      id: "a",
      chart: { type: "bar", x: "sales.regions", y: "sales.revenues" },
      query: {
        measures: ["sales.revenues"],
        dimensions: ["sales.regions"],
        order: { "sales.revenues": "desc" },
        limit: 5,
      },
    });
    expect(Object.fromEntries(found?.replacements ?? [])).toEqual({
      "sales.revenue": "sales.revenues",
      "sales.region": "sales.regions",
    });
  });

  test.each([
    ["a synonym", { synonyms: ["Revenue"] }],
    ["a title", { title: "Revenue" }],
    ["all of its words", { name: "net_revenue" }],
  ])("by %s", (_, change) => {
    const other = { name: "turnover", title: "Turnover", ...change };
    const model: DataModel = {
      ...shopModel,
      cubes: shopModel.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "revenue" ? { ...member, ...other } : member,
        ),
      })),
    };
    const found = repairedTile(tileOf({ number: "sales.revenue", spark: true }), model);
    expect(found?.tile.number).toBe(`sales.${other.name}`);
  });

  it("by the only time, and by a cube of nearly the same name", () => {
    const tile = tileOf({
      table: true,
      query: { measures: ["sales.revenue"], time: { member: "sales.ordered_at", grain: "week" } },
    });
    const timed = repairedTile(tile, renamed({ ordered_at: "placed" }));
    expect(timed?.tile.query?.time).toEqual({ member: "sales.placed", grain: "week" });
    const cubes = shopModel.cubes.map((cube) =>
      cube.name === "sales" ? { ...cube, name: "sale" } : cube,
    );
    const moved = repairedTile(tile, { ...shopModel, cubes });
    expect(moved?.tile.query?.measures).toEqual(["sale.revenue"]);
    expect(moved?.tile.query?.time?.member).toBe("sale.ordered_at");
  });

  it.each([
    ["nothing is missing", bars, shopModel],
    ["no name is near", bars, renamed({ revenue: "x", margin: "y" })],
    ["two are as near", { number: "sales.gain" }, renamed({ revenue: "gain_a", margin: "gain_b" })],
    [
      "a condition is about it",
      {
        number: "sales.margin",
        query: { filters: [{ member: "sales.region", operator: "equals", values: ["N"] }] },
      },
      renamed({ region: "regions" }),
    ],
    [
      "a segment is missing",
      { number: "sales.revenue", query: { segments: ["sales.business"] } },
      renamed({ business: "businesses" }),
    ],
    ["a text says it", { text: "sales.revenue" }, renamed({ revenue: "revenues" })],
  ])("but not where %s", (_, tile, model) => {
    expect(repairedTile(tileOf(tile), model)).toBeUndefined();
  });

  it("H1: without a word of what it was, whose titles and values could name what is hidden", () => {
    const vega = {
      mark: { type: "line" },
      title: "Secret margin",
      encoding: { y: { field: "margin", type: "quantitative" } },
    };
    const query = { measures: ["sales.margin"], dimensions: ["sales.region"] };
    const visible = renamed({ margin: "margins" });
    for (const given of [
      { vega },
      { table: { columns: { margin: { title: "Secret margin" } } } },
      { chart: "bar", click: { dashboard: "secret" }, ignore: ["sales.margin", "sales.region"] },
      { chart: "bar", click: { drill: ["sales.channel"] }, format: "EUR" },
    ]) {
      const tile = tileOf({ title: "Secret margin", description: "secret", query, ...given });
      const found = repairedTile(tile, visible)?.tile;
      expect(found?.query).toEqual({ ...query, measures: ["sales.margins"] });
      expect(JSON.stringify(found)).not.toMatch(/secret|margin"/i);
    }
  });

  it("H1: nor with values of its author's, or the chat that it comes from", () => {
    const visible = renamed({ margin: "margins" });
    const of = (query: object) => repairedTile(tileOf({ number: "sales.margin", query }), visible);
    const filter = { member: "sales.region", operator: "equals", values: ["Secret"] };
    expect(of({ filters: [filter] })).toBeUndefined();
    const time = { member: "sales.ordered_at" };
    expect(of({ time: { ...time, range: "2026-01-01..2026-03-31" } })).toBeUndefined();
    expect(of({ time: { ...time, range: "last 30 days" } })?.tile.query?.time).toEqual({
      ...time,
      range: "last 30 days",
    });
    const set = { member: "sales.region", operator: "set" };
    expect(of({ filters: [set] })?.tile.query?.filters).toEqual([set]);
    const source = { chatId: "0b7ae2a5-5c4c-4c64-8bd9-3b7d1f9d7c11", messageId: "m" };
    const pinned = tileOf({ number: "sales.margin", source });
    expect(repairedTile(pinned, visible)?.tile).toEqual({ id: "a", number: "sales.margins" });
  });
});

describe("H3: a statement that its viewer does not read is repaired", () => {
  const visible = renamed({ revenue: "revenues", region: "regions" });
  const repaired = (sql: string, more: object = { table: true }) =>
    repairedStatementTile(tileOf({ sql, ...more }), sql, visible);

  it("as a query of the nearest members", () => {
    const sql = `SELECT region AS r, MEASURE(revenue) total, date_trunc('month', ordered_at) AS m
      FROM sales GROUP BY ALL ORDER BY total DESC LIMIT 5`;
    const chart = { type: "bar", x: "r", y: "total" };
    const found = repaired(sql, { title: "Secret", chart, width: 6, format: "EUR" });
    expect(found?.tile).toEqual({
      id: "a",
      width: 6,
      chart: { type: "bar", x: "sales.regions", y: "sales.revenues" },
      query: {
        measures: ["sales.revenues"],
        dimensions: ["sales.regions"],
        time: { member: "sales.ordered_at", grain: "month" },
        order: { "sales.revenues": "desc" },
        limit: 5,
      },
    });
    expect(Object.fromEntries(found?.replacements ?? [])).toEqual({
      "sales.revenue": "sales.revenues",
      "sales.region": "sales.regions",
    });
  });

  it("H1: without a word of its author's", () => {
    const sql = "SELECT region AS secret, MEASURE(revenue) AS hidden FROM sales GROUP BY 1";
    const vega = {
      mark: "line",
      title: "secret",
      encoding: { x: { field: "secret", type: "nominal" } },
    };
    for (const more of [
      { vega },
      { table: { columns: { secret: { title: "Secret" } } } },
      { chart: { type: "bar", x: "secret", y: "hidden" }, ignore: ["sales.secret"] },
    ]) {
      const found = repaired(sql, { title: "Secret", description: "secret", ...more })?.tile;
      expect(found?.query?.measures).toEqual(["sales.revenues"]);
      expect(JSON.stringify(found)).not.toMatch(/secret|hidden/i);
    }
  });

  it.each([
    "SELECT channel FROM sales GROUP BY 1",
    "SELECT nowhere FROM sales GROUP BY 1",
    "SELECT region FROM elsewhere GROUP BY 1",
    "SELECT region FROM sales",
    "SELECT region FROM sales JOIN customers GROUP BY 1",
    "SELECT sales.region FROM sales GROUP BY 1",
    "SELECT region FROM sales GROUP BY 1 -- {",
    "SELECT region FROM sales WHERE {filters} GROUP BY 1",
    "SELECT region FROM sales WHERE channel = 'secret' GROUP BY 1",
    "SELECT region FROM sales WHERE ordered_at >= DATE '2026-01-01' GROUP BY 1",
    "WITH x AS (SELECT region FROM sales) SELECT region FROM x",
    "SELECT region FROM sales WHERE channel IN (SELECT kind FROM customers)",
  ])("but not: %s", (sql) => {
    expect(repaired(sql)).toBeUndefined();
  });

  it("H1 E2: where the guard refuses it, and only there", () => {
    const sql = "SELECT region, MEASURE(revenue) AS revenue FROM sales GROUP BY ALL";
    const tile = tileOf({ table: true, sql });
    expect(offerFor(tile, sightOf(visible, [sql]))).toMatchObject({
      kind: "repair",
      statement: undefined,
    });
    expect(offerFor(tile, sightOf(visible))).toBeUndefined();
    expect(offerFor(tile, sightOf(shopModel, [], [sql]))?.kind).toBe("filterable");
    expect(offerFor(tile, sightOf(shopModel, [sql]))).toBeUndefined();
    expect(offerFor(tile, sightOf(modelWithout("revenue"), [sql]))).toBeUndefined();
  });
});

describe("H3: the offers of a dashboard", () => {
  it("are those of its tiles, of a bounded number of them", () => {
    const tile = (id: string) => ({ id, number: "sales.revenue" });
    const ids = Array.from({ length: 100 }, (_, at) => `t${at}`);
    const definition = definitionOf(ids.map(tile), []);
    const visible = renamed({ revenue: "revenues" });
    const offers = offersOf(definition, sightOf(visible));
    expect(offers).toEqual(ids.slice(0, 20).map((id) => ({ tile: id, offer: "repair" })));
    expect(offersOf(definition, sightOf())).toEqual([]);
  });
});
