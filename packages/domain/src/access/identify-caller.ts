import * as Effect from "effect/Effect";
import { parseApiKey } from "./api-key.js";
import { authenticate, unauthenticated } from "./authenticate.js";
import { requireHost } from "./authorize.js";
import type { Credential } from "./credential.js";
import type { KeyHolder } from "./key-holder.js";
import { admitKey, CallCount } from "./limits/admit-call.js";
import { failedAuthentication, requireFreeAddress } from "./limits/failed-authentication.js";
import { repeatRefusals } from "./limits/repeat-refusals.js";
import { LimitRulesOf } from "./services.js";
import { Secrets } from "../shared/services.js";

/**
 * Who calls by an API key: the first step of every use case that takes one. `find` loads the holder of
 * the key with that public id, and whatever else the use case decides on; it is not called for what
 * has not the form of a key. Fails with `unauthenticated` for every key that is not valid (A3, T2), and
 * with `tenant_not_found` where the host names another account (A1). A valid key's call is counted, once
 * for each `count`, and an address of too many wrong keys is refused before the look-up (J4).
 */
export const identifyCaller = <Holder extends KeyHolder, E, R>(
  { apiKey = "", accountName, address }: Credential,
  find: (keyId: string) => Effect.Effect<Holder | undefined, E, R>,
  count = new CallCount(),
) =>
  Effect.gen(function* () {
    const presented = parseApiKey(apiKey);
    if (presented === undefined) return yield* Effect.fail(unauthenticated());
    const secrets = yield* Secrets;
    const digest = yield* secrets.digest(presented.text);
    const { proven } = yield* LimitRulesOf;
    const identified = Effect.gen(function* () {
      yield* requireFreeAddress(address, digest);
      const found = yield* find(presented.id);
      const holder = yield* Effect.catchTag(authenticate(digest, found), "Failure", (failure) =>
        failedAuthentication(address, failure),
      );
      proven.add(digest);
      yield* requireHost(holder.account, accountName);
      yield* admitKey(holder.account, holder.key.id, count);
      return holder;
    });
    // Wrong keys are all different: their flood is that of their address.
    const caller = proven.has(digest) || address === undefined ? digest : `address ${address}`;
    return yield* repeatRefusals(caller, identified);
  });
