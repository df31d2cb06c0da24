import { describe, expect, test } from "@jest/globals";
import type { Tile } from "@embedded-analytics/client";
import { pinnedTile } from "../pinned-tile.js";
import { cutText, withText } from "./edited-text.js";
import { draftOf, tileOf } from "./tile-draft.js";

const source = { chatId: "c", messageId: "m" };
const spec = {
  mark: "bar",
  data: { values: [{ city: "Berlin" }] },
  encoding: { x: { field: "revenue", type: "quantitative" } },
};

describe("H3: a pinned result", () => {
  test("keeps statement, specification and source, and never rows", () => {
    const result = { title: "Revenue", sql: "SELECT 1", vegaSpec: JSON.stringify(spec) };
    const tile = pinnedTile(result, source, "t1");
    expect(tile).toMatchObject({ id: "t1", title: "Revenue", sql: "SELECT 1", source });
    expect(tile.vega).toEqual({ mark: "bar", encoding: spec.encoding });
    expect(JSON.stringify(tile)).not.toContain("Berlin");
  });

  test("without a specification is a table, and without a title has none", () => {
    const tile = pinnedTile({ title: "", sql: "SELECT 1", vegaSpec: undefined }, source, "t1");
    expect(tile).toEqual({ id: "t1", table: true, sql: "SELECT 1", source });
    expect(pinnedTile({ title: "", sql: "", vegaSpec: "{" }, source, "t").table).toBe(true);
  });
});

describe("H3: the form of a tile", () => {
  const tile: Tile = {
    id: "a",
    title: { en: "Sales", de: "Verkauf" },
    width: 4,
    chart: { type: "bar", x: "sales.revenue" },
    query: { measures: ["sales.revenue"] },
  };

  test("that was not changed changes nothing, whatever the tile is", () => {
    const tiles: readonly Tile[] = [
      tile,
      { id: "b", number: "sales.revenue", format: "EUR" },
      { id: "c", text: "**Note**" },
      { id: "d", sql: "SELECT 1", table: { columns: { a: { format: "EUR", bar: true } } } },
      { id: "e", sql: "SELECT 1", table: true, source },
    ];
    for (const each of tiles) {
      const next = tileOf(each, draftOf(each, "en"), "en");
      expect(next).toEqual(each);
    }
  });

  test("writes what was typed, in the language of its editor", () => {
    const draft = { ...draftOf(tile, "de-AT"), title: "Umsatz", width: "", chart: "line" };
    expect(tileOf(tile, draft, "de-AT")).toEqual({
      id: "a",
      title: { en: "Sales", de: "Umsatz" },
      chart: "line",
      query: tile.query,
    });
    const untitled = { ...draftOf(tile, "en"), title: "" };
    expect(tileOf(tile, untitled, "en")).not.toHaveProperty("title");
  });

  test("gives columns of a table their formats, and keeps what else they have", () => {
    const table: Tile = { id: "d", sql: "SELECT 1", table: { columns: { a: { bar: true } } } };
    const draft = { ...draftOf(table, "en"), columns: { a: "EUR", b: "percent" } };
    const formatted = tileOf(table, draft, "en");
    expect(formatted.table).toEqual({
      columns: { a: { bar: true, format: "EUR" }, b: { format: "percent" } },
    });
    const back = { ...draftOf(formatted, "en"), columns: { a: "", b: "" } };
    expect(tileOf(formatted, back, "en").table).toEqual({ columns: { a: { bar: true } } });
  });
});

test("H3: texts are cut at whole characters, and stay in their languages", () => {
  expect(cutText("  ab  ")).toBe("ab");
  expect(cutText("é".repeat(150))).toBe("é".repeat(100));
  expect(cutText("👍👍", 7)).toBe("👍");
  expect(withText("old", "de", "neu")).toBe("neu");
  expect(withText({ en: "a" }, "fr-CA", "b")).toEqual({ en: "a", fr: "b" });
});
