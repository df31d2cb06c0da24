import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { Redis } from "ioredis";
import { connect, type Connections } from "./connections.js";
import { healthOf, redisHealth } from "./health.js";
import {
  freePort,
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "./testing/start-redis.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describe("what a Redis says of itself", () => {
  it.each([
    ["redis_version:7.0.0\r\nrole:master\r\nmaxmemory_policy:noeviction", "ready", false],
    // A Valkey, as it tells Redis's clients.
    ["redis_version:7.2.4\r\nvalkey_version:8.1.1\r\nrole:master", "ready", false],
    ["redis_version:10.0.1\r\nrole:master\r\nmaxmemory_policy:allkeys-lru", "ready", true],
    ["redis_version:6.2.14\r\nrole:master", "unsupported", false],
    ["redis_version:7.4.1\r\nrole:slave", "unavailable", false],
    ["", "ready", false],
  ] as const)("F3: %j", (info, status, evicts) => {
    expect(healthOf(info)).toMatchObject({ status, evicts });
  });
});

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`the health of a Redis${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let port: number;
  let connections: Connections;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    connections = connect(redis.url);
    await ready(connections.commands);
  });
  afterAll(async () => {
    connections.close();
    await redis.stop();
  });

  const statusNow = async () => (await redisHealth(connections)).status;

  it("F3: tells its version, and that it is there", async () => {
    expect(await redisHealth(connections)).toEqual({
      status: "ready",
      version: expect.stringMatching(/^\d+\.\d+\./),
      evicts: false,
    });
  });

  it("T31: a server that does not answer is unavailable, and ready again without a restart", async () => {
    process.kill(redis.pid, "SIGSTOP");
    try {
      expect(await statusNow()).toBe("unavailable");
    } finally {
      process.kill(redis.pid, "SIGCONT");
    }
    await untilReady(statusNow);
  });

  it("T31: a server that became a replica takes no writes, and counts as unavailable", async () => {
    const admin = new Redis(redis.url);
    await admin.replicaof("127.0.0.1", 1);
    expect(await statusNow()).toBe("unavailable");
    await admin.replicaof("NO", "ONE");
    admin.disconnect();
    await untilReady(statusNow);
  });

  it("T31: a server that has stopped is unavailable, and ready when it is back", async () => {
    await redis.stop();
    expect(await statusNow()).toBe("unavailable");
    redis = await startRedis(port);
    await untilReady(statusNow);
  });

  it("a server that keeps INFO to itself is there all the same", async () => {
    // The driver says so on the console.
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const admin = new Redis(redis.url);
    await admin.acl("SETUSER", "guest", "on", ">word", "~*", "&*", "+@all", "-info");
    const url = redis.url.replace("redis://", "redis://guest:word@");
    const guest = connect(url);
    await untilReady(async () => (await redisHealth(guest)).status);
    guest.close();
    warned.mockRestore();
    admin.disconnect();
  });
});

const ready = (redis: Redis): Promise<void> =>
  redis.status === "ready"
    ? Promise.resolve()
    : new Promise((resolve) => redis.once("ready", () => resolve()));

/** Rejects where it does not come back within ten seconds. */
const untilReady = async (ask: () => Promise<string>): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if ((await ask()) === "ready") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It is not ready");
};
