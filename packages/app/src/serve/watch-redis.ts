import type { RedisHealth } from "@embedded-analytics/adapters-redis";
import type { AskRedisHealth } from "@embedded-analytics/adapters-redis/inversify";
import type { Logger } from "pino";

const everyMs = 2000;
/** How long a start waits for a Redis that is just being connected to. */
const startMsMax = 1000;

/** The Redis of `REDIS_URL` cannot keep logs; the sentence says what it lacks. */
export class RedisUnsupported extends Error {
  override readonly name = "RedisUnsupported";
  constructor({ version = "unknown" }: RedisHealth) {
    super(
      `The Redis of REDIS_URL is version ${version}; Redis 7.0 or newer, or Valkey, is needed. ` +
        "Upgrade it, or run one instance without REDIS_URL.",
    );
  }
}

/**
 * Says in the log how the Redis is, once for each change: nobody wants to read of an outage every two
 * seconds (T31). Waits for its first answer, and throws `RedisUnsupported` where that is an old
 * version's; one that is away is no reason not to start. Answers how to stop.
 */
export const watchRedis = async (ask: AskRedisHealth, log: Logger): Promise<() => void> => {
  let said: RedisHealth["status"] = "ready";
  let isAsking = false;
  const say = (health: RedisHealth): void => {
    if (health.status === said) return;
    said = health.status;
    if (said === "ready") log.info("Redis is back");
    else if (said === "unsupported") log.error(new RedisUnsupported(health).message);
    else log.warn("Redis cannot be reached: no turn of chat can begin until it is back");
  };
  const look = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    say(await ask());
    isAsking = false;
  };
  const first = await firstAnswer(ask);
  if (first.status === "unsupported") throw new RedisUnsupported(first);
  if (first.evicts) {
    log.warn("Redis throws keys away when it is full: set its maxmemory-policy to noeviction");
  }
  say(first);
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => {
    clearInterval(timer);
  };
};

const firstAnswer = async (ask: AskRedisHealth): Promise<RedisHealth> => {
  const startedAt = performance.now();
  for (;;) {
    const health = await ask();
    if (health.status !== "unavailable") return health;
    if (performance.now() - startedAt > startMsMax) return health;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
