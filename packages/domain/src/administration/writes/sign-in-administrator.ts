import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { mintApiKey } from "../../access/mint-api-key.js";
import type { DeclaredKey } from "../../accounts/account-state.js";
import { Accounts } from "../../accounts/services.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import { changeAccount } from "./change-account.js";
import type { AdministratorName, SignedInAdministrator } from "./signed-in-administrator.js";

/** A sign-in ends after 8 hours at the latest (J1). */
const signInSeconds = 8 * 3600;

const personLengthMax = 200;

/**
 * Lets an administrator in whom an identity provider has named (J1): makes an admin key of the account that
 * expires after 8 hours and says whose it is. What is done with it is in the audit log under the person's name,
 * and it can be revoked as any key.
 */
export const signInAdministrator = (
  accountName: string,
  { person: name, subject }: AdministratorName,
) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    if ((yield* accounts.load(accountName, [])) === undefined) {
      return yield* Effect.fail(new Failure("tenant_not_found", "There is no such account."));
    }
    const { id, text } = yield* mintApiKey;
    const digest = yield* (yield* Secrets).digest(text);
    const person = [...name].slice(0, personLengthMax).join("");
    const expiresAtMs = (yield* Clock.currentTimeMillis) + signInSeconds * 1000;
    const key: DeclaredKey = {
      id,
      name: `Sign-in ${id}`,
      digest,
      kind: "admin",
      deployments: "all",
      internalUserId: undefined,
      expiresAtMs,
      revoked: false,
      person,
    };
    const answer: SignedInAdministrator = { keyId: id, apiKey: text, expiresAtMs };
    const actor = keyActor({ key: { ...key, expired: false } });
    const entry = newAuditEntry(actor, "administrator.sign_in", { keyId: id, subject });
    return yield* changeAccount({ account: { name: accountName } }, () =>
      Effect.succeed({ changes: { keys: [key] }, entry, answer }),
    );
  });
