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
  const definition = definitionOf(tiles, filters);
  const content = {
    title: "Ours",
    description: undefined,
    visibility: "tenant",
    definition,
  } as const;
  const changed = changeContent(content, operations, sight);
  return Result.isFailure(changed)
    ? changed.failure.map(({ pointer, message }) => `${pointer} ${message}`)
    : [];
};
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
});
