import { createHash } from "node:crypto";
import type { AccountId, LimitsMethods, PortAdapter } from "@embedded-analytics/domain";
import { inMemoryLimits } from "@embedded-analytics/domain/in-memory";
import type { Connections } from "../connections.js";
import { HeldPlacesOnRedis } from "./held-places.js";
import { limitScript } from "./limit-script.js";
import { TakingsOnRedis } from "./takings.js";
import { WindowCountersOnRedis } from "./window-counters.js";

/** What can be set; everything has a default. */
export interface RedisLimitsOptions {
  /** Stands before every key; `ea:` unless said otherwise. */
  readonly prefix?: string | undefined;
  /** What counts while Redis is away; in the memory of this process unless said otherwise. */
  readonly fallback?: PortAdapter<LimitsMethods> | undefined;
}

/**
 * Limits on Redis: all instances count together (J4). What Redis does not answer is counted in each
 * process for itself, with the same limits, so that an outage neither opens nor closes the service.
 */
export const redisLimits = (
  { commands }: Pick<Connections, "commands">,
  { prefix = "ea:", fallback = inMemoryLimits(() => performance.now()) }: RedisLimitsOptions = {},
): PortAdapter<LimitsMethods> => {
  const counters = new WindowCountersOnRedis(commands, prefix);
  const places = new HeldPlacesOnRedis(commands);
  const runTake = limitScript(commands, "take");
  const takings = new TakingsOnRedis(
    async (keys, args) => (await runTake(keys.length, ...keys, ...args)) as readonly number[],
    (accountId, { name, windowSeconds }) => counters.keyOf(keyOf(accountId, name), windowSeconds),
  );
  const placeKeys = (accountId: AccountId, names: readonly string[]): readonly string[] =>
    names.map((name) => `${prefix}places:${keyOf(accountId, name)}`);

  return {
    take: (accountId, asked) =>
      orElse(
        () => takings.take(accountId, asked),
        () => fallback.take(accountId, asked),
      ),

    charge: (accountId, charges) =>
      orElse(
        async () => {
          await Promise.all(
            charges.map((charge) => counters.charge(keyOf(accountId, charge.name), charge)),
          );
        },
        () => fallback.charge(accountId, charges),
      ),

    hold: (accountId, holdId, asked, seconds) =>
      orElse(
        async () => {
          const names = asked.map(({ name }) => name);
          const maxima = asked.map(({ max }) => max);
          const at = await places.hold(placeKeys(accountId, names), holdId, seconds, maxima);
          // A place becomes free when a statement or an answer ends, which nobody knows before: a second is a guess.
          return at === undefined ? undefined : { at, retryAfterSeconds: 1 };
        },
        () => fallback.hold(accountId, holdId, asked, seconds),
      ),

    release: async (accountId, holdId, names) => {
      // Who took the places while Redis was away may free them when it is back, and the other way round.
      await fallback.release(accountId, holdId, names);
      await places.release({ keys: placeKeys(accountId, names), holdId });
    },

    countFailure: (address, limit) =>
      orElse(
        () => counters.countFailure(failuresOf(address), limit),
        () => fallback.countFailure(address, limit),
      ),
    blockedFor: (address, limit) =>
      orElse(
        () => counters.blockedFor(failuresOf(address), limit),
        () => fallback.blockedFor(address, limit),
      ),
  };
};

/** What Redis answers, else what this process counts. */
const orElse = async <Answer>(
  onRedis: () => Promise<Answer>,
  inProcess: () => Answer | PromiseLike<Answer>,
): Promise<Answer> => {
  try {
    return await onRedis();
  } catch {
    return inProcess();
  }
};

/** All keys of an account lie in one slot, so that a script may touch them together. */
const keyOf = (accountId: AccountId, name: string): string => `{${accountId}}:${digestOf(name)}`;

const failuresOf = (address: string): string => `failures:${digestOf(address)}`;

/** Names hold names of users, which have no place in keys, and are of any length. */
const digestOf = (name: string): string => createHash("sha256").update(name).digest("base64url");
