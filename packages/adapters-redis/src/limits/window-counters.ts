import { RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import type { Charge, FailureLimit, Seconds, Taking } from "@embedded-analytics/domain";

/** What one counter says to a taking. */
export interface Counted {
  readonly fits: boolean;
  readonly retryAfterSeconds: Seconds;
  /** Undoes the taking. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Counters on Redis that begin anew after their window, which its own clock ends. The library counts; what
 * fits is judged here, since it differs from account to account. Rejects while Redis is away.
 */
export class WindowCountersOnRedis {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #windows = new Map<Seconds, RateLimiterRedis>();

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  /** Takes the points, also where they do not fit; of 0 points it only looks. */
  async take(key: string, { points, max, windowSeconds }: Taking): Promise<Counted> {
    const counters = this.#of(windowSeconds);
    const counted = points === 0 ? await counters.get(key) : await counters.penalty(key, points);
    const used = counted?.consumedPoints ?? 0;
    return {
      fits: points === 0 ? used < max : used <= max,
      retryAfterSeconds: secondsUntil(counted),
      giveBack: async () => {
        if (points > 0) await counters.reward(key, points);
      },
    };
  }

  async charge(key: string, { points, windowSeconds }: Charge): Promise<void> {
    await this.#of(windowSeconds).penalty(key, points);
  }

  /** Counts a failure; for how many seconds there are too many of them. */
  async countFailure(key: string, limit: FailureLimit): Promise<Seconds | undefined> {
    return blockedFor(await this.#of(limit.windowSeconds).penalty(key, 1), limit);
  }

  async blockedFor(key: string, limit: FailureLimit): Promise<Seconds | undefined> {
    return blockedFor(await this.#of(limit.windowSeconds).get(key), limit);
  }

  /** The counters of windows of that length. */
  #of(windowSeconds: Seconds): RateLimiterRedis {
    const found = this.#windows.get(windowSeconds);
    if (found !== undefined) return found;
    const made = new RateLimiterRedis({
      storeClient: this.#redis,
      keyPrefix: `${this.#prefix}limits:${windowSeconds}`,
      points: Number.MAX_SAFE_INTEGER,
      duration: windowSeconds,
    });
    this.#windows.set(windowSeconds, made);
    return made;
  }
}

const blockedFor = (counted: RateLimiterRes | null, { max }: FailureLimit): Seconds | undefined =>
  (counted?.consumedPoints ?? 0) > max ? secondsUntil(counted) : undefined;

const secondsUntil = (counted: RateLimiterRes | null): Seconds =>
  Math.max(1, Math.ceil((counted?.msBeforeNext ?? 0) / 1000));
