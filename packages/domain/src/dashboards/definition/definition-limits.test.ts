import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { modelProblems } from "../check/model-problems.js";
import { changeContent } from "../content/change-content.js";
import type { NamedOperation } from "../content/operation.js";
import { isTooLong, seenBytes } from "../content/seen-bytes.js";
import { readStoredDefinition } from "../content/stored-definition.js";
import { definitionOf, modelWithout, shopModel, sightOf } from "../dashboards.fixture.js";
import type { DashboardContent } from "../ports/tenant-dashboards.js";
import { definitionBytesMax } from "./dashboard-definition.js";
import { parseDefinition } from "./parse-definition.js";

/** A definition of that many bytes as JSON, whose tiles have no ids. */
const ofBytes = (bytes: number): object => {
  const rowsOf = (rest: number) =>
    Array.from({ length: 9 }, (_, at) => ({
      tiles: [{ text: "x".repeat(at < 8 ? 7500 : rest) }],
    }));
  const bare = { filters: [], rows: rowsOf(0) };
  return { ...bare, rows: rowsOf(bytes - JSON.stringify(bare).length) };
};

/** So many names that resemble each other, and those of the other list. */
const alike = (count: number, infix: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${"a".repeat(35)}${infix}${at}`);

const contentOf = (definition: unknown): DashboardContent => ({
  title: "Ours",
  description: undefined,
  visibility: "tenant",
  definition,
});
const sql = (condition: string): string => `SELECT region FROM sales WHERE ${condition}`;
const setTitle = { op: "set", field: "title", value: "A" } as const;

describe("H3: a definition as long as one may be", () => {
  // As they are stored, with the ids of its tiles, these are longer than a request may be.
  const longest = () => Result.getOrThrow(parseDefinition(ofBytes(definitionBytesMax)));

  it("is read again as a whole when its tiles have got their ids", () => {
    expect(JSON.stringify(longest()).length).toBeGreaterThan(definitionBytesMax);
    expect(readStoredDefinition(longest()).isWhole).toBe(true);
  });

  it("can be changed, and does not grow", () => {
    const sight = sightOf();
    const before = { definition: longest(), former: {} };
    const isTooLongAfter = (...operations: readonly NamedOperation[]): boolean => {
      const changed = changeContent(contentOf(longest()), operations, sight);
      const { former = {}, ...definition } = Result.getOrThrow(changed).definition;
      return isTooLong(before, { definition, former }, sight);
    };
    const tile = { op: "add", tile: "more", value: { text: "more" } } as const;
    const remove = { op: "remove", tile: "tile-9" } as const;
    expect(isTooLongAfter(setTitle)).toBe(false);
    expect(isTooLongAfter(tile)).toBe(true);
    expect(isTooLongAfter(remove, tile)).toBe(false);
  });

  it("H1: is as long as its editor sees it, whatever is withheld from that editor", () => {
    const sight = sightOf(modelWithout("margin"));
    const hidden = (title: string) => ({ id: "hidden", title, number: "sales.margin" });
    const lengths = ["T", "x".repeat(150)].map((title) => {
      const withHidden = definitionOf([hidden(title), { id: "text", text: "x" }], []);
      const former = { text: [hidden(title)] };
      const grown = (bytes: number) => ({
        ...withHidden,
        rows: [...withHidden.rows, { tiles: [{ id: "more", text: "x".repeat(bytes) }] }],
      });
      const before = { definition: withHidden, former: {} };
      // The most that still fits.
      let [fits, not] = [0, definitionBytesMax];
      while (not - fits > 1) {
        const bytes = Math.floor((fits + not) / 2);
        const after = { definition: grown(bytes), former };
        if (isTooLong(before, after, sight)) not = bytes;
        else fits = bytes;
      }
      return fits;
    });
    expect(lengths[0]).toBe(lengths[1]);
    expect(lengths[0]).toBeGreaterThan(65_000);
  });

  it("E2: is as long without filters that its editor does not see, and the names of them in tiles", () => {
    const sight = sightOf(modelWithout("margin"), [], [sql("TRUE"), sql("{filters.profit}")]);
    const hidden = { name: "profit", member: "sales.margin", default: "x".repeat(90) };
    const of = (filters: readonly object[], condition: string, ignore: readonly string[]) => ({
      definition: definitionOf(
        [
          { id: "a", table: true, sql: sql(condition), ignore },
          { id: "b", text: "b" },
        ],
        filters,
      ),
      former: {},
    });
    const before = of([], "TRUE", []);
    const withHidden = of([hidden], "{filters.profit}", ["profit", "sales.margin"]);
    expect(seenBytes(withHidden, sight)).toBe(seenBytes(before, sight));
    expect(
      seenBytes(withHidden, sightOf(shopModel, [], [sql("{filters.profit}")])),
    ).toBeGreaterThan(seenBytes(before, sight));
  });

  it("may not be exceeded by one byte", () => {
    expect(parseDefinition(ofBytes(definitionBytesMax + 1))).toMatchObject({
      failure: [{ pointer: "", message: expect.stringContaining("has 65537") }],
    });
  });
});

/** How many of them name what was meant: to compare each name with each other one takes minutes. */
const suggestedIn = (problems: readonly { readonly message: string }[]): number =>
  problems.filter(({ message }) => message.includes("did you mean")).length;

describe("B1: of names that resemble many others only the first 20 are compared", () => {
  const filters = alike(500, "").map((name) => ({ name, member: "sales.region" }));

  it("of filters in a definition", () => {
    const tiles = alike(900, "b").reduce<{ text: string; ignore: string[] }[]>((all, name, at) => {
      if (at % 100 === 0) all.push({ text: "a", ignore: [] });
      all.at(-1)?.ignore.push(name);
      return all;
    }, []);
    const some = filters.slice(0, 250).map((filter) => ({ ...filter, member: "s.r" }));
    const definition = { filters: some, rows: tiles.map((tile) => ({ tiles: [tile] })) };
    expect(JSON.stringify(definition).length).toBeLessThan(definitionBytesMax);
    const parsed = parseDefinition(definition);
    const problems = Result.isFailure(parsed) ? parsed.failure : [];
    expect(problems).toHaveLength(900);
    expect(suggestedIn(problems)).toBe(20);
  });

  it("of members in a definition", () => {
    const [sales] = shopModel.cubes;
    const [like] = sales?.members ?? [];
    if (sales === undefined || like === undefined) throw new Error("no cube");
    const wide = { ...sales, members: alike(400, "").map((name) => ({ ...like, name })) };
    const tiles = Array.from({ length: 10 }, (_, at) => ({
      table: true,
      query: { dimensions: alike(80, `b${at}x`).map((name) => `sales.${name}`) },
    }));
    const definition = definitionOf(tiles, []);
    const problems = modelProblems(definition, { ...shopModel, cubes: [wide] });
    expect(problems).toHaveLength(800);
    expect(suggestedIn(problems)).toBe(20);
  });
});
