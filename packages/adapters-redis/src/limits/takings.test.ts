import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Taking } from "@embedded-analytics/domain";
import fc from "fast-check";
import { connect, type Connections } from "../connections.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "../testing/start-redis.js";
import { redisLimits } from "./redis-limits.js";
import { TakingsOnRedis, type TakeScript } from "./takings.js";

const account = 1;
const taking = (name: string, max: number, points = 1): Taking => ({
  name,
  max,
  points,
  windowSeconds: 60,
});
const keyOf = (_accountId: number, { name }: Taking): string => name;

describe("J4: calls that come while others are counted", () => {
  /** A script that answers when the test lets it. */
  const asked: {
    readonly args: readonly unknown[];
    readonly resolve: (answers: readonly number[]) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const script: TakeScript = (keys, args) =>
    new Promise((resolve, reject) => asked.push({ args: [keys, args], resolve, reject }));

  it("are counted together, equal ones as one", async () => {
    asked.length = 0;
    const takings = new TakingsOnRedis(script, keyOf);
    const first = takings.take(account, [taking("key", 9)]);
    const later = ["key", "key", "user"].map((name) => takings.take(account, [taking(name, 9)]));
    const foreign = takings.take(2, [taking("key", 9)]);
    expect(asked.map(({ args }) => args)).toEqual([
      [["key"], [1, 1, 1, 1, 9, 60]],
      [["key"], [1, 1, 1, 1, 9, 60]],
    ]);
    for (const { resolve } of asked) resolve([1, -1, 0]);
    expect(await Promise.all([first, foreign])).toEqual([undefined, undefined]);
    await Promise.resolve();
    expect(asked[2]?.args).toEqual([
      ["key", "user"],
      [2, 1, 1, 1, 9, 60, 1, 1, 2, 1, 9, 60],
    ]);
    asked[2]?.resolve([1, 0, 1500, 1, -1, 0]);
    expect(await Promise.all(later)).toEqual([
      undefined,
      { at: 0, retryAfterSeconds: 2 },
      undefined,
    ]);
  });

  it("T37: wait for no second silence: they fail with those that they waited for", async () => {
    asked.length = 0;
    const takings = new TakingsOnRedis(script, keyOf);
    const all = [1, 2, 3].map((max) => takings.take(account, [taking("key", max)]));
    asked[0]?.reject(new Error("silent"));
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(asked).toHaveLength(1);
    // The next one asks again.
    const next = takings.take(account, [taking("key", 1)]);
    asked[1]?.resolve([1, -1, 0]);
    expect(await next).toBeUndefined();
  });

  it("are counted some after the others where they all differ", async () => {
    const sizes: number[] = [];
    const takings = new TakingsOnRedis((keys) => {
      sizes.push(keys.length);
      return Promise.resolve(keys.flatMap(() => [1, -1, 0]));
    }, keyOf);
    const names = Array.from({ length: 450 }, (_, at) => `user-${at}`);
    await Promise.all(names.map((name) => takings.take(account, [taking(name, 1)])));
    expect(sizes).toEqual([1, 200, 200, 49]);
  });
});

const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`J4: takings on a Redis${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let connections: Connections;
  let runs = 0;

  beforeAll(async () => {
    redis = await startRedis();
    connections = connect(redis.url);
    await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
  });
  afterAll(async () => {
    connections.close();
    await redis.stop();
  });

  const scriptRuns = async (): Promise<number> => {
    const stats = await connections.commands.info("commandstats");
    return [...stats.matchAll(/^cmdstat_eval(?:sha)?:calls=(\d+)/gm)].reduce(
      (sum, [, calls]) => sum + Number(calls),
      0,
    );
  };

  it("a hundred calls of one account are few commands", async () => {
    const limits = redisLimits(connections, { prefix: "few:" });
    const call = [taking("key", 1000), taking("calls", 1000)];
    await limits.take(account, call); // the server has the script from now on
    const before = await scriptRuns();
    await Promise.all(Array.from({ length: 100 }, async () => limits.take(account, call)));
    expect((await scriptRuns()) - before).toBeLessThanOrEqual(2);
  });

  it("what is charged counts for what is taken", async () => {
    const limits = redisLimits(connections, { prefix: "both:" });
    await limits.charge(account, [{ name: "engine", points: 5, windowSeconds: 60 }]);
    expect(await limits.take(account, [taking("engine", 5, 0)])).toMatchObject({ at: 0 });
    expect(await limits.take(account, [taking("engine", 6, 0)])).toBeUndefined();
    expect(await limits.take(account, [taking("engine", 6, 1)])).toBeUndefined();
    expect(await limits.take(account, [taking("engine", 6, 1)])).toMatchObject({ at: 0 });
  });

  const names = ["key", "calls", "user-a", "user-b"] as const;
  const calls = fc.array(
    fc.record({
      names: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      points: fc.integer({ min: 0, max: 3 }),
      instance: fc.integer({ min: 0, max: 1 }),
    }),
    { maxLength: 30 },
  );
  const maxima = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 12 })])),
  );

  it("as many of whatever calls are taken as fit, and nothing of those that are refused", async () => {
    const instances = [1, 2].map(() => redisLimits(connections, { prefix: "drawn:" }));
    await fc.assert(
      fc.asyncProperty(calls, maxima, async (drawn, max) => {
        const asked = drawn.map((call) => ({
          ...call,
          takings: call.names.map((name) => taking(name, max[name] ?? 0, call.points)),
        }));
        const accountId = ++runs;
        const refusals = await Promise.all(
          asked.map(async ({ instance, takings }) => instances[instance]?.take(accountId, takings)),
        );
        const used = new Map<string, number>();
        for (const [at, { takings }] of asked.entries()) {
          if (refusals[at] !== undefined) continue;
          for (const { name, points } of takings) used.set(name, (used.get(name) ?? 0) + points);
        }
        for (const [name, count] of used) expect(count).toBeLessThanOrEqual(max[name] ?? 0);
        // Counters only rise here: what did not fit then does not fit now.
        for (const [at, refusal] of refusals.entries()) {
          if (refusal === undefined) continue;
          const full = asked[at]?.takings[refusal.at] ?? taking("none", 0);
          expect((used.get(full.name) ?? 0) + Math.max(full.points, 1)).toBeGreaterThan(full.max);
        }
      }),
      { numRuns: 200 },
    );
  });
});
