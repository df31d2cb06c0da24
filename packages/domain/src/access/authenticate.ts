import * as Effect from "effect/Effect";
import { Failure } from "../shared/failure/failure.js";
import type { KeyHolder } from "./key-holder.js";
import { Secrets } from "../shared/services.js";

/** One answer for every bad key, so that nobody learns which part of it was right (A3, T2). */
export const unauthenticated = (): Failure<"unauthenticated"> =>
  new Failure("unauthenticated", "The API key is missing or not valid.");

// No text has this digest, so comparing with it takes the time and never succeeds.
const digestOfNothing = "0".repeat(64);

/**
 * Proves that the key with that digest is the stored one. An unknown, wrong, revoked or expired key costs
 * the same comparison and gets the same answer (A3, T2).
 */
export const authenticate = <Holder extends KeyHolder>(
  digest: string,
  holder: Holder | undefined,
) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const same = yield* secrets.equal(digest, holder?.key.digest ?? digestOfNothing);
    if (holder === undefined || !same || holder.key.revoked || holder.key.expired) {
      return yield* Effect.fail(unauthenticated());
    }
    return holder;
  });
