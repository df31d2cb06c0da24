import type { KeptLine } from "../turn/kept-line.js";
import { isFullPage } from "../turn/line-page.js";
import { hasEnded, type TurnState } from "../turn/turn-state.js";
import { withAnswerAsDelta } from "./answer-as-delta.js";
import type { Followed } from "./follow-turn.js";
import type { Sort } from "../../shared/text/branded.js";

/**
 * So many times in a row the store is asked while the log cannot be reached, before the turn is read
 * from the store: that has no deltas, and a log that comes back has. A reader that has had lines of the
 * log waits longer for the others.
 */
const probesUnavailableMax = { beforeFirstLine: 3, later: 10 };

/** So many times in a row the store may be unavailable as well before the reading fails (D3). */
const probesFailedMax = 60;

/**
 * How one turn is read, as a pure machine. `following`: lines come from the log. `draining`: the store
 * has the turn's end, and the log is read to where it goes, without waiting. `probing`: the log has
 * stopped, and the store is asked for the turn's state. `from_store`: the rest comes from the store. The
 * last three are ends: all lines were read, the turn is not there any more, the store failed.
 *
 * | phase | event | next | effects |
 * |---|---|---|---|
 * | following, draining | log: ended, or aborted | ended | finish |
 * | following, draining | log: idle, removed or unavailable | probing | ask the store |
 * | probing | the turn runs, or may get its log back | following | follow, after a pause ¹ |
 * | probing | it has ended or is missing; the log is idle, and was followed | draining | follow |
 * | probing | it has ended; the log is removed, unavailable, or drained | from_store | read a page |
 * | probing | it is missing; the log is removed, unavailable, or drained | missing | finish |
 * | probing | the store is unavailable; the log is removed, or unavailable for too long | failed | fail |
 * | probing | the store is unavailable; otherwise | as before probing | follow, after a pause ¹ |
 * | from_store | a full page | from_store | send it, read a page |
 * | from_store | the last page | ended | send it, finish |
 * | from_store | the turn is missing | missing | finish |
 *
 * ¹ None where the log is only idle: its own wait was the pause. Where the store says for the first
 * time that the turn has ended, the log's idle timeout begins anew, shorter. Any other event changes
 * nothing. A turn that has ended "may get its log back" for the first few probes only.
 */
export interface Reading {
  readonly phase:
    "following" | "draining" | "probing" | "from_store" | "ended" | "missing" | "failed";
  /** The first line, counted from 0, that the reader has not had. */
  readonly cursor: number;
  /** Whether no line has come from the log: then the store gives the answer as one delta, too. */
  readonly hasNoLines: boolean;
  /** Whether the store has the turn's end, or has the turn no more. */
  readonly isEndStored: boolean;
  /** Why the log stopped, and whether it was being drained; while probing only. */
  readonly stopped: { readonly why: Stop; readonly wasDraining: boolean } | undefined;
  /** Probes in a row at which the log was unavailable, and at which the store was, too. */
  readonly probesUnavailable: number;
  readonly probesFailed: number;
  /** The number of the last line that was sent from the store. */
  readonly sentSort: Sort;
}

/** Why a log has no more lines for now. */
type Stop = Exclude<Followed["why"], "ended" | "aborted">;

/** What may happen to a reading. */
export type ReadingEvent =
  | { readonly kind: "log_stopped"; readonly followed: Followed }
  /** The turn's state in the store; undefined: the turn is missing. */
  | { readonly kind: "probed"; readonly state: TurnState | undefined }
  | { readonly kind: "probe_failed" }
  /** Stored lines from the cursor on; undefined: the turn is missing. */
  | { readonly kind: "page"; readonly lines: readonly KeptLine[] | undefined };

/** What is to be done next, in this order. */
export type ReadingEffect =
  | "follow"
  | "probe"
  | "pause"
  | "restart_idle_timeout"
  | "read_page"
  | "finish"
  | "fail"
  | { readonly send: readonly string[] };

/** A reading and what its last event asks for. */
export interface ReadingStep {
  readonly reading: Reading;
  readonly effects: readonly ReadingEffect[];
}

/** Begins to read a turn whose thread had that many numbers before it. */
export const beginReading = (sortFrom: Sort): ReadingStep => ({
  reading: {
    phase: "following",
    cursor: 0,
    hasNoLines: true,
    isEndStored: false,
    stopped: undefined,
    probesUnavailable: 0,
    probesFailed: 0,
    sentSort: sortFrom,
  },
  effects: ["follow"],
});

/** The next step of a reading. Pure and total: an event that its phase does not expect changes nothing. */
export const nextReading = (reading: Reading, event: ReadingEvent): ReadingStep => {
  const { phase, stopped } = reading;
  if (phase === "following" || phase === "draining") {
    if (event.kind === "log_stopped") return onLogStopped(reading, event.followed);
  } else if (phase === "from_store") {
    if (event.kind === "page") return onPage(reading, event.lines);
  } else if (stopped !== undefined) {
    if (event.kind === "probed") return onProbed(reading, stopped, event.state);
    if (event.kind === "probe_failed") return onProbeFailed(reading, stopped);
  }
  return { reading, effects: [] };
};

type Stopped = NonNullable<Reading["stopped"]>;

const onLogStopped = (reading: Reading, { why, cursor }: Followed): ReadingStep => {
  const hasNoLines = reading.hasNoLines && cursor === 0;
  const read = { ...reading, cursor, hasNoLines };
  if (why === "ended" || why === "aborted") {
    return { reading: { ...read, phase: "ended" }, effects: ["finish"] };
  }
  const stopped = { why, wasDraining: reading.phase === "draining" };
  return { reading: { ...read, phase: "probing", stopped }, effects: ["probe"] };
};

const onProbed = (
  before: Reading,
  { why, wasDraining }: Stopped,
  state: TurnState | undefined,
): ReadingStep => {
  const isMissing = state === undefined;
  const isEndStored = isMissing || hasEnded(state);
  const probesUnavailable = why === "unavailable" ? before.probesUnavailable + 1 : 0;
  const probesMax = before.hasNoLines
    ? probesUnavailableMax.beforeFirstLine
    : probesUnavailableMax.later;
  const mayComeBack = !isMissing && why === "unavailable" && probesUnavailable < probesMax;
  const reading = {
    ...before,
    stopped: undefined,
    probesFailed: 0,
    probesUnavailable,
    isEndStored,
  };
  const restart: readonly ReadingEffect[] =
    isEndStored && !before.isEndStored ? ["restart_idle_timeout"] : [];
  const isOver = isEndStored && !mayComeBack;
  if (isOver && (why !== "idle" || wasDraining)) {
    return isMissing
      ? { reading: { ...reading, phase: "missing" }, effects: ["finish"] }
      : { reading: { ...reading, phase: "from_store" }, effects: [...restart, "read_page"] };
  }
  const phase = isOver ? "draining" : "following";
  return { reading: { ...reading, phase }, effects: [...restart, ...followAfter(why)] };
};

const onProbeFailed = (before: Reading, { why, wasDraining }: Stopped): ReadingStep => {
  // Beside a log that is only quiet, an outage of the store does not matter.
  const probesFailed = before.probesFailed + (why === "unavailable" ? 1 : 0);
  const reading = { ...before, stopped: undefined, probesFailed };
  if (why === "removed" || probesFailed > probesFailedMax) {
    return { reading: { ...reading, phase: "failed" }, effects: ["fail"] };
  }
  const phase = wasDraining ? "draining" : "following";
  return { reading: { ...reading, phase }, effects: followAfter(why) };
};

// What is stored of a turn that runs is not sent: its log, once it is here, has all between, too.
const followAfter = (why: Stop): readonly ReadingEffect[] =>
  why === "idle" ? ["follow"] : ["pause", "follow"];

const onPage = (before: Reading, lines: readonly KeptLine[] | undefined): ReadingStep => {
  if (lines === undefined) {
    return { reading: { ...before, phase: "missing" }, effects: ["finish"] };
  }
  const last = lines.at(-1);
  if (last === undefined) return { reading: { ...before, phase: "ended" }, effects: ["finish"] };
  const { hasNoLines, sentSort } = before;
  const send = hasNoLines ? withAnswerAsDelta(lines, sentSort) : lines.map(({ text }) => text);
  const reading = {
    ...before,
    cursor: last.at + 1,
    sentSort: lines.findLast(({ sort }) => sort !== undefined)?.sort ?? sentSort,
  };
  return isFullPage(lines)
    ? { reading, effects: [{ send }, "read_page"] }
    : { reading: { ...reading, phase: "ended" }, effects: [{ send }, "finish"] };
};
