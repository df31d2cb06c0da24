import { describe, expect, test } from "@jest/globals";
import { applyOperations } from "./apply-operation.js";
import { contentOfRows, idsOf, textTile } from "./editing.fixture.js";
import { moveBy, moveTo, widen, type DropPlace, type MoveStep } from "./move-operations.js";

const content = contentOfRows(["a", "b"], ["c"], ["d", "e"]);
const { rows } = content.definition;

describe("H3: a tile goes where it is put", () => {
  test.each<[string, DropPlace, readonly (readonly string[])[]]>([
    [
      "c",
      { tile: "a", side: "before" },
      [
        ["c", "a", "b"],
        ["d", "e"],
      ],
    ],
    [
      "c",
      { tile: "b", side: "before" },
      [
        ["a", "c", "b"],
        ["d", "e"],
      ],
    ],
    [
      "c",
      { tile: "e", side: "after" },
      [
        ["a", "b"],
        ["d", "e", "c"],
      ],
    ],
    ["a", { tile: "d", side: "above" }, [["b"], ["c"], ["a"], ["d", "e"]]],
    ["a", { tile: "e", side: "below" }, [["b"], ["c"], ["d", "e"], ["a"]]],
    ["b", { tile: "a", side: "before" }, [["b", "a"], ["c"], ["d", "e"]]],
    ["a", { tile: "b", side: "before" }, idsOf(content)],
    ["a", { tile: "a", side: "after" }, idsOf(content)],
  ])("%s at %j", (id, place, after) => {
    expect(idsOf(applyOperations(content, moveTo(rows, id, place)))).toEqual(after);
  });

  test.each<[string, MoveStep, readonly (readonly string[])[]]>([
    ["a", "later", [["b", "a"], ["c"], ["d", "e"]]],
    ["e", "earlier", [["a", "b"], ["c"], ["e", "d"]]],
    ["a", "earlier", idsOf(content)],
    [
      "c",
      "up",
      [
        ["a", "b", "c"],
        ["d", "e"],
      ],
    ],
    [
      "c",
      "down",
      [
        ["a", "b"],
        ["c", "d", "e"],
      ],
    ],
    ["a", "up", [["a"], ["b"], ["c"], ["d", "e"]]],
    ["d", "down", [["a", "b"], ["c"], ["e"], ["d"]]],
  ])("%s goes %s", (id, step, after) => {
    expect(idsOf(applyOperations(content, moveBy(rows, id, step)))).toEqual(after);
  });

  test("is as wide as its row lets it be", () => {
    const wide = [{ tiles: [textTile("a", "a", 8), textTile("b")] }];
    expect(widen(wide, "b", 1, 4)).toEqual([]);
    expect(widen(wide, "b", -1, 4)).toMatchObject([{ op: "replace", value: { width: 3 } }]);
    expect(widen(wide, "a", 20, 8)).toMatchObject([{ value: { width: 11 } }]);
    expect(widen(wide, "a", -20, 8)).toMatchObject([{ value: { width: 1 } }]);
    expect(widen([{ tiles: [{ id: "x", unavailable: true }] }], "x", 1, 4)).toEqual([]);
  });
});
