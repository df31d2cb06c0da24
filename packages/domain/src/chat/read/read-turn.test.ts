import { describe, expect, it } from "@jest/globals";
import { inMemoryTurnLogs } from "../../in-memory/index.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { numbersReserved, recoverFromStore } from "../recover-turn.js";
import { endTurn, writeContent, writeTool } from "../run/turn-writer.js";
import {
  all,
  allOf,
  append,
  begun,
  ended,
  keptOf,
  names,
  read,
  steps,
  shapeOf,
  source,
  stored,
  tool,
  world,
} from "./read-turn.fixture.js";
import { TurnLines } from "./read-turn.js";

describe("D5, D6: a turn whose log is here", () => {
  it("is read from there to its end, and the store is not asked", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, all, true);
    world.store = () => {
      throw new Error("asked");
    };
    expect(await read()).toEqual({ lines: all, isThere: true });
  });

  it("a log that is only silent is waited for, even while the store is away", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    world.store = () => {
      throw new StoreUnavailable();
    };
    world.onPause = () => {
      if (world.pauses.length === 3) void append(2, all.slice(2), true);
    };
    expect(await read()).toEqual({ lines: all, isThere: true });
    expect([...new Set(world.pauses)]).toEqual([5]);
  });

  it("what is kept of a turn that runs is not shown before the log has it", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    world.store = () => ({ state: "claimed", lines: keptOf(begun, tool) });
    world.onPause = () => {
      if (world.pauses.length === 2) void append(2, all.slice(2), true);
    };
    expect((await read()).lines).toEqual(all);
  });
});

describe("invariant 12: a reader's stream ends, though the log does not", () => {
  it("D3: since its writer died between storing the end and showing it", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, all.slice(0, 4), false);
    world.store = () => ended(...steps);
    world.onPause = () => undefined;
    expect(await read()).toEqual({ lines: all, isThere: true });
  });

  it("what the log got meanwhile comes first, and nothing twice", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    world.onPause = () => undefined;
    world.store = () => {
      void append(2, all.slice(2), true);
      return ended(...steps);
    };
    expect((await read()).lines).toEqual(all);
  });

  it("since it was lost with all lines, and another writer ended the turn from the store", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, all.slice(0, 4), false);
    world.onPause = () => {
      world.logs = inMemoryTurnLogs(() => 0);
      void world.logs.open(1, "t", 2);
      void append(0, [], true, 2);
      const found = recoverFromStore(names, stored, keptOf(begun, tool));
      const end = endTurn(found.turn, { event: "lease_expired", error: "Gone." });
      world.store = () => ({ state: "interrupted", lines: [...found.kept, ...end.kept] });
    };
    const moved = source();
    const { lines } = await allOf(
      new TurnLines(
        { ...moved, logs: { ...moved.logs, read: (...asked) => world.logs.read(...asked) } },
        stored,
        new AbortController().signal,
      ),
    );
    expect(shapeOf(lines)).toBe("user delta /tool delta error __state__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 12, 13, 14, 10 + numbersReserved + 1]);
  });

  it("D9: since the turn has gone with its user", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    world.store = () => undefined;
    world.onPause = () => undefined;
    expect(await read()).toEqual({ lines: [...begun.lines], isThere: false });
  });

  it("D7: or it ends since the reader leaves, at once", async () => {
    await world.logs.open(1, "t", 1);
    await append(0, begun.lines, false);
    const closed = new AbortController();
    const reading = read(closed.signal);
    closed.abort();
    expect((await reading).lines.length).toBeLessThanOrEqual(2);
  });
});

describe("D6: a turn whose log is not here", () => {
  it("is replayed from the store, with the answer as one delta for those who read nothing else", async () => {
    world.store = () => ended(...steps);
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user /tool delta closing final __state__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 13, 14, 15, 16, 17]);
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ id: "t.answer", content: "Five" });
  });

  it("shows an answer that was all said before the last tool, too", async () => {
    const before = writeContent(begun.turn, "Five");
    const last = writeTool(before.turn, "tool", { name: "svcMeta", input: "{}", result: "{}" });
    world.store = () => ended(begun, before, last, endTurn(last.turn, { event: "aborted" }));
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user delta /tool closing __state__ __aborted__ __usage__");
    const sorts = lines.flatMap((text) => (JSON.parse(text) as { sort?: number }).sort ?? []);
    expect(sorts).toEqual([11, 12, 14, 15, 16]);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ id: "t.answer", content: "Five" });
  });

  it("is followed from the store while it runs elsewhere, each line once, the answer as a delta", async () => {
    const moments = [[begun], [begun, tool], [begun, tool]];
    world.store = () => {
      const now = moments.shift();
      return now === undefined ? ended(...steps) : { state: "claimed", lines: keptOf(...now) };
    };
    world.onPause = () => undefined;
    const { lines } = await read();
    expect(shapeOf(lines)).toBe("user /tool delta closing final __state__ __usage__");
    expect(world.pauses).toEqual([0.5, 0.5, 0.5]);
  });

  it("goes over to the log as soon as there is one, without a gap", async () => {
    world.onPause = () => {
      void world.logs.open(1, "t", 1);
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
    written.push(endTurn(writeContent(turn.turn, "Five").turn, { event: "completed" }));
    world.store = () => ended(...written);
    const shapes = shapeOf((await read()).lines).split(" ");
    expect(shapes.filter((each) => each === "/tool")).toHaveLength(450);
    expect(shapes.slice(-5)).toEqual(["delta", "closing", "final", "__state__", "__usage__"]);
  });

  it("D9: and that is removed too ends with that failure", async () => {
    world.store = () => undefined;
    expect(await read()).toEqual({ lines: [], isThere: false });
  });

  it("an outage of the store is one, since there is nothing else to read", async () => {
    world.store = () => {
      throw new StoreUnavailable();
    };
    await expect(read()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
