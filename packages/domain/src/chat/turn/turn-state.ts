/**
 * The states of a turn (SPEC.md). It is claimed, then streams, and ends in one of five ways; two of
 * those let the same turn run again.
 */
export const turnStates = [
  "claimed",
  "streaming",
  "completed",
  "aborted",
  "failed",
  "interrupted",
  "suspended",
] as const;

/** One of these states. */
export type TurnState = (typeof turnStates)[number];

/** All that can happen to a turn. */
export const turnEvents = [
  /** The writer has put the first line down. */
  "started",
  /** The agent has said all that it has to say. */
  "completed",
  /** The user has aborted it. */
  "aborted",
  /** The agent failed, or the turn is past one of its budgets. */
  "failed",
  /** Its lease has expired: its instance did not prolong it. */
  "lease_expired",
  /** Its instance shuts down. */
  "suspended",
  /** The message is sent again. */
  "sent_again",
] as const;

/** One of these events. */
export type TurnEvent = (typeof turnEvents)[number];

const running = {
  completed: "completed",
  aborted: "aborted",
  failed: "failed",
  lease_expired: "interrupted",
  suspended: "suspended",
} as const satisfies Partial<Record<TurnEvent, TurnState>>;

/** What changes; where nothing stands, the state stays. */
const transitions: Readonly<Record<TurnState, Partial<Record<TurnEvent, TurnState>>>> = {
  claimed: { started: "streaming", ...running },
  streaming: running,
  completed: {},
  aborted: {},
  failed: {},
  interrupted: { sent_again: "claimed" },
  suspended: { sent_again: "claimed" },
};

/** The state after an event. Total: every event in every state has an answer (invariant 1). */
export const nextTurnState = (state: TurnState, event: TurnEvent): TurnState =>
  transitions[state][event] ?? state;

/** The state of a turn whose first line is written. */
export const startedState = nextTurnState("claimed", "started");

/** Whether the turn has ended; readers of an ended turn have had its closing sequence. */
export const hasEnded = (state: TurnState): boolean => state !== "claimed" && state !== "streaming";

/** Whether the same message may be run again by sending it again (D6). */
export const mayRunAgain = (state: TurnState): boolean =>
  nextTurnState(state, "sent_again") !== state;
