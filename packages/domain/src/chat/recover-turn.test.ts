import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isMessage } from "./turn/kept-line.js";
import { namesOf, numbersReserved, recoverFromLog, recoverFromStore } from "./recover-turn.js";
import { defaultBudget } from "./turn/turn-budget.js";
import {
  beginTurn,
  endTurn,
  writeContent,
  writeThinking,
  writeTool,
  type TurnEnd,
  type Written,
} from "./run/turn-writer.js";

const turn = { id: "t", messageId: "1700000000000-message", input: "How much?", sortFrom: 10 };
const names = namesOf("chat-1", turn, "analyst");

/** A turn of these pieces, with all its lines. */
const writtenTurn = (pieces: readonly string[], end?: TurnEnd) => {
  const steps: Written[] = [beginTurn(names, turn.input, turn.sortFrom)];
  const last = () => (steps.at(-1) as Written).turn;
  pieces.forEach((piece, at) => {
    const call = { name: "svcMeta", input: "{}" };
    if (piece === "tool") {
      steps.push(writeTool(last(), `tool-${at}`, call));
      steps.push(writeTool(last(), `tool-${at}`, { ...call, result: "{}" }));
    } else if (piece === "think") steps.push(writeThinking(last(), "Hm"));
    else steps.push(writeContent(last(), piece));
  });
  if (end !== undefined) steps.push(endTurn(last(), end));
  return {
    turn: last(),
    log: steps.flatMap(({ lines }) => lines),
    kept: steps.flatMap(({ kept }) => kept),
  };
};

const pieces = fc.array(fc.oneof(fc.constantFrom("tool", "think"), fc.string({ minLength: 1 })));
const ends = fc.constantFrom<TurnEnd>(
  { event: "completed" },
  { event: "aborted" },
  { event: "suspended" },
  { event: "lease_expired", error: "Gone." },
);

describe("D8, T30: a turn as its log has it", () => {
  it("is what its writer had: content, numbers, kept lines, and how it ended if it did", () => {
    fc.assert(
      fc.property(pieces, fc.option(ends, { nil: undefined }), (said, end) => {
        const written = writtenTurn(said, end);
        const found = recoverFromLog(names, turn, written.log);
        const { content, sort, count, state } = written.turn;
        expect(found.turn).toMatchObject({ names, content, sort, count, state });
        expect(found.kept).toEqual(written.kept);
      }),
    );
  });

  it("goes on from any line, and adds up to what its readers saw (invariant 4)", () => {
    fc.assert(
      fc.property(pieces, fc.nat(), (said, cut) => {
        const { log } = writtenTurn(said);
        const seen = log.slice(0, 1 + (cut % log.length));
        const found = recoverFromLog(names, turn, seen);
        const { lines, kept } = endTurn(found.turn, { event: "lease_expired", error: "Gone." });
        const all = [...seen, ...lines].map((line) => JSON.parse(line) as Record<string, unknown>);
        const deltas = all.flatMap((line) =>
          line["isDelta"] === true ? String(line["content"]) : [],
        );
        const closing = all.find((line) => line["isDelta"] === false && line["id"] === "t.answer");
        expect(closing?.["content"] ?? "").toBe(deltas.join(""));
        const sorts = all.flatMap(({ sort }) => (typeof sort === "number" ? sort : []));
        expect(sorts).toEqual(sorts.map((_sort, at) => turn.sortFrom + 1 + at));
        for (const { at, text } of [...found.kept, ...kept]) {
          expect([...seen, ...lines][at]).toBe(text);
        }
      }),
    );
  });
});

describe("invariant 13: a turn as the store has it, where the log is lost", () => {
  it("keeps its messages, and goes on behind every number and every place that was used", () => {
    fc.assert(
      fc.property(pieces, (said) => {
        const written = writtenTurn(said);
        const found = recoverFromStore(names, turn, written.kept);
        const ended = endTurn(found.turn, { event: "lease_expired", error: "Gone." });
        expect(found.kept).toEqual(written.kept.filter(isMessage));
        for (const { at, sort } of ended.kept) {
          expect(at).toBeGreaterThan(written.turn.count - 1);
          if (sort !== undefined) expect(sort).toBeGreaterThan(written.turn.sort);
        }
      }),
    );
  });

  it("D13: no turn can use as many numbers as are reserved", () => {
    const shortest = writeContent(beginTurn(names, "", 0).turn, "x").lines[0] ?? "";
    const closing = 10;
    expect(defaultBudget.lineBytes / shortest.length + closing).toBeLessThan(numbersReserved);
  });
});
