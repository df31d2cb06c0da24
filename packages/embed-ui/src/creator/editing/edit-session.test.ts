import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { AnalyticsError, type DashboardOperation, type Tile } from "@embedded-analytics/client";
import { contentOfRows, idsOf, OneDashboardService, textTile } from "./editing.fixture.js";
import { EditSession } from "./edit-session.js";
import { tilesOf } from "./edited-content.js";

const content = () => contentOfRows(["a", "b"], ["c"], ["d", "e", "f"]);
const title = (value: string): DashboardOperation => ({ op: "set", field: "title", value });
const sessionOf = (service: OneDashboardService) =>
  new EditSession(service.dashboard, service.calls);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets all calls and waits come to their end. */
const settle = () => jest.advanceTimersByTimeAsync(300_000);

describe("H3: keeping what is typed", () => {
  test("is saved at once, in the order in which it was done", async () => {
    const service = new OneDashboardService(content());
    const session = sessionOf(service);
    session.edit([title("One")]);
    session.edit([title("Two")]);
    expect([session.get().status, session.get().shown.title]).toEqual(["saving", "Two"]);
    await settle();
    expect([session.get().status, service.content.title]).toEqual(["saved", "Two"]);
    session.undo();
    session.undo();
    await settle();
    expect([service.content.title, session.get().canUndo]).toEqual(["Mine", false]);
  });

  test("waits while the service is away, and is saved later", async () => {
    const service = new OneDashboardService(content());
    service.faults = ["unreachable", "unreachable", "answer lost"];
    const session = sessionOf(service);
    session.edit([{ op: "add", tile: "x", value: textTile("x", "typed") }]);
    await jest.advanceTimersByTimeAsync(10);
    expect(session.get().status).toBe("retrying");
    session.edit([title("Meanwhile")]);
    expect(session.get().shown.title).toBe("Meanwhile");
    await settle();
    expect(session.get().status).toBe("saved");
    expect(
      idsOf(service.content)
        .flat()
        .filter((id) => id === "x"),
    ).toHaveLength(1);
    expect(service.content.title).toBe("Meanwhile");
  });

  test("taking back a removal moves nothing else, where another editor has brought the tile back", async () => {
    const service = new OneDashboardService(content());
    const [one, other] = [sessionOf(service), sessionOf(service)];
    one.edit([{ op: "remove", tile: "d" }]);
    await settle();
    other.edit([{ op: "replace", tile: "d", value: textTile("d", "written meanwhile") }]);
    await settle();
    expect(idsOf(service.content)).toEqual([["a", "b"], ["c"], ["e", "f"], ["d"]]);
    one.undo();
    await settle();
    expect(idsOf(service.content)).toEqual([["a", "b"], ["c"], ["d", "e", "f"]]);
    expect(idsOf(one.get().shown)).toEqual(idsOf(service.content));
  });

  test("what is refused is taken out alone, and says why", async () => {
    const service = new OneDashboardService(content());
    service.refuses = (operation) => operation.op === "add";
    const session = sessionOf(service);
    session.edit([title("One")]);
    session.edit([{ op: "add", tile: "x", value: textTile("x") }]);
    session.edit([{ op: "remove", tile: "c" }]);
    await settle();
    expect([service.content.title, idsOf(service.content)]).toEqual([
      "One",
      [
        ["a", "b"],
        ["d", "e", "f"],
      ],
    ]);
    expect(session.get()).toMatchObject({ status: "saved", problem: "must not be" });
    expect(session.get().shown).toEqual(service.content);
  });

  test("a dashboard that is not there any more is not asked for again, and keeps what was typed", async () => {
    const service = new OneDashboardService(content());
    const patch = jest.fn(() =>
      Promise.reject(new AnalyticsError("dashboard_not_found", "Gone.", { status: 404 })),
    );
    const session = new EditSession(service.dashboard, { ...service.calls, patch });
    session.edit([title("Typed")]);
    await settle();
    expect(session.get()).toMatchObject({ status: "lost", shown: { title: "Typed" } });
    expect(patch).toHaveBeenCalledTimes(1);
  });

  test("a page that closes sends what is left once, and then stops", async () => {
    const service = new OneDashboardService(content());
    service.faults = Array.from({ length: 50 }, () => "unreachable" as const);
    const session = sessionOf(service);
    session.edit([title("Typed")]);
    await jest.advanceTimersByTimeAsync(10);
    session.close();
    await settle();
    expect(service.faults).toHaveLength(48);
  });
});

/** What an editor does: of which kind, on which of the tiles there are then, and where to. */
interface Act {
  readonly kind: "add" | "replace" | "move" | "own row" | "remove" | "title" | "undo" | "redo";
  readonly tile: number;
  readonly place: number;
}

const acts = fc.record({
  kind: fc.constantFrom<Act["kind"]>(
    ...(["add", "replace", "move", "own row", "remove", "title", "undo", "redo"] as const),
  ),
  tile: fc.nat(20),
  place: fc.nat(20),
});

/** Does an act in a session, and answers what it wrote and removed. */
const perform = (session: EditSession, { kind, tile, place }: Act, name: string) => {
  const tiles = tilesOf(session.get().shown.definition.rows) as readonly Tile[];
  const id = tiles[tile % Math.max(1, tiles.length)]?.id ?? "none";
  const other = tiles[place % Math.max(1, tiles.length)]?.id ?? "none";
  const operations: Partial<Record<Act["kind"], DashboardOperation>> = {
    add: { op: "add", tile: name, value: textTile(name), after: other },
    replace: { op: "replace", tile: id, value: textTile(id, name, (place % 12) + 1) },
    move: { op: "move", tile: id, after: other },
    "own row": { op: "move", tile: id, row: place % 5 },
    remove: { op: "remove", tile: id },
    title: title(name),
  };
  const operation = operations[kind];
  if (operation !== undefined) session.edit([operation]);
  else if (kind === "undo") session.undo();
  else session.redo();
  return { kind, id: kind === "add" ? name : id };
};

describe("H3, T47: two editors at once", () => {
  test("lose no tile and have none twice, in whatever order their changes arrive", async () => {
    const step = fc.record({ who: fc.nat(1), act: acts, waits: fc.boolean() });
    const faults = fc.array(fc.constantFrom("unreachable" as const, "answer lost" as const), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), faults, async (steps, given) => {
        const service = new OneDashboardService(content());
        service.faults = [...given];
        const editors = [sessionOf(service), sessionOf(service)];
        const maybeRemoved = new Set<string>();
        const added = new Set<string>(idsOf(content()).flat());
        for (const [at, { who, act, waits }] of steps.entries()) {
          const done = perform(editors[who]!, act, `n${at}`);
          // What is undone may be the coming of a tile.
          if (done.kind === "undo" || done.kind === "redo")
            for (const id of added) maybeRemoved.add(id);
          if (done.kind === "remove") maybeRemoved.add(done.id);
          if (done.kind === "add") added.add(done.id);
          if (waits) await jest.advanceTimersByTimeAsync(5);
        }
        await settle();
        // Each sees what the other has done once it reads again.
        for (const editor of editors) editor.edit([title("end")]);
        await settle();
        for (const editor of editors)
          editor.edit([{ op: "set", field: "description", value: "end" }]);
        await settle();
        const ids = idsOf(service.content).flat();
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of added) if (!maybeRemoved.has(id)) expect(ids).toContain(id);
        for (const editor of editors) {
          expect(editor.get()).toMatchObject({ status: "saved", problem: undefined });
        }
        expect(editors.at(-1)?.get().shown).toEqual(service.content);
      }),
      { numRuns: 300 },
    );
  });
});
