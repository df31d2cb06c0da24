/** The logs of turns on Redis: appended with a fence, followed by one hub for each instance. */
export { connect, type Connections } from "./connections.js";
export { healthOf, redisHealth, type RedisHealth } from "./health.js";
export { redisTurnLogs, type TurnLogsOptions } from "./turn-logs.js";
