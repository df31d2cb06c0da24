import { beforeEach, describe, expect, it } from "@jest/globals";
import { inMemoryTurnLogs } from "../../in-memory/index.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { never } from "../run/gate.fixture.js";
import type { KeptTurn } from "../ports/threads.js";
import { TurnLines, type TurnSource } from "./read-turn.js";
import { namesOf, numbersReserved, recoverFromStore } from "../recover-turn.js";
import { shape, type Line } from "../run/turn-run.fixture.js";
import { beginTurn, endTurn, writeContent, writeTool } from "../run/turn-writer.js";

const stored = { id: "t", messageId: "1700000000000-message", input: "Hi", sortFrom: 10 };
const names = namesOf("chat", stored, "analyst");
const begun = beginTurn(names, "Hi", 10);
const tool = writeTool(begun.turn, "tool", { name: "svcMeta", input: "{}", result: "{}" });
const said = writeContent(tool.turn, "Five");
const completed = endTurn(said.turn, { state: "completed" });
const steps = [begun, tool, said, completed];
const all = steps.flatMap(({ lines }) => lines);
const keptOf = (...written: readonly (typeof begun)[]) => written.flatMap(({ kept }) => kept);

/** How the store has the turn, and what waiting does; both change while a test reads. */
let store: () => KeptTurn | undefined;
let pauses: number[];
let onPause: (seconds: number) => void | Promise<void>;
let logs: ReturnType<typeof inMemoryTurnLogs>;
beforeEach(() => {
  logs = inMemoryTurnLogs(() => 0);
  store = () => ({ state: "claimed", lines: begun.kept });
  pauses = [];
  onPause = never;
});

const source = (): TurnSource => ({
  accountId: 1,
  logs,
  threads: {
    turn: (_account: number, _turn: string, from: number, linesMax: number) => {
      const turn = store();
      return (
        turn && { ...turn, lines: turn.lines.filter(({ at }) => at >= from).slice(0, linesMax) }
      );
    },
  } as TurnSource["threads"],
  pause: async (seconds) => {
    pauses.push(seconds);
    await onPause(seconds);
  },
});

const read = (signal = new AbortController().signal) =>
  allOf(new TurnLines(source(), stored, signal));

const allOf = async (reading: TurnLines) => {
  const lines: string[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { lines, isThere: next.value };
    lines.push(...next.value);
  }
};
const shapeOf = (lines: readonly string[]) => shape(lines.map((text) => JSON.parse(text) as Line));
const append = (from: number, lines: readonly string[], ends: boolean, generation = 1) =>
  logs.append(1, "t", generation, from, lines, ends);
const ended = (...written: readonly (typeof begun)[]): KeptTurn => ({
  state: "completed",
  lines: keptOf(...written),
});

describe("D5, D6: a turn whose log is here", () => {
  it("is read from there to its end, and the store is not asked", async () => {
    await logs.open(1, "t", 1);
    await append(0, all, true);
    store = () => {
      throw new Error("asked");
    };
    expect(await read()).toEqual({ lines: all, isThere: true });
  });

  it("a log that is only silent is waited for, even while the store is away", async () => {
    await logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    store = () => {
      throw new StoreUnavailable();
    };
    onPause = () => {
      if (pauses.length === 3) void append(2, all.slice(2), true);
    };
    expect(await read()).toEqual({ lines: all, isThere: true });
    expect([...new Set(pauses)]).toEqual([5]);
  });

  it("what is kept of a turn that runs is not told before the log tells it", async () => {
    await logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    store = () => ({ state: "claimed", lines: keptOf(begun, tool) });
    onPause = () => {
      if (pauses.length === 2) void append(2, all.slice(2), true);
    };
    expect((await read()).lines).toEqual(all);
  });
});

describe("invariant 12: a reader's stream ends, though the log does not", () => {
  it("D3: since its writer died between storing the end and showing it", async () => {
    await logs.open(1, "t", 1);
    await append(0, all.slice(0, 4), false);
    store = () => ended(...steps);
    onPause = () => undefined;
    expect(await read()).toEqual({ lines: all, isThere: true });
  });

  it("what the log got meanwhile comes first, and nothing twice", async () => {
    await logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    onPause = () => undefined;
    store = () => {
      void append(2, all.slice(2), true);
      return ended(...steps);
    };
    expect((await read()).lines).toEqual(all);
  });

  it("since it was lost with all lines, and another writer ended the turn from the store", async () => {
    await logs.open(1, "t", 1);
    await append(0, all.slice(0, 4), false);
    onPause = () => {
      logs = inMemoryTurnLogs(() => 0);
      void logs.open(1, "t", 2);
      void append(0, [], true, 2);
      const found = recoverFromStore(names, stored, keptOf(begun, tool));
      const end = endTurn(found.turn, { state: "interrupted", error: "Gone." });
      store = () => ({ state: "interrupted", lines: [...found.kept, ...end.kept] });
    };
    const moved = source();
    const { lines } = await allOf(
      new TurnLines(
        { ...moved, logs: { ...moved.logs, read: (...asked) => logs.read(...asked) } },
        stored,
        new AbortController().signal,
      ),
    );
    expect(shapeOf(lines)).toBe("user delta /tool delta error __state__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 12, 13, 14, 10 + numbersReserved + 1]);
  });

  it("D9: since the turn has gone with its user", async () => {
    await logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    store = () => undefined;
    onPause = () => undefined;
    expect(await read()).toEqual({ lines: [...begun.lines], isThere: false });
  });

  it("D7: or it ends since the reader leaves, at once", async () => {
    await logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    const gone = new AbortController();
    const reading = read(gone.signal);
    gone.abort();
    expect((await reading).lines.length).toBeLessThanOrEqual(2);
  });
});

describe("D6: a turn whose log is not here", () => {
  it("is replayed from the store, with the answer as one delta for those who read nothing else", async () => {
    store = () => ended(...steps);
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user /tool delta closing final __state__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 13, 14, 15, 16, 17]);
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ id: "t.answer", content: "Five" });
  });

  it("shows an answer that was all said before the last tool, too", async () => {
    const before = writeContent(begun.turn, "Five");
    const last = writeTool(before.turn, "tool", { name: "svcMeta", input: "{}", result: "{}" });
    store = () => ended(begun, before, last, endTurn(last.turn, { state: "aborted" }));
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user delta /tool closing __state__ __aborted__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 12, 14, 15, 16]);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ id: "t.answer", content: "Five" });
  });

  it("is followed from the store while it runs elsewhere, each line once, the answer as a delta", async () => {
    const moments = [[begun], [begun, tool], [begun, tool]];
    store = () => {
      const now = moments.shift();
      return now === undefined ? ended(...steps) : { state: "claimed", lines: keptOf(...now) };
    };
    onPause = () => undefined;
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user /tool delta closing final __state__ __usage__");
    expect(pauses).toEqual([0.5, 0.5, 0.5]);
  });

  it("goes over to the log as soon as there is one, without a gap", async () => {
    onPause = () => {
      void logs.open(1, "t", 1);
      void append(0, all, true);
    };
    expect((await read()).lines).toEqual(all);
  });

  it("however many lines it has", async () => {
    let turn = begun;
    const written = [begun];
    for (let at = 0; at < 450; at++) {
      turn = writeTool(turn.turn, `tool-${at}`, { name: "svcMeta", input: "{}", result: "{}" });
      written.push(turn);
    }
    written.push(endTurn(writeContent(turn.turn, "Five").turn, { state: "completed" }));
    store = () => ended(...written);
    const shapes = shapeOf((await read()).lines).split(" ");
    expect(shapes.filter((each) => each === "/tool")).toHaveLength(450);
    expect(shapes.slice(-5)).toEqual(["delta", "closing", "final", "__state__", "__usage__"]);
  });

  it("D9: and that is gone too is told so", async () => {
    store = () => undefined;
    expect(await read()).toEqual({ lines: [], isThere: false });
  });

  it("an outage of the store is one, since there is nothing else to read", async () => {
    store = () => {
      throw new StoreUnavailable();
    };
    await expect(read()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe("T31: a turn whose log cannot be reached", () => {
  const away = () => Promise.reject(new StoreUnavailable());

  it.each([
    ["runs on", { state: "claimed", lines: keptOf(begun, tool) }],
    ["has ended meanwhile", ended(...steps)],
  ] as const)("and %s is waited for without a gap: the log has the deltas", async (_, kept) => {
    await logs.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    const here = logs;
    store = () => kept;
    let cut = false;
    let tries = 0;
    logs = {
      ...here,
      changed: () => {
        cut = true;
        logs = { ...here, read: away };
        return away();
      },
    };
    onPause = () => {
      if (!cut || ++tries < 5) return;
      void here.append(1, "t", 1, 3, all.slice(3), true);
      logs = here;
    };
    const moved = source();
    const asked = { ...moved, logs: { ...logs, ...through(() => logs) } };
    expect(await textsOf(asked)).toEqual(all);
  });

  it("and comes back without the end that the store has is not waited for as one that runs", async () => {
    const here = logs;
    await here.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    let isAway = false;
    let wasAway = false;
    logs = {
      ...here,
      changed: (...asked) => {
        if (wasAway) return here.changed(...asked);
        // It goes away under who waits: the clock that watches the wait runs on.
        isAway = wasAway = true;
        store = () => ended(...steps);
        return Promise.resolve().then(away);
      },
      read: (...asked) => (isAway ? away() : here.read(...asked)),
    };
    onPause = (seconds) => {
      if (seconds === 5) return never();
      isAway = false;
    };
    const moved = source();
    const texts = await textsOf({ ...moved, logs: { ...logs, ...through(() => logs) } });
    expect(texts).toEqual([...all.slice(0, 3), ...all.slice(4)]);
  });

  it("D8: and does not come back has its end from the store, behind what was read", async () => {
    const here = logs;
    await here.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    logs = { ...here, changed: away };
    const moved = source();
    onPause = () => {
      logs = { ...here, read: away };
      store = () => ended(...steps);
    };
    const texts = await textsOf({ ...moved, logs: { ...logs, ...through(() => logs) } });
    expect(shapeOf(texts)).toBe("user delta /tool closing final __state__ __usage__");
    expect(texts).toEqual([...all.slice(0, 3), ...all.slice(4)]);
  });
});

/** The log as it is at each call. */
const through = (now: () => typeof logs): Pick<typeof logs, "read" | "changed"> => ({
  read: (...asked) => now().read(...asked),
  changed: (...asked) => now().changed(...asked),
});

const textsOf = async (from: TurnSource): Promise<readonly string[]> =>
  (await allOf(new TurnLines(from, stored, new AbortController().signal))).lines;
