import type { FailureLimit, LimitsMethods, Place, Refusal } from "../../access/limits/limits.js";
import type { AccountId, Milliseconds, Seconds } from "../../shared/text/branded.js";
import { WindowCounters } from "./window-counters.js";

/** How many counters there may be at most, of accounts and of addresses; the oldest ones go first. */
const countersMax = 100_000;

/** Limits in the memory of one process, which is bounded for any callers, however many. */
export const inMemoryLimits = (nowMs: () => number): LimitsMethods => {
  const counters = new WindowCounters(nowMs, countersMax);
  const failures = new WindowCounters(nowMs, countersMax);
  const places = new HeldPlaces(nowMs);

  return {
    take: (accountId, takings) => {
      for (const [at, { name, points, max }] of takings.entries()) {
        const counter = counters.find(keyOf(accountId, name));
        const used = counter?.points ?? 0;
        if (points === 0 ? used < max : used + points <= max) continue;
        const endsMs = counter?.endsMs ?? nowMs();
        return { at, retryAfterSeconds: secondsUntil(endsMs, nowMs()) };
      }
      for (const { name, points, windowSeconds } of takings) {
        if (points > 0) counters.add(keyOf(accountId, name), points, windowSeconds);
      }
      return undefined;
    },

    charge: (accountId, charges) => {
      for (const { name, points, windowSeconds } of charges) {
        if (points > 0) counters.add(keyOf(accountId, name), points, windowSeconds);
      }
    },

    hold: (accountId, holdId, asked, seconds) => places.hold(accountId, holdId, asked, seconds),
    release: (accountId, holdId, names) => {
      for (const name of names) places.release(keyOf(accountId, name), holdId);
    },

    countFailure: (address, limit) => {
      const { points, endsMs } = failures.add(address, 1, limit.windowSeconds);
      return points > limit.max ? secondsUntil(endsMs, nowMs()) : undefined;
    },
    blockedFor: (address, { max }: FailureLimit) => {
      const counter = failures.find(address);
      return counter !== undefined && counter.points > max
        ? secondsUntil(counter.endsMs, nowMs())
        : undefined;
    },
  };
};

const keyOf = (accountId: AccountId, name: string): string => `${accountId}/${name}`;

const secondsUntil = (endsMs: Milliseconds, nowMs: Milliseconds): Seconds =>
  Math.max(1, Math.ceil((endsMs - nowMs) / 1000));

/** Who holds a place of a name, and until when at the latest. */
class HeldPlaces {
  readonly #names = new Map<string, Map<string, Milliseconds>>();

  constructor(private readonly nowMs: () => number) {}

  hold(
    accountId: AccountId,
    holdId: string,
    places: readonly Place[],
    seconds: Seconds,
  ): Refusal | undefined {
    const keys = places.map(({ name }) => keyOf(accountId, name));
    for (const key of keys) this.#freeOverdue(key);
    const at = places.findIndex(({ max }, place) => this.#count(keys[place]) >= max);
    // A place becomes free when a statement or an answer ends, which nobody knows before: a second is a guess.
    if (at >= 0) return { at, retryAfterSeconds: 1 };
    for (const key of keys) {
      const holders = this.#names.get(key) ?? new Map<string, Milliseconds>();
      this.#names.set(key, holders.set(holdId, this.nowMs() + seconds * 1000));
    }
    return undefined;
  }

  release(key: string, holdId: string): void {
    const holders = this.#names.get(key);
    holders?.delete(holdId);
    if (holders?.size === 0) this.#names.delete(key);
  }

  #count(key: string | undefined): number {
    return key === undefined ? 0 : (this.#names.get(key)?.size ?? 0);
  }

  #freeOverdue(key: string): void {
    for (const [holdId, untilMs] of this.#names.get(key) ?? []) {
      if (untilMs <= this.nowMs()) this.release(key, holdId);
    }
  }
}
