import type { AskRedisHealth } from "@embedded-analytics/adapters-redis/inversify";
import type { RedisHealth } from "@embedded-analytics/adapters-redis";

/** What `/readyz` says of an open service. */
export interface Readiness {
  /**
   * `unavailable`: the database does not answer, and nothing can be served. `degraded`: all but new
   * turns of chat can be, so that load balancers go on sending requests (T31).
   */
  readonly status: "ready" | "degraded" | "unavailable";
  /** What is wrong with the Redis of the turns' logs. */
  readonly redis?: Exclude<RedisHealth["status"], "ready">;
}

/** Asks the database and, where there is one, the Redis, both at once. */
export const readinessOf = async (
  databaseAnswers: () => Promise<boolean>,
  redisHealth: AskRedisHealth | undefined,
): Promise<Readiness> => {
  const [hasDatabase, redis] = await Promise.all([databaseAnswers(), redisHealth?.()]);
  const isRedisWell = redis === undefined || redis.status === "ready";
  const about = isRedisWell ? {} : { redis: redis.status };
  if (!hasDatabase) return { status: "unavailable", ...about };
  return { status: isRedisWell ? "ready" : "degraded", ...about };
};
