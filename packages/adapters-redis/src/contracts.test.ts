import { afterAll, beforeAll } from "@jest/globals";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts } from "@embedded-analytics/testkit";
import { connect } from "./connections.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "./testing/start-redis.js";
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
      ...(redisProgram === undefined ? { turnLogs: noRedis } : {}),
    },
    open: async () => {
      const connections = connect(String(redis?.url));
      await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
      // A store with nothing in it: keys of its own on the one server.
      const logs = redisTurnLogs(connections, { prefix: `test-${++stores}:` });
      return {
        ports: { ...inMemoryPorts(), turnLogs: logs },
        advanceMs: () => Promise.reject(new Error("Redis keeps its own time")),
        dump: () => Promise.resolve(""),
        close: async () => {
          logs.close();
          connections.close();
        },
      };
    },
  },
  ["turnLogs"],
);
