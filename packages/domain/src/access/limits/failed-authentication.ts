import * as Effect from "effect/Effect";
import type { Failure } from "../../shared/failure/failure.js";
import { Limits, LimitRulesOf } from "../services.js";
import { rateLimited } from "./rate-limited.js";

/**
 * Refuses a key from an address that has shown too many wrong ones (J4), before anything is looked up
 * for it. A key that was valid here passes, since others may share the address.
 */
export const requireFreeAddress = (address: string | undefined, digest: string) =>
  Effect.gen(function* () {
    const { proven, failedAuthentications } = yield* LimitRulesOf;
    if (address === undefined || proven.has(digest)) return;
    const limits = yield* Limits;
    const seconds = yield* limits.blockedFor(address, failedAuthentications);
    if (seconds !== undefined) return yield* Effect.fail(rateLimited(sentence, seconds));
  });

/** Counts a failed authentication for its address, and answers what to say (J4). */
export const failedAuthentication = <Problem extends "unauthenticated" | "store_unavailable">(
  address: string | undefined,
  failure: Failure<Problem>,
) =>
  Effect.gen(function* () {
    if (address === undefined) return yield* Effect.fail(failure);
    const { failedAuthentications } = yield* LimitRulesOf;
    const limits = yield* Limits;
    const seconds = yield* limits.countFailure(address, failedAuthentications);
    if (seconds === undefined) return yield* Effect.fail(failure);
    return yield* Effect.fail(rateLimited(sentence, seconds));
  });

const sentence = "Too many failed authentications from this address.";
