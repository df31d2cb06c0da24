/** Logs of turns on Redis, appended with a fence and followed by one hub for each instance; and limits. */
export { connect, type Connections } from "./connections.js";
export { healthOf, redisHealth, type RedisHealth } from "./health.js";
export { redisLimits, type RedisLimitsOptions } from "./limits/redis-limits.js";
export { redisTurnLogs, type TurnLogsOptions } from "./turn-logs.js";
