import { describe, expect, it } from "@jest/globals";
import { definitionOf, modelWithout, shopModel, sightOf, viewer } from "../dashboards.fixture.js";
import { parseDefinition } from "../definition/parse-definition.js";
import { mayOpen } from "./may-open.js";
import { viewedDefinition } from "./viewed-definition.js";

const all = "SELECT * FROM sales";
const said = "SELECT region AS margin FROM sales -- margin";
const viewed = (tile: object, model = modelWithout("margin"), refused: string[] = []): string =>
  JSON.stringify(
    viewedDefinition(definitionOf([tile], []), sightOf(model, refused, [all, said])).rows,
  );

describe("H1: of what a viewer may not see nothing is named", () => {
  it.each([
    ["as an axis", { sql: all, table: undefined, chart: { type: "bar", y: "margin" } }],
    ["as a function's", { sql: all, table: undefined, chart: { type: "bar", y: "sum(margin)" } }],
    ["as a column of a table", { sql: all, table: { columns: { Margin: { bar: true } } } }],
    ["as the column of a number", { sql: all, table: undefined, number: "margin" }],
    [
      "as a field of a specification",
      {
        sql: all,
        table: undefined,
        vega: { mark: "bar", encoding: { y: { field: "margin", type: "quantitative" } } },
      },
    ],
    ["as what does not reach a tile", { sql: all, ignore: ["sales.margin"] }],
    ["as what alone reaches a tile", { sql: all, listen: ["sales.margin", "sales.region"] }],
    [
      "as what a click hands over",
      { sql: all, click: { dashboard: "other", with: ["sales.margin"] } },
    ],
  ])("%s", (_, given) => {
    const tile = JSON.parse(JSON.stringify({ id: "a", table: true, ...given })) as object;
    expect(viewed(tile)).not.toMatch(/margin/i);
    expect(viewed(tile, shopModel)).toContain(JSON.stringify(given).slice(1, 12));
    expect(viewed(tile, shopModel)).toMatch(/margin/i);
  });

  it("E2: by a statement that the guard refuses to the viewer, or was not asked about", () => {
    const tile = { id: "a", width: 4, title: "T", table: true, sql: "SELECT margin FROM sales" };
    const withheld = [{ tiles: [{ id: "a", width: 4, unavailable: true }] }];
    expect(JSON.parse(viewed(tile, shopModel, [tile.sql]))).toEqual(withheld);
    expect(JSON.parse(viewed(tile, shopModel))).toEqual(withheld);
  });

  it("E2: and one that the guard allows is read as it is, whatever its words are", () => {
    for (const more of [
      { table: { columns: { margin: { bar: true } } } },
      { chart: { type: "bar", x: "region", y: "margin" } },
      { chart: { type: "bar", y: "count_star()" } },
    ]) {
      const tile = { id: "a", sql: said, ...more };
      expect(JSON.parse(viewed(tile))).toEqual([{ tiles: [tile] }]);
    }
  });

  it("nor are filters over it, by tiles and their statements: what is left is whole", () => {
    const filters = [
      { name: "profit", member: "sales.margin" },
      { name: "region", member: "sales.region" },
    ];
    const sql =
      "SELECT region FROM sales WHERE {filters.profit} AND ${ filters } AND {filters.region}";
    const ignoring = { id: "a", table: true, sql, ignore: ["profit"] };
    const listening = { id: "b", table: true, sql, listen: ["profit", "region"] };
    const definition = definitionOf([ignoring, listening], filters);
    const sight = (model = modelWithout("margin")) => sightOf(model, [], [sql]);
    const seen = viewedDefinition(definition, sight());
    expect(seen.filters).toEqual([filters[1]]);
    const left = "SELECT region FROM sales WHERE TRUE AND {filters} AND {filters.region}";
    expect(seen.rows.flatMap(({ tiles }) => tiles)).toEqual([
      { ...ignoring, sql: left, ignore: [] },
      { ...listening, sql: left, listen: ["region"] },
    ]);
    expect(parseDefinition(seen)).toMatchObject({ _tag: "Success" });
    expect(viewedDefinition(definition, sight(shopModel))).toEqual(definition);
  });

  it("and the rest of such a tile stays", () => {
    const tile = {
      id: "a",
      sql: all,
      table: true,
      ignore: ["sales.margin", "sales.margix", "sales.channel"],
      click: { dashboard: "other", with: ["sales.margin", "sales.region"] },
    };
    expect(JSON.parse(viewed(tile))).toEqual([
      {
        tiles: [
          {
            ...tile,
            ignore: ["sales.channel"],
            click: { dashboard: "other", with: ["sales.region"] },
          },
        ],
      },
    ]);
  });

  it("H2: and a dashboard whose tiles ask nothing that the viewer sees is not opened", () => {
    const open = (tile: object, model = shopModel): boolean =>
      mayOpen({ groups: undefined, definition: definitionOf([tile], []) }, viewer, model);
    const statement = { id: "a", table: true, sql: "SELECT e'a' AS x FROM sales" };
    const without = { ...shopModel, cubes: shopModel.cubes.filter(({ name }) => name !== "sales") };
    expect([open(statement), open(statement, without)]).toEqual([true, false]);
    const number = { id: "a", number: "sales.revenue" };
    expect([open(number), open(number, without)]).toEqual([true, false]);
    // Of what is not there, it is the same.
    expect(open({ ...statement, sql: "SELECT x FROM elsewhere" })).toBe(false);
    expect(open({ id: "a", text: "Hello" }, without)).toBe(true);
  });
});
