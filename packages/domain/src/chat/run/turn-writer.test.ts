import { expect, it } from "@jest/globals";
import { namesOf } from "../recover-turn.js";
import { nextTurnState, turnStates } from "../turn/turn-state.js";
import { beginTurn, endTurn, type TurnEnd } from "./turn-writer.js";

const { turn } = beginTurn(namesOf("chat", { id: "t", messageId: "m" }, "analyst"), "Hi", 10);

const ends: readonly TurnEnd[] = [
  { event: "completed" },
  { event: "aborted" },
  { event: "suspended" },
  { event: "failed", error: "No." },
  { event: "lease_expired", error: "Gone." },
];

it("invariant 1: a turn that is written has started", () => {
  expect(turn.state).toBe(nextTurnState("claimed", "started"));
});

it.each(turnStates.flatMap((state) => ends.map((end) => [state, end.event, end] as const)))(
  "invariant 1: %s, %s: the writer takes the state of the table, and lines only where it changes",
  (state, event, end) => {
    const before = { ...turn, state };
    const written = endTurn(before, end);
    const next = nextTurnState(state, event);
    expect(written.turn.state).toBe(next);
    expect(written.lines.length > 0).toBe(next !== state);
    expect(written.turn === before).toBe(next === state);
  },
);
