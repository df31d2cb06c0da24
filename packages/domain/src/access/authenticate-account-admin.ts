import * as Effect from "effect/Effect";
import { authenticateAdmin } from "./authenticate-admin.js";
import { requireWholeAccount } from "./authorize.js";
import type { Credential } from "./credential.js";

/**
 * The holder of an admin key of the whole account: the first step of every call of administration (J1), and of
 * what deletes in an account (A3).
 */
export const authenticateAccountAdmin = (credential: Credential) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    yield* requireWholeAccount(holder);
    return holder;
  });
