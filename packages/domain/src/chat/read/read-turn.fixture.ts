import { beforeEach } from "@jest/globals";
import { inMemoryTurnLogs } from "../../in-memory/index.js";
import type { KeptTurn } from "../ports/threads.js";
import { namesOf } from "../recover-turn.js";
import { never } from "../run/gate.fixture.js";
import { shape, type Line } from "../run/turn-execution.fixture.js";
import { beginTurn, endTurn, writeContent, writeTool } from "../run/turn-writer.js";
import { TurnLines, type TurnSource } from "./read-turn.js";

export const stored = { id: "t", messageId: "1700000000000-message", input: "Hi", sortFrom: 10 };
export const names = namesOf("chat", stored, "analyst");
export const begun = beginTurn(names, "Hi", 10);
export const tool = writeTool(begun.turn, "tool", { name: "svcMeta", input: "{}", result: "{}" });
const said = writeContent(tool.turn, "Five");
const completed = endTurn(said.turn, { event: "completed" });
export const steps = [begun, tool, said, completed];
export const all = steps.flatMap(({ lines }) => lines);
export const keptOf = (...written: readonly (typeof begun)[]) =>
  written.flatMap(({ kept }) => kept);

/** A turn's log and how the store has the turn; all of it may change while a test reads. */
interface World {
  store: () => KeptTurn | undefined;
  logs: ReturnType<typeof inMemoryTurnLogs>;
  /** How long the reader has waited, in seconds. */
  pauses: number[];
  /** What waiting does. */
  onPause: (seconds: number) => void | Promise<void>;
}

const newWorld = (): World => ({
  store: () => ({ state: "claimed", lines: begun.kept }),
  logs: inMemoryTurnLogs(() => 0),
  pauses: [],
  onPause: never,
});

/** A new one for each test: its log is empty, and the turn runs. */
export const world = newWorld();
beforeEach(() => {
  Object.assign(world, newWorld());
});

export const source = (): TurnSource => ({
  accountId: 1,
  logs: world.logs,
  threads: {
    turn: (_account: number, _turn: string, from: number, linesMax: number) => {
      const turn = world.store();
      return (
        turn && { ...turn, lines: turn.lines.filter(({ at }) => at >= from).slice(0, linesMax) }
      );
    },
  } as TurnSource["threads"],
  pause: async (seconds) => {
    world.pauses.push(seconds);
    await world.onPause(seconds);
  },
});

export const read = (signal = new AbortController().signal) =>
  allOf(new TurnLines(source(), stored, signal));

export const allOf = async (reading: TurnLines) => {
  const lines: string[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { lines, isThere: next.value };
    lines.push(...next.value);
  }
};
export const shapeOf = (lines: readonly string[]) =>
  shape(lines.map((text) => JSON.parse(text) as Line));
export const append = (from: number, lines: readonly string[], ends: boolean, generation = 1) =>
  world.logs.append(1, "t", generation, from, lines, ends);
export const ended = (...written: readonly (typeof begun)[]): KeptTurn => ({
  state: "completed",
  lines: keptOf(...written),
});
