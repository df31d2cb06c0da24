import type { Milliseconds } from "../../shared/text/branded.js";

/** So many appends may come before their time. */
const burst = 8;

/**
 * How fast lines go to a shared log: as they come, as long as there is no more than one append in so
 * many milliseconds on the average. An agent that speaks as people read waits for nothing; in a flood,
 * lines wait for company.
 */
export class AppendRateLimiter {
  readonly #everyMs: Milliseconds;
  readonly #nowMs: () => number;
  /** When all appends so far would be due, were they as far apart as they should be. */
  #dueMs = -Infinity;

  constructor(everyMs: Milliseconds, nowMs: () => number) {
    this.#everyMs = everyMs;
    this.#nowMs = nowMs;
  }

  /** Notes an append, and answers how many milliseconds the next one has to wait; often none. */
  next(): number {
    const now = this.#nowMs();
    const early = now - burst * this.#everyMs;
    // Not later than one step from now, should the clock have been put back.
    this.#dueMs = Math.min(Math.max(this.#dueMs, early), now) + this.#everyMs;
    return Math.max(0, this.#dueMs - now);
  }
}
