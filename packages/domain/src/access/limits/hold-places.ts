import * as Effect from "effect/Effect";
import type { Seconds } from "../../shared/text/branded.js";
import { Secrets } from "../../shared/services.js";
import { Limits, LimitRulesOf } from "../services.js";
import type { AccountLimits } from "./account-limits.js";
import type { LimitedAccount } from "./admit-call.js";
import { rateLimited } from "./rate-limited.js";

/** What runs in a place, and how many places there are. */
export interface Held {
  readonly what: "queries" | "turns";
  /** As of `userBucketOf`; undefined: for nobody in particular. */
  readonly user: string | undefined;
  /** When the places are free again at the latest, though nobody frees them. */
  readonly seconds: Seconds;
}

const tooMany = {
  queries: ["Too many queries of this account run.", "Too many queries of this user run."],
  turns: [
    "Too many answers of this account are under way.",
    "Too many answers of this user are under way.",
  ],
} as const;

const maxima = {
  queries: ({ concurrentQueries, userConcurrentQueries }: AccountLimits) =>
    [concurrentQueries, userConcurrentQueries] as const,
  turns: ({ concurrentTurns, userConcurrentTurns }: AccountLimits) =>
    [concurrentTurns, userConcurrentTurns] as const,
};

/**
 * Takes a place of the account and one of the user (J4). Answers how to free them, which never fails
 * and may be called more than once.
 */
export const holdPlaces = (account: LimitedAccount, { what, user, seconds }: Held) =>
  Effect.gen(function* () {
    const rules = yield* LimitRulesOf;
    const [max, userMax] = maxima[what](rules.of(account.limits));
    const places = [
      ...(max === undefined ? [] : [{ name: what, max, sentence: tooMany[what][0] }]),
      ...(userMax === undefined || user === undefined
        ? []
        : [{ name: `${what}/user/${user}`, max: userMax, sentence: tooMany[what][1] }]),
    ];
    if (places.length === 0) return () => undefined;
    const limits = yield* Limits;
    const secrets = yield* Secrets;
    const holdId = hexOf(yield* secrets.randomBytes(16));
    const asked = places.map(({ name, max: count }) => ({ name, max: count }));
    const refusal = yield* limits.hold(account.id, holdId, asked, seconds);
    if (refusal !== undefined) {
      const sentence = places[refusal.at]?.sentence ?? tooMany[what][0];
      return yield* Effect.fail(rateLimited(sentence, refusal.retryAfterSeconds));
    }
    const promised = Effect.runPromiseWith(yield* Effect.context());
    const names = places.map(({ name }) => name);
    return (): void => {
      promised(limits.release(account.id, holdId, names)).catch(() => undefined);
    };
  });

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
