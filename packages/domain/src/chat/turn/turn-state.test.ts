import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  hasEnded,
  mayRunAgain,
  nextTurnState,
  turnEvents,
  turnStates,
  type TurnEvent,
  type TurnState,
} from "./turn-state.js";

describe("invariant 1: the machine is total", () => {
  // The table of SPEC.md; a dot is a state that stays.
  const table: Readonly<Record<TurnState, string>> = {
    claimed: "streaming completed aborted failed interrupted suspended .",
    streaming: ". completed aborted failed interrupted suspended .",
    completed: ". . . . . . .",
    aborted: ". . . . . . .",
    failed: ". . . . . . .",
    interrupted: ". . . . . . claimed",
    suspended: ". . . . . . claimed",
  };
  const cases = turnStates.flatMap((state) =>
    table[state]
      .split(" ")
      .map((to, at): [TurnState, TurnEvent, TurnState] => [
        state,
        turnEvents[at] as TurnEvent,
        to === "." ? state : (to as TurnState),
      ]),
  );

  it("and has seven states and seven events", () => {
    expect(cases).toHaveLength(49);
  });

  it.each(cases)("%s, %s: %s", (state, event, expected) => {
    expect(nextTurnState(state, event)).toBe(expected);
  });
});

describe("whatever happens in whatever order", () => {
  it("a turn ends at most once for each time that it was claimed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...turnEvents)), (events) => {
        let state: TurnState = "claimed";
        let [claims, ends] = [1, 0];
        for (const event of events) {
          const next = nextTurnState(state, event);
          if (next !== state && next === "claimed") claims += 1;
          if (!hasEnded(state) && hasEnded(next)) ends += 1;
          state = next;
        }
        expect(claims - ends).toBe(hasEnded(state) ? 0 : 1);
      }),
    );
  });

  it("D6: only an interrupted or a suspended turn may run again", () => {
    expect(turnStates.filter(mayRunAgain)).toEqual(["interrupted", "suspended"]);
  });
});
