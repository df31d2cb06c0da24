import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { definitionOf, modelWithout, sightOf } from "../dashboards.fixture.js";
import { changeContent } from "./change-content.js";
import type { NamedOperation } from "./operation.js";

const region = { name: "region", member: "sales.region" };
const profit = { name: "profit", member: "sales.margin", default: "1" };
const sql = "SELECT region FROM sales";
const sight = sightOf(modelWithout("margin"), [], [sql, `${sql} WHERE {filters.profit}`]);
const stored = { id: "stored", table: true, sql };

/** What is said of changes to a dashboard with these filters and tiles; nothing where they are made. */
const saidOf = (
  filters: readonly object[],
  tiles: readonly object[],
  ...operations: readonly NamedOperation[]
): readonly string[] => {
  const changed = changeContent(contentOf(definitionOf(tiles, filters)), operations, sight);
  return Result.isFailure(changed)
    ? changed.failure.map(({ pointer, message }) => `${pointer} ${message}`)
    : [];
};
const contentOf = (definition: object) =>
  ({ title: "Ours", description: undefined, visibility: "tenant", definition }) as const;
const replace = (more: object): NamedOperation => ({
  op: "replace",
  tile: "stored",
  value: { table: true, sql, ...more },
});

describe("E2 H3: to its editor a filter over a hidden member is none", () => {
  it.each([
    [{ ignore: ["profit"] }],
    [{ listen: ["region", "profit"] }],
    [{ sql: `${sql} WHERE {filters.profit}` }],
    [{ ignore: ["profit", "nothing", "regio"] }],
    [{ ignore: ["profti"] }],
  ])("a tile that names it is refused as one that names nothing: %j", (more) => {
    const hidden = saidOf([region, profit], [stored], replace(more));
    expect(hidden).toEqual(saidOf([region], [stored], replace(more)));
    expect(hidden[0]).toMatch(/ is no filter here; (did you mean region\?|there is region)$/);
  });

  it("and a change of others goes on, whatever names stored tiles have", () => {
    const naming = [
      { ...stored, ignore: ["profit"] },
      { id: "placed", table: true, sql: `${sql} WHERE {filters.profit}` },
      { id: "withheld", number: "sales.margin", ignore: ["profit"] },
    ];
    const move: NamedOperation = { op: "move", tile: "stored", row: 2 };
    expect(saidOf([region, profit], naming, move)).toEqual([]);
    expect(saidOf([region, profit], naming, replace({ ignore: ["region"] }))).toEqual([]);
  });

  it("and what is said of a stored tile is the same without the names that its editor does not read", () => {
    const ignoring = (...ignore: readonly string[]) => [{ ...stored, ignore }];
    const clear: NamedOperation = { op: "set", field: "filters", value: [] };
    const hidden = saidOf([region, profit], ignoring("profit", "region"), clear);
    expect(hidden).toEqual(saidOf([region], ignoring("region"), clear));
    expect(hidden).toEqual([expect.stringContaining("/ignore/0: region is no filter here")]);
  });

  it("nor is its name taken: what others have made of it goes on under another one", () => {
    const placed = `${sql} WHERE {filters.profit} AND {filters.region}`;
    const tiles = [
      { ...stored, ignore: ["profit", "region"] },
      { id: "placed", table: true, sql: placed, listen: ["profit"] },
      { id: "withheld", number: "sales.margin", ignore: ["profit"] },
    ];
    const mine = { name: "profit", member: "sales.channel" };
    const numbered = { name: "profit_2", member: "sales.channel" };
    const operations: readonly NamedOperation[] = [
      { op: "add", tile: "early", value: { table: true, sql, ignore: ["profit"] } },
      { op: "set", field: "filters", value: [region, mine, numbered] },
    ];
    const definition = definitionOf(tiles, [region, profit]);
    const repairedOnce = { ...definition, former: { stored: [{ id: "stored", ...tiles[1] }, 7] } };
    const changed = changeContent(contentOf(repairedOnce), operations, sight);
    expect(Result.getOrThrow(changed).definition).toMatchObject({
      filters: [region, mine, numbered, { ...profit, name: "profit_3" }],
      rows: [
        { tiles: [{ ...stored, ignore: ["profit_3", "region"] }] },
        {
          tiles: [
            { sql: placed.replace("profit", "profit_3"), listen: ["profit_3"], id: "placed" },
          ],
        },
        { tiles: [{ ignore: ["profit_3"], id: "withheld" }] },
        { tiles: [{ ignore: ["profit"], id: "early" }] },
      ],
      former: { stored: [{ sql: placed.replace("profit", "profit_3") }, 7] },
    });
  });

  it("and what is said beside it is the same as without the hidden one", () => {
    const mine = { name: "profit", member: "sales.channel" };
    const set: NamedOperation = { op: "set", field: "filters", value: [mine] };
    const naming = (name: string) => [
      { ...stored, sql: `${sql} WHERE ${name}`, ignore: ["region"] },
    ];
    const withMine = sightOf(
      modelWithout("margin"),
      [],
      [`${sql} WHERE {filters.profit}`, `${sql} WHERE TRUE`],
    );
    const said = (filters: readonly object[], name: string): unknown =>
      changeContent(contentOf(definitionOf(naming(name), filters)), [set], withMine);
    expect(said([region, profit], "{filters.profit}")).toEqual(said([region], "TRUE"));
  });
});
