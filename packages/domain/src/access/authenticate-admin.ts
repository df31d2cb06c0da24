import * as Effect from "effect/Effect";
import { parseApiKey } from "./api-key.js";
import { authenticate, unauthenticated } from "./authenticate.js";
import { requireAdminKey, requireHost } from "./authorize.js";
import type { Credential } from "./credential.js";
import { ApiKeys } from "./services.js";

/** The holder of an admin key: the first step of every administrative use case (A3, T3). */
export const authenticateAdmin = (credential: Credential) =>
  Effect.gen(function* () {
    const presented = parseApiKey(credential.apiKey ?? "");
    if (presented === undefined) return yield* Effect.fail(unauthenticated());
    const apiKeys = yield* ApiKeys;
    const holder = yield* authenticate(presented, yield* apiKeys.find(presented.id));
    yield* requireHost(holder.account, credential.accountName);
    yield* requireAdminKey(holder);
    return holder;
  });
