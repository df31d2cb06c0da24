import { afterAll, beforeAll } from "@jest/globals";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import type { Ports } from "@embedded-analytics/domain";
import { portContracts } from "@embedded-analytics/testkit";
import { connect } from "./connections.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "./testing/start-redis.js";
import { redisLimits } from "./limits/redis-limits.js";
import { redisTurnLogs } from "./turn-logs.js";

let redis: TestRedis | undefined;
let stores = 0;

beforeAll(async () => {
  if (redisProgram !== undefined) redis = await startRedis();
});
afterAll(() => redis?.stop());

portContracts(
  {
    name: "redis",
    lacks: {
      clock: "Redis keeps its own time",
      dump: "logs expire anyway",
      ...(redisProgram === undefined ? { turnLogs: noRedis, limits: noRedis } : {}),
    },
    open: async () => {
      const connections = connect(String(redis?.url));
      await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
      // A store with nothing in it: keys of its own on the one server.
      const prefix = `test-${++stores}:`;
      const logs = redisTurnLogs(connections, { prefix });
      const limits = redisLimits(connections, { prefix, fallback: noFallback });
      return {
        ports: { ...inMemoryPorts(), turnLogs: logs, limits },
        advanceMs: () => Promise.reject(new Error("Redis keeps its own time")),
        dump: () => Promise.resolve(""),
        close: async () => {
          logs.close();
          connections.close();
        },
      };
    },
  },
  ["turnLogs", "limits"],
);

const fails = (): never => {
  throw new Error("Redis was not asked.");
};

/** A server that answers needs nobody in its place. */
const noFallback: Ports["limits"] = {
  take: fails,
  charge: fails,
  hold: fails,
  release: () => undefined,
  countFailure: fails,
  blockedFor: fails,
};
