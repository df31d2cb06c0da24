import type { Redis } from "ioredis";
import { limitScript, type LimitScript } from "./limit-script.js";

/** How many releases wait for Redis at most; the places of others are free after their time. */
const waitingMax = 10_000;

/** A place to free: the key of its name, and who holds it. */
interface Release {
  readonly keys: readonly string[];
  readonly holdId: string;
}

/** Places that instances share, as sorted sets on Redis; rejects while it is away, but for releases. */
export class HeldPlacesOnRedis {
  readonly #redis: Redis;
  readonly #hold: LimitScript;
  #waiting: Release[] = [];

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#hold = limitScript(redis, "hold");
    redis.on("ready", () => {
      const releases = this.#waiting;
      this.#waiting = [];
      for (const release of releases) void this.release(release);
    });
  }

  /** The position of the first name that has no place; undefined: all are held. */
  async hold(
    keys: readonly string[],
    holdId: string,
    seconds: number,
    maxima: readonly number[],
  ): Promise<number | undefined> {
    const full = Number(await this.#hold(keys.length, ...keys, holdId, seconds, ...maxima));
    return full < 0 ? undefined : full;
  }

  /** Frees the places now, or as soon as Redis is back. */
  async release(release: Release): Promise<void> {
    try {
      await Promise.all(release.keys.map((key) => this.#redis.zrem(key, release.holdId)));
    } catch {
      if (this.#waiting.length < waitingMax) this.#waiting.push(release);
    }
  }
}
