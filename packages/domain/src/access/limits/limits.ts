import type { AccountId, Seconds } from "../../shared/text/branded.js";

/** A counter of an account that begins anew after its window. */
export interface Charge {
  /** Unique within the account. */
  readonly name: string;
  /** A whole number, at least 0. */
  readonly points: number;
  /** Begins with the first points; what was counted is forgotten at its end. */
  readonly windowSeconds: Seconds;
}

/** What is taken of such a counter, if it has as much. */
export interface Taking extends Charge {
  /** How many points fit into a window. */
  readonly max: number;
}

/** A place among so many. */
export interface Place {
  /** Unique within the account, also among counters. */
  readonly name: string;
  readonly max: number;
}

/** Which of the limits that were asked is reached, and when to ask again. */
export interface Refusal {
  /** The position of the first one. */
  readonly at: number;
  /** A whole number, at least 1. */
  readonly retryAfterSeconds: Seconds;
}

/** How many failures of one address are answered within a window. */
export interface FailureLimit {
  readonly max: number;
  readonly windowSeconds: Seconds;
}

/** How many calls of Connect are answered within a window. */
export interface ConnectCallLimit {
  /** Of one address. */
  readonly addressMax: number;
  /** Of one client at one address. */
  readonly clientMax: number;
  readonly windowSeconds: Seconds;
}

/**
 * Counts what is asked for (J4). Where instances share a store they count together; while it is away
 * each counts for itself, so no method fails for that.
 */
export interface LimitsMethods {
  /**
   * Takes from all counters, or from none where one of them has not as much; of 0 points, where one of
   * them is used up. Answers why not; undefined: all were taken.
   */
  take(accountId: AccountId, takings: readonly Taking[]): Refusal | undefined;
  /** Adds to counters, beyond what fits as well: for what is only known afterwards. */
  charge(accountId: AccountId, charges: readonly Charge[]): void;
  /**
   * Takes one place of each name, or none. The places are free again when they are released, or after
   * so many seconds, since their holder may have ended without a word.
   */
  hold(
    accountId: AccountId,
    holdId: string,
    places: readonly Place[],
    seconds: Seconds,
  ): Refusal | undefined;
  /** Frees the places of a hold; repeating it is fine. */
  release(accountId: AccountId, holdId: string, names: readonly string[]): void;
  /**
   * Counts a failed authentication of an address. Answers for how many seconds the address is refused,
   * where it has had more than the limit; else undefined.
   */
  countFailure(address: string, limit: FailureLimit): Seconds | undefined;
  /** For how many seconds an address is refused, without counting; undefined where it is not. */
  blockedFor(address: string, limit: FailureLimit): Seconds | undefined;
}
