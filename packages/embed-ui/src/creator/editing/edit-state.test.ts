import { describe, expect, test } from "@jest/globals";
import type { DashboardOperation } from "@embedded-analytics/client";
import { contentOfRows, idsOf, textTile } from "./editing.fixture.js";
import { edit, rebased, redo, sent, startEditing, undo } from "./edit-state.js";
import { applyOperation } from "./apply-operation.js";
import { fitOperations } from "./fit-operations.js";

const content = contentOfRows(["a", "b"], ["c"], ["d", "e", "f"]);
const after = (operation: DashboardOperation) => idsOf(applyOperation(content, operation));
const start = () => startEditing({ content, etag: "1" });

describe("H3: operations by tile", () => {
  test("a tile moves behind another one, or into a row of its own", () => {
    expect(after({ op: "move", tile: "a", after: "e" })).toEqual([
      ["b"],
      ["c"],
      ["d", "e", "a", "f"],
    ]);
    expect(after({ op: "move", tile: "e", row: 0 })).toEqual([
      ["e"],
      ["a", "b"],
      ["c"],
      ["d", "f"],
    ]);
    expect(after({ op: "move", tile: "c", row: 3 })).toEqual([["a", "b"], ["d", "e", "f"], ["c"]]);
    expect(after({ op: "remove", tile: "c" })).toEqual([
      ["a", "b"],
      ["d", "e", "f"],
    ]);
    expect(after({ op: "add", tile: "x", value: textTile("x"), after: "a" })[0]).toEqual([
      ...["a", "x", "b"],
    ]);
  });

  test("a row has the height that it is given, and its own again when that is taken back", () => {
    const { definition } = contentOfRows(["a", "b"], ["c"]);
    const rows = definition.rows.map((row, at) => (at === 1 ? { ...row, height: 300 } : row));
    const tall = { ...contentOfRows(), definition: { ...definition, rows } };
    const steps: readonly (readonly DashboardOperation[])[] = [
      [{ op: "resize", tile: "b", height: 120 }],
      [{ op: "resize", tile: "c" }],
      [{ op: "remove", tile: "c" }],
      [{ op: "move", tile: "c", after: "a" }],
    ];
    const after = steps.map((step) => {
      const edited = edit(startEditing({ content: tall, etag: "1" }), step);
      expect(undo(edited).shown.definition.rows).toEqual(rows);
      return edited.shown.definition.rows.map(({ height }) => height);
    });
    expect(after).toEqual([[120, 300], [undefined, undefined], [undefined], [undefined]]);
    const absent = fitOperations(tall, [{ op: "resize", tile: "no", height: 120 }]);
    expect(absent.operations).toEqual([]);
  });

  test("a row keeps its height when its only tile moves", () => {
    const tall = {
      ...content,
      definition: {
        filters: [],
        rows: [{ height: 300, tiles: [textTile("a")] }, { tiles: [textTile("b")] }],
      },
    };
    const moved = applyOperation(tall, { op: "move", tile: "a", row: 2 });
    expect(moved.definition.rows.map(({ height }) => height)).toEqual([undefined, 300]);
  });

  test.each<DashboardOperation>([
    { op: "move", tile: "d", row: 0 },
    { op: "move", tile: "a", after: "f" },
    { op: "move", tile: "c", after: "d" },
    { op: "remove", tile: "d" },
    { op: "remove", tile: "f" },
    { op: "remove", tile: "c" },
    { op: "add", tile: "x", value: textTile("x"), row: 1 },
    { op: "replace", tile: "e", value: textTile("e", "other") },
    { op: "resize", tile: "e", height: 240 },
    { op: "set", field: "title", value: "Other" },
    { op: "set", field: "description", value: "What it is" },
    { op: "set", field: "filters", value: [{ name: "city", member: "sales.city" }] },
  ])("%j is taken back, and done again", (operation) => {
    const done = edit(start(), [operation]);
    expect(done.shown).not.toEqual(content);
    const back = undo(done);
    expect(back.shown).toEqual(content);
    expect(redo(back).shown).toEqual(done.shown);
    expect(undo(redo(back)).shown).toEqual(content);
  });

  test("what has nothing to act on is no step", () => {
    const state = start();
    expect(edit(state, [{ op: "remove", tile: "no" }])).toBe(state);
    expect(undo(state)).toBe(state);
    expect(redo(state)).toBe(state);
  });
});

describe("H3: mine upon theirs", () => {
  const rebase = (operation: DashboardOperation, theirs: readonly DashboardOperation[]) =>
    rebased(edit(start(), [operation]), {
      content: theirs.reduce(applyOperation, content),
      etag: "2",
    });

  test("a tile that they have removed comes back with what I wrote in it", () => {
    const state = rebase({ op: "replace", tile: "c", value: textTile("c", "typed") }, [
      { op: "remove", tile: "c" },
    ]);
    expect(idsOf(state.shown).at(-1)).toEqual(["c"]);
    expect(state.shown.definition.rows.at(-1)?.tiles).toEqual([textTile("c", "typed")]);
  });

  test("a tile that has come already, since only the answer was lost, is not there twice", () => {
    const add: DashboardOperation = { op: "add", tile: "x", value: textTile("x") };
    const state = rebase(add, [add]);
    expect(
      idsOf(state.shown)
        .flat()
        .filter((id) => id === "x"),
    ).toHaveLength(1);
    expect(state.waiting).toEqual([{ op: "replace", tile: "x", value: textTile("x") }]);
  });

  test("a place that is not there any more is the end, and a move without it is none", () => {
    const removal: DashboardOperation[] = [{ op: "remove", tile: "c" }];
    const added = rebase({ op: "add", tile: "x", value: textTile("x"), after: "c" }, removal);
    expect(idsOf(added.shown).at(-1)).toEqual(["x"]);
    expect(rebase({ op: "move", tile: "a", after: "c" }, removal).waiting).toEqual([]);
  });

  test("what they have done stays beside what I did", () => {
    const state = rebase({ op: "set", field: "title", value: "New" }, [
      { op: "set", field: "description", value: "Theirs" },
      { op: "add", tile: "y", value: textTile("y"), row: 0 },
    ]);
    expect(state.shown).toMatchObject({ title: "New", description: "Theirs" });
    expect(idsOf(state.shown)[0]).toEqual(["y"]);
    expect(sent(state, { content: state.shown, etag: "3" }).waiting).toEqual(state.waiting);
  });

  test("a tile that finds no room in a row is narrowed, or comes below", () => {
    const wide = {
      ...content,
      definition: {
        filters: [],
        rows: [
          { tiles: [textTile("a", "a", 7)] },
          { tiles: [textTile("b", "b", 12)] },
          { tiles: [textTile("c", "c", 8)] },
        ],
      },
    };
    const beside = fitOperations(wide, [{ op: "move", tile: "c", after: "a" }]);
    expect(beside.content.definition.rows[0]?.tiles[1]).toEqual(textTile("c", "c", 5));
    const below = fitOperations(wide, [{ op: "move", tile: "c", after: "b" }]);
    expect(idsOf(below.content)).toEqual([["a"], ["b"], ["c"]]);
  });
});
