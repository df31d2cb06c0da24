import type { Id } from "@embedded-analytics/domain";

/** Where a turn's log lies: all in one slot, so that a script may touch them together. */
export interface TurnKeys {
  /** A hash: generation, count of lines, whether it has ended. */
  readonly meta: string;
  /** A stream whose entry `1-n` is the n-th line. */
  readonly log: string;
  /** A set: the generations that were aborted. */
  readonly aborts: string;
  /** A channel of changes: another writer, an abort, the end. */
  readonly channel: string;
  /** Brings the lines themselves to those who do not write them. */
  readonly lines: string;
}

/** The keys of one account's turn (T4). */
export const turnKeys = (prefix: string, accountId: Id, turnId: string): TurnKeys => {
  const tag = `${prefix}{${accountId}/${turnId}}`;
  return {
    meta: `${tag}:meta`,
    log: `${tag}:log`,
    aborts: `${tag}:aborts`,
    channel: `${tag}:changed`,
    lines: `${tag}:lines`,
  };
};
