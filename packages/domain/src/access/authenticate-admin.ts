import * as Effect from "effect/Effect";
import { requireAdminKey } from "./authorize.js";
import type { Credential } from "./credential.js";
import { identifyCaller } from "./identify-caller.js";
import { ApiKeys } from "./services.js";

/** The holder of an admin key: the first step of every administrative use case (A3, T3). */
export const authenticateAdmin = (credential: Credential) =>
  Effect.gen(function* () {
    const apiKeys = yield* ApiKeys;
    const holder = yield* identifyCaller(credential, (keyId) => apiKeys.find(keyId));
    yield* requireAdminKey(holder);
    return holder;
  });
