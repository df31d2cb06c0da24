import type { Held } from "./fair-queue.js";
import { isSameUser, type Party } from "./party.js";

/** A statement on a slot. */
export interface Turn {
  readonly party: Party;
  /** When it got its slot with a worker in it; undefined while that one opens its data. */
  readonly beganMs: number | undefined;
  /** It has had a whole turn: this one, or one before it gave its slot up. */
  readonly isLong: boolean;
  /** Rows of it are with a reader, so that it cannot begin anew. */
  readonly hasDelivered: boolean;
}

/** How many slots long statements may hold while short ones of others wait. */
export const longMax = (concurrency: number): number => Math.max(1, Math.floor(concurrency / 2));

/**
 * How many statements there may be at most: where there is but one slot, a long statement goes on
 * beside the short ones of others, since to begin it anew each time would never end it.
 */
export const placesMax = (concurrency: number): number => Math.max(2, concurrency);

/** Whether a statement's whole turn is over at that moment, so that it may have to give its slot up. */
export const hasHadTurn = ({ beganMs }: Turn, nowMs: number, turnMs: number): boolean =>
  beganMs !== undefined && nowMs - beganMs >= turnMs;

/**
 * Which of these turns ends for a short statement of `waiting`, which finds no free slot: one of a
 * long statement, where there are more of those than may be, of an account (or in the same account
 * a user) that holds more slots than `waiting`'s. Of several, whose party has most, then one that
 * loses nothing of what was delivered, then the one that loses least. Undefined: none.
 */
export function turnToEnd<One extends Turn>(
  turns: readonly One[],
  waiting: Party,
  held: (party: Party) => Held,
  { concurrency, turnMs }: TurnRules,
  nowMs: number,
): One | undefined {
  if (turns.filter(({ isLong }) => isLong).length <= longMax(concurrency)) return undefined;
  const own = held(waiting);
  const owes = ({ party }: One): boolean => {
    const { byAccount, byUser } = held(party);
    return party.account === waiting.account
      ? !isSameUser(party, waiting) && byUser > own.byUser
      : byAccount > own.byAccount;
  };
  return turns
    .filter((turn) => turn.isLong && hasHadTurn(turn, nowMs, turnMs) && owes(turn))
    .sort((one, other) => {
      const [ones, others] = [held(one.party), held(other.party)];
      return (
        others.byAccount - ones.byAccount ||
        others.byUser - ones.byUser ||
        Number(one.hasDelivered) - Number(other.hasDelivered) ||
        (other.beganMs ?? 0) - (one.beganMs ?? 0)
      );
    })[0];
}

/** What turns are measured by. */
export interface TurnRules {
  /** Slots for statements, at least one. */
  readonly concurrency: number;
  /** How long a turn is, after which a statement is long. */
  readonly turnMs: number;
}
