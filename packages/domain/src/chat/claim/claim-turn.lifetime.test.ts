import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { codeOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";
import { linesOf } from "../chat-world.fixture.js";
import { answerOf, guardedCluster } from "../guarded-cluster.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await guardedCluster();
  here = at.instance();
});

const say = async (settings: object = {}, externalId = "jane"): Promise<void> => {
  await linesOf(await here.send({ input: "Hi", sessionSettings: { externalId, ...settings } }));
};
const stored = (externalId = "jane") =>
  [...at.tables.externalUsers.values()].filter((user) => user.externalId === externalId);

/** Seconds that jane has left; undefined: for ever. */
const secondsLeft = (): number | undefined => {
  const users = stored();
  expect(users).toHaveLength(1);
  const until = users[0]?.ephemeralUntilMs;
  return until === undefined ? undefined : (until - at.clock.nowMs) / 1000;
};

const limitSeats = (externalUsers: number) =>
  at.service.applyDeclaration({ accounts: [{ name: "demo", limits: { externalUsers } }] }, {});

describe("D9: how long a user lives whom a message makes", () => {
  it("a week where it says nothing", async () => {
    await say();
    expect(secondsLeft()).toBe(604_800);
    await at.service.removeExpiredUsers();
    expect(secondsLeft()).toBe(604_800);
  });

  it.each([1, 60, 604_800])("%i seconds where it says so", async (ephemeralTtlSeconds) => {
    await say({ ephemeralTtlSeconds });
    expect(secondsLeft()).toBe(ephemeralTtlSeconds);
  });

  it("isEphemeral true is what holds anyway", async () => {
    await say({ isEphemeral: true, ephemeralTtlSeconds: 60 });
    expect(secondsLeft()).toBe(60);
  });

  it("a later message shortens it, and never lengthens it", async () => {
    await say({ ephemeralTtlSeconds: 600 });
    at.clock.nowMs += 100_000;
    for (const [settings, remaining] of [
      [{ ephemeralTtlSeconds: 60 }, 60],
      [{ ephemeralTtlSeconds: 61 }, 60],
      [{ ephemeralTtlSeconds: 604_800 }, 60],
      [{}, 60],
      [{ ephemeralTtlSeconds: 59 }, 59],
    ] as const) {
      await say(settings);
      expect(secondsLeft()).toBe(remaining);
    }
  });

  it("whatever is sent when, it is the earliest end that any message gave", async () => {
    const messages = fc.array(
      fc.record({ passSeconds: fc.nat(50), ttlSeconds: fc.integer({ min: 1, max: 200 }) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(messages, async (sent) => {
        at = await cluster();
        here = at.instance();
        let untilMs = 0;
        for (const { passSeconds, ttlSeconds } of sent) {
          at.clock.nowMs += passSeconds * 1000;
          const now = at.clock.nowMs;
          const asked = now + ttlSeconds * 1000;
          untilMs = untilMs <= now ? asked : Math.min(untilMs, asked);
          await say({ ephemeralTtlSeconds: ttlSeconds });
          expect(stored().map(({ ephemeralUntilMs }) => ephemeralUntilMs)).toEqual([untilMs]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("whoever's time is over is somebody new, without the threads and rights of before", async () => {
    await say({ ephemeralTtlSeconds: 60, userAttributes: [{ name: "city", value: "Berlin" }] });
    at.clock.nowMs += 60_000;
    const stream = await here.send({ input: "Hi" });
    expect(await answerOf(stream)).toBe(";");
    expect(secondsLeft()).toBe(604_800);
    expect([...at.tables.threads.values()].map(({ id }) => id)).toEqual([stream.chatId]);
  });
});

describe("D9: a permanent user", () => {
  it("becomes one by isEphemeral false, and no message makes them ephemeral again", async () => {
    await say();
    await say({ isEphemeral: false });
    for (const settings of [{}, { isEphemeral: true }, { ephemeralTtlSeconds: 1 }]) {
      await say(settings);
      expect(secondsLeft()).toBeUndefined();
    }
  });

  it("is one from the beginning by isEphemeral false, whatever time it says", async () => {
    await say({ isEphemeral: false, ephemeralTtlSeconds: 60 });
    expect(secondsLeft()).toBeUndefined();
  });

  it("becomes one by a session that does not say otherwise", async () => {
    await say();
    await at.service.generateSession(withKey(), { externalId: "jane", isEphemeral: true });
    expect(secondsLeft()).toBe(604_800);
    await at.service.generateSession(withKey(), { externalId: "jane" });
    await say({ ephemeralTtlSeconds: 60 });
    expect(secondsLeft()).toBeUndefined();
  });
});

describe("B3, D9: the account's seats", () => {
  const permanent = { isEphemeral: false };

  it("a permanent user takes one, and an ephemeral one does not", async () => {
    await limitSeats(1);
    await say({}, "guest");
    await say(permanent);
    await say({}, "visitor");
    await say(permanent);
    expect(at.tables.externalUsers.size).toBe(3);
  });

  it.each([
    ["a new user", "john"],
    ["an ephemeral one", "guest"],
  ])("D10: where none is left, %s gets none, and nothing at all is written", async (_, who) => {
    await limitSeats(1);
    await say({}, "guest");
    await say(permanent);
    const [before, asked] = [at.stored(), at.tasks.length];
    const rights = { groups: ["analysts"], ephemeralTtlSeconds: 60 };
    expect(await codeOf(say({ ...permanent, ...rights }, who))).toBe("external_user_limit");
    expect(at.stored()).toEqual(before);
    expect(at.tasks).toHaveLength(asked);
  });

  it("whose users are as many as there may be still talks to them all", async () => {
    await limitSeats(1);
    await say(permanent);
    await say({ ...permanent, groups: ["analysts"] });
    await say();
    expect(at.tables.turns.size).toBe(3);
  });
});
