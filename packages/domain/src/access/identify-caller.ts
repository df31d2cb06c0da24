import * as Effect from "effect/Effect";
import { parseApiKey } from "./api-key.js";
import { authenticate, unauthenticated } from "./authenticate.js";
import { requireHost } from "./authorize.js";
import type { Credential } from "./credential.js";
import type { KeyHolder } from "./key-holder.js";

/**
 * Who calls by an API key: the first step of every use case that takes one. `find` loads the holder of
 * the key with that public id, and whatever else the use case decides on; it is not called for what
 * has not the form of a key. Fails with `unauthenticated` for every key that is not valid (A3, T2), and
 * with `tenant_not_found` where the host names another account (A1).
 */
export const identifyCaller = <Holder extends KeyHolder, E, R>(
  { apiKey = "", accountName }: Credential,
  find: (keyId: string) => Effect.Effect<Holder | undefined, E, R>,
) =>
  Effect.gen(function* () {
    const presented = parseApiKey(apiKey);
    if (presented === undefined) return yield* Effect.fail(unauthenticated());
    const holder = yield* authenticate(presented, yield* find(presented.id));
    yield* requireHost(holder.account, accountName);
    return holder;
  });
