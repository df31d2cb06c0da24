import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { LimitsMethods, PortAdapter, Taking } from "@embedded-analytics/domain";
import { connect, type Connections } from "../connections.js";
import {
  freePort,
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "../testing/start-redis.js";
import { redisLimits } from "./redis-limits.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const account = 1;
const limit = { max: 2, windowSeconds: 60 };

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`J4: limits of instances that share a Redis${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let port: number;
  const opened: Connections[] = [];
  let names = 0;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(async () => {
    for (const connections of opened) connections.close();
    await redis.stop();
  });

  const instance = async (): Promise<PortAdapter<LimitsMethods>> => {
    const connections = connect(redis.url);
    opened.push(connections);
    await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
    return redisLimits(connections);
  };
  const instances = () => Promise.all([instance(), instance(), instance()]);
  const calls = (max: number, windowSeconds = 60): Taking => ({
    name: `calls-${++names}`,
    points: 1,
    max,
    windowSeconds,
  });
  /** How many of so many calls are taken, when they come to all instances in turn and at once. */
  const taken = async (
    at: readonly PortAdapter<LimitsMethods>[],
    taking: Taking,
    count: number,
  ) => {
    const asked = Array.from({ length: count }, async (_, call) =>
      at[call % at.length]?.take(account, [taking]),
    );
    return (await Promise.all(asked)).filter((refusal) => refusal === undefined).length;
  };
  const back = async (): Promise<void> => {
    redis = await startRedis(port);
    const waiting = opened.filter(({ commands }) => commands.status !== "ready");
    await Promise.all(
      waiting.map(({ commands }) => new Promise<void>((done) => commands.once("ready", done))),
    );
  };

  it.each([0.9, 1.5, 2])(
    "T37: of %f times what fits, three instances let through what fits",
    async (load) => {
      const max = 200;
      const count = Math.round(max * load);
      expect(await taken(await instances(), calls(max), count)).toBe(Math.min(max, count));
    },
  );

  it("a window ends by itself, on Redis's clock", async () => {
    const at = await instances();
    const taking = calls(5, 1);
    expect(await taken(at, taking, 20)).toBe(5);
    expect(await at[0].take(account, [taking])).toEqual({ at: 0, retryAfterSeconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await taken(at, taking, 20)).toBe(5);
  });

  it("a place whose holder says nothing is free after its time, though others are held longer", async () => {
    const [one, other] = await instances();
    const places = [{ name: `turns-${++names}`, max: 2 }];
    expect(await one.hold(account, "a", places, 1)).toBeUndefined();
    expect(await one.hold(account, "b", places, 60)).toBeUndefined();
    expect(await other.hold(account, "c", places, 60)).toEqual({ at: 0, retryAfterSeconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await other.hold(account, "c", places, 60)).toBeUndefined();
    expect(await other.hold(account, "d", places, 60)).toEqual({ at: 0, retryAfterSeconds: 1 });
  });

  it("T37: while Redis is away each instance counts for itself, and all together when it is back", async () => {
    const at = await instances();
    const taking = calls(10);
    expect(await taken(at, taking, 60)).toBe(10);
    await redis.stop();
    const asked = performance.now();
    expect(await taken(at, taking, 90)).toBe(30);
    for (const each of at) {
      for (let time = 0; time < 2; time++) {
        expect(await each.countFailure("192.0.2.1", limit)).toBeUndefined();
      }
      expect(await each.countFailure("192.0.2.1", limit)).toBeGreaterThan(0);
      expect(await each.blockedFor("192.0.2.1", limit)).toBeGreaterThan(0);
    }
    // Nobody waits for a server that is not there.
    expect(performance.now() - asked).toBeLessThan(2000);
    await back();
    expect(await taken(at, calls(10), 60)).toBe(10);
  });

  it("a place that was held before an outage is freed after it", async () => {
    const [one] = await instances();
    const places = [{ name: `turns-${++names}`, max: 1 }];
    const { commands } = opened.at(-3) ?? {};
    expect(await one.hold(account, "before", places, 600)).toBeUndefined();
    // The connection alone is cut: what the server holds it keeps.
    commands?.disconnect(true);
    await one.release(account, "before", [String(places[0]?.name)]);
    if (commands?.status !== "ready") {
      await new Promise<void>((resolve) => commands?.once("ready", resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await one.hold(account, "after", places, 600)).toBeUndefined();
  });
});
