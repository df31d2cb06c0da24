import { RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import type { Charge, FailureLimit, Seconds } from "@embedded-analytics/domain";

/**
 * Counters on Redis that begin anew after their window, which its own clock ends. The library counts; what
 * fits is judged here, since it differs from account to account. `take.lua` takes from the same counters,
 * several at once. Rejects while Redis is away.
 */
export class WindowCountersOnRedis {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #windows = new Map<Seconds, RateLimiterRedis>();

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  /** The key of a counter on Redis, as the library names it. */
  keyOf(key: string, windowSeconds: Seconds): string {
    return `${this.#prefixOf(windowSeconds)}:${key}`;
  }

  async charge(key: string, { points, windowSeconds }: Charge): Promise<void> {
    // A window begins with the first points.
    if (points > 0) await this.#of(windowSeconds).penalty(key, points);
  }

  /** Counts a failure; for how many seconds there are too many of them. */
  async countFailure(key: string, limit: FailureLimit): Promise<Seconds | undefined> {
    return this.#blockedFor(key, await this.#of(limit.windowSeconds).penalty(key, 1), limit);
  }

  async blockedFor(key: string, limit: FailureLimit): Promise<Seconds | undefined> {
    return this.#blockedFor(key, await this.#of(limit.windowSeconds).get(key), limit);
  }

  /** As `take.lua` does: no window ends later than its length from now, should the clock have been set back. */
  async #blockedFor(
    key: string,
    counted: RateLimiterRes | null,
    { max, windowSeconds }: FailureLimit,
  ): Promise<Seconds | undefined> {
    if (counted === null || counted.consumedPoints <= max) return undefined;
    const windowMs = windowSeconds * 1000;
    const isLonger = counted.msBeforeNext > windowMs;
    if (isLonger) await this.#redis.pexpire(this.keyOf(key, windowSeconds), windowMs);
    return Math.max(1, Math.ceil((isLonger ? windowMs : counted.msBeforeNext) / 1000));
  }

  /** The counters of windows of that length. */
  #of(windowSeconds: Seconds): RateLimiterRedis {
    const found = this.#windows.get(windowSeconds);
    if (found !== undefined) return found;
    const made = new RateLimiterRedis({
      storeClient: this.#redis,
      keyPrefix: this.#prefixOf(windowSeconds),
      points: Number.MAX_SAFE_INTEGER,
      duration: windowSeconds,
    });
    this.#windows.set(windowSeconds, made);
    return made;
  }

  #prefixOf(windowSeconds: Seconds): string {
    return `${this.#prefix}limits:${windowSeconds}`;
  }
}
