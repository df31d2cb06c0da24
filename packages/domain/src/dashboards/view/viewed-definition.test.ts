import { describe, expect, it } from "@jest/globals";
import { definitionOf, modelWithout, shopModel } from "../dashboards.fixture.js";
import { mayOpen } from "./may-open.js";
import { viewer } from "../dashboards.fixture.js";
import { viewedDefinition } from "./viewed-definition.js";

const visible = modelWithout("margin");
const viewed = (tile: object, model = visible): string =>
  JSON.stringify(viewedDefinition(definitionOf([tile], []), shopModel, model).rows);
const all = "SELECT * FROM sales";

describe("H1: of what a viewer may not see nothing is named", () => {
  it.each([
    ["behind a text with escapes", { sql: "SELECT e'a' AS x, margin FROM sales" }],
    ["behind a dollar quote", { sql: "SELECT $$a$$ AS x, margin FROM sales" }],
    ["behind a dollar quote, in quotes", { sql: 'SELECT $q$a$q$ AS x, "Margin" FROM sales' }],
    ["as an axis", { sql: all, table: undefined, chart: { type: "bar", y: "margin" } }],
    ["as a column of a table", { sql: all, table: { columns: { margin: { bar: true } } } }],
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

  it("and the rest of such a tile stays", () => {
    const tile = {
      id: "a",
      sql: all,
      table: true,
      ignore: ["sales.margin", "sales.channel"],
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

  it("H2: and a dashboard whose statements ask hidden views alone is not opened", () => {
    const definition = definitionOf(
      [{ id: "a", table: true, sql: "SELECT e'a' AS x FROM sales" }],
      [],
    );
    const without = { ...shopModel, cubes: shopModel.cubes.filter(({ name }) => name !== "sales") };
    const declared = { groups: undefined, definition };
    expect(mayOpen(declared, viewer, shopModel, without)).toBe(false);
    expect(mayOpen(declared, viewer, shopModel, shopModel)).toBe(true);
  });
});
