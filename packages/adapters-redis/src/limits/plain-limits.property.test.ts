import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { LimitsMethods, PortAdapter, Refusal } from "@embedded-analytics/domain";
import { inMemoryLimits } from "@embedded-analytics/domain/in-memory";
import fc from "fast-check";
import { connect, type Connections } from "../connections.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "../testing/start-redis.js";
import { PlainLimits } from "./plain-limits.fixture.js";
import { redisLimits } from "./redis-limits.js";

/** Limits whose time the test moves; a negative time sets the clock back. */
interface Moved {
  readonly limits: PortAdapter<LimitsMethods>;
  readonly pass: (seconds: number) => Promise<void>;
}

const inMemory = (): Moved => {
  let nowMs = 1_000_000;
  return {
    limits: inMemoryLimits(() => nowMs),
    pass: (seconds) => Promise.resolve(void (nowMs += seconds * 1000)),
  };
};

// Redis keeps its own time: what would have happened to its keys meanwhile is done to them.
const moveKeys = `
  local ms = tonumber(ARGV[1])
  for _, key in ipairs(redis.call('KEYS', ARGV[2])) do
    if redis.call('TYPE', key).ok == 'zset' then
      for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do redis.call('ZINCRBY', key, -ms, member) end
    end
    local left = redis.call('PTTL', key) - ms
    if left > 0 then redis.call('PEXPIRE', key, left) else redis.call('DEL', key) end
  end`;

let stores = 0;
const onRedis = ({ commands }: Connections): Moved => {
  const prefix = `plain-${++stores}:`;
  const fails = (): never => {
    throw new Error("Redis was not asked.");
  };
  const fallback = {
    ...{ take: fails, charge: fails, hold: fails, countFailure: fails, blockedFor: fails },
    release: () => undefined,
  };
  return {
    limits: redisLimits({ commands }, { prefix, fallback }),
    pass: async (seconds) => void (await commands.eval(moveKeys, 0, seconds * 1000, `${prefix}*`)),
  };
};

// Each name has a window of its own, since a counter is one of its window.
const names = [
  "",
  "a:b",
  "{2}:x",
  "}{",
  "\u0000",
  "ключ \ud83d\udd11",
  '"]',
  "*",
  "x".repeat(5000),
];
const windowOf = (name: string): number => (names.indexOf(name) % 2 === 0 ? 60 : 300);
const name = fc.constantFrom(...names);
const accountId = fc.constantFrom(1, 2);
const points = fc.integer({ min: 0, max: 4 });
const max = fc.integer({ min: 0, max: 9 });
// Places of few names, so that they are often full.
const fewNames = fc.uniqueArray(fc.constantFrom("}{", "*"), { minLength: 1, maxLength: 2 });

const call = fc.oneof(
  fc.record({
    does: fc.constant("take" as const),
    accountId,
    takings: fc
      .uniqueArray(fc.record({ name, points, max }), {
        selector: (each) => each.name,
        maxLength: 4,
      })
      .map((each) => each.map((one) => ({ ...one, windowSeconds: windowOf(one.name) }))),
  }),
  fc.record({
    does: fc.constant("charge" as const),
    accountId,
    charges: fc
      .uniqueArray(fc.record({ name, points }), { selector: (each) => each.name, maxLength: 4 })
      .map((each) => each.map((one) => ({ ...one, windowSeconds: windowOf(one.name) }))),
  }),
  fc.record({
    does: fc.constant("hold" as const),
    accountId: fc.constant(1),
    holdId: fc.constantFrom("a", "b", "c:d", ""),
    places: fewNames.chain((each) =>
      fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: each.length, maxLength: each.length })
        .map((maxima) => each.map((one, at) => ({ name: `place ${one}`, max: maxima[at] ?? 0 }))),
    ),
    seconds: fc.constantFrom(30, 90, 600),
  }),
  fc.record({
    does: fc.constant("release" as const),
    accountId: fc.constant(1),
    holdId: fc.constantFrom("a", "b", "c:d", ""),
    names: fewNames.map((each) => each.map((one) => `place ${one}`)),
  }),
  fc.record({
    does: fc.constantFrom("countFailure" as const, "blockedFor" as const),
    address: fc.constantFrom("192.0.2.1", "2001:db8::/64", ""),
    max: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ does: fc.constant("pass" as const), seconds: fc.constantFrom(10, 30, 60, 300) }),
);

type Call = typeof call extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const play = async (
  limits: PortAdapter<LimitsMethods> | PlainLimits,
  each: Exclude<Call, { does: "pass" }>,
): Promise<number | Refusal | undefined | void> => {
  const perMinute = { windowSeconds: 60 };
  switch (each.does) {
    case "take":
      return limits.take(each.accountId, each.takings);
    case "charge":
      return limits.charge(each.accountId, each.charges);
    case "hold":
      return limits.hold(each.accountId, each.holdId, each.places, each.seconds);
    case "release":
      return limits.release(each.accountId, each.holdId, each.names);
    case "countFailure":
      return limits.countFailure(each.address, { max: each.max, ...perMinute });
    case "blockedFor":
      return limits.blockedFor(each.address, { max: each.max, ...perMinute });
  }
};

/** Holds a call to a plain list of the same, from beginning to end. */
const isAsPlain = (make: () => Moved, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 60, size: "max" }), async (calls) => {
      const { limits, pass } = make();
      const plain = new PlainLimits();
      for (const [at, each] of calls.entries()) {
        if (each.does === "pass") {
          plain.pass(each.seconds);
          await pass(each.seconds);
          continue;
        }
        const [answer, expected] = [await play(limits, each), await play(plain, each)];
        expect([at, answer]).toEqual([at, expected]);
      }
    }),
    { numRuns },
  );

const minute = { max: 1, points: 1, windowSeconds: 60 };

/** Whatever clock is set back by an hour, nobody is refused for longer than a window. */
const survivesClockSetBack = async ({ limits, pass }: Moved): Promise<void> => {
  const taking = { name: "calls", ...minute };
  expect(await limits.take(1, [taking])).toBeUndefined();
  for (let time = 0; time < 3; time++) await limits.countFailure("192.0.2.1", minute);
  await pass(-3600);
  expect(await limits.take(1, [taking])).toEqual({ at: 0, retryAfterSeconds: 60 });
  expect(await limits.blockedFor("192.0.2.1", minute)).toBe(60);
  await pass(60);
  expect(await limits.take(1, [taking])).toBeUndefined();
  expect(await limits.blockedFor("192.0.2.1", minute)).toBeUndefined();
};

describe("J4: limits in memory", () => {
  it("are those of a plain list, whatever is asked", () => isAsPlain(inMemory, 500));
});

const redisThere = redisProgram === undefined ? describe.skip : describe;

redisThere(`J4: limits on a Redis${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let connections: Connections;

  beforeAll(async () => {
    redis = await startRedis();
    connections = connect(redis.url);
    connections.commands.setMaxListeners(0); // each run makes limits of its own
    await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
  });
  afterAll(async () => {
    connections.close();
    await redis.stop();
  });

  it("are those of a plain list, whatever is asked", () =>
    isAsPlain(() => onRedis(connections), 40));

  it("refuse nobody for longer than a window, though the clock is set back", () =>
    survivesClockSetBack(onRedis(connections)));

  it("take from five thousand counters in one call, or from none of them", async () => {
    const { limits } = onRedis(connections);
    const many = Array.from({ length: 5000 }, (_, at) => ({
      name: `name ${at}`,
      ...minute,
      max: 2,
    }));
    expect(await limits.take(1, many)).toBeUndefined();
    const last = { ...minute, name: "name 4999", max: 2 };
    expect(await limits.take(1, [last])).toBeUndefined();
    expect(await limits.take(1, many)).toMatchObject({ at: 4999 });
    expect(await limits.take(1, many.slice(0, -1))).toBeUndefined();
    const places = many.map(({ name: place, max: count }) => ({ name: place, max: count }));
    expect(await limits.hold(1, "a", places, 60)).toBeUndefined();
  });
});
