import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import { requireWholeAccount } from "../access/authorize.js";
import type { Credential } from "../access/credential.js";

/** The holder of an admin key of the whole account: the first step of every call of administration (J1). */
export const authenticateAdministrator = (credential: Credential) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    yield* requireWholeAccount(holder);
    return holder;
  });
