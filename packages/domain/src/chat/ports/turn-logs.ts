import type { AccountId, Generation, TurnId } from "../../shared/text/branded.js";

export type { TurnId } from "../../shared/text/branded.js";

/** What came of an append. */
export type AppendOutcome =
  | "appended"
  /** A later generation writes the turn by now: nothing of it was appended. */
  | "fenced"
  /** The log has had its last line: nothing was appended. */
  | "ended"
  /**
   * Lines that were appended before are not there, since the log or its end was lost; or lines of
   * earlier writers are there, which this one has not seen. Nothing was appended; a writer of whom
   * there was more may open the log again and put everything down anew.
   */
  | "missing";

/** Lines after a cursor, in their order. */
export interface LogPart {
  readonly lines: readonly string[];
  /** The cursor behind them. */
  readonly cursor: number;
  /** Whether there will never be more than these. */
  readonly ended: boolean;
}

/**
 * The logs of turns: one writer, and any number of readers that are each a cursor (SPEC.md). Lines
 * are kept as they were encoded, so that all readers get the same bytes. A log is kept for a while
 * after its end, for those who come back; what has to last is in the store.
 */
export interface TurnLogsMethods {
  /**
   * Makes `generation` the writer of a turn, and every earlier one fenced; the lines that are there
   * stay. False where a later one has it, or the log has ended.
   */
  open(accountId: AccountId, turnId: TurnId, generation: Generation): boolean;
  /**
   * Puts lines down, all or none, and with `ends` closes the log behind them. `from` is how many
   * lines the writer has put before. Lines that are there already are not appended twice, whether
   * their answer was lost or the writer begins anew: a writer's lines do not change.
   */
  append(
    accountId: AccountId,
    turnId: TurnId,
    generation: Generation,
    from: number,
    lines: readonly string[],
    ends: boolean,
  ): AppendOutcome;
  /** Up to so many lines behind a cursor (0 is the beginning); undefined for a turn without a log. */
  read(accountId: AccountId, turnId: TurnId, cursor: number, linesMax: number): LogPart | undefined;
  /**
   * Drops a log that has ended, before its time: who reads it then finds none, and turns to the store. One
   * that goes on stays as it is.
   */
  drop(accountId: AccountId, turnId: TurnId): void;
  /** Answers as soon as there is something behind the cursor, the log has ended, or the signal aborts. */
  changed(accountId: AccountId, turnId: TurnId, cursor: number, signal: AbortSignal): void;
  /**
   * Tells that generation's writer, wherever it runs, to stop. It holds for a log that is not there
   * yet, too: a writer that opens it with that generation gets the abort.
   */
  abort(accountId: AccountId, turnId: TurnId, generation: Generation): void;
  /**
   * Answers true as soon as this generation is aborted; false when the signal aborts,
   * the log has ended, or a later generation has it.
   */
  aborted(
    accountId: AccountId,
    turnId: TurnId,
    generation: Generation,
    signal: AbortSignal,
  ): boolean;
}
