import * as Effect from "effect/Effect";
import type { KeyHolder } from "../access/key-holder.js";
import { canonicalJson } from "../shared/json/canonical-json.js";
import type { JsonObject } from "../shared/json/json.js";
import { Secrets } from "../shared/services.js";
import type { AccountId } from "../shared/text/branded.js";
import type {
  AuditAction,
  AuditActor,
  AuditedUser,
  AuditRecord,
  NewAuditEntry,
} from "./audit-entry.js";

/** The one who calls with a key, as an actor. */
export const keyActor = ({ key: { id, person } }: Pick<KeyHolder, "key">): AuditActor => ({
  kind: "key",
  keyId: id,
  ...(person === undefined ? {} : { person }),
});

/** Those who own the service. */
export const operator: AuditActor = { kind: "operator" };

/** The user whom the entry is about, who decides for themselves. */
export const userThemselves: AuditActor = { kind: "user" };

/** The assistant that the entry is about. */
export const assistantItself: AuditActor = { kind: "assistant" };

/** A record, ready to be written with the change that it is about. */
export const newAuditEntry = (
  actor: AuditActor,
  action: AuditAction,
  details: JsonObject,
  subject?: string,
): NewAuditEntry => {
  const record: AuditRecord = { action, actor, details };
  const named = subject === undefined ? record : { ...record, subject };
  return {
    keyId: actor.kind === "key" ? actor.keyId : undefined,
    subject,
    content: canonicalJson(named as unknown as JsonObject),
  };
};

/**
 * The pseudonym under which the log names a user: a digest, so that the log can be read by user, and a
 * user who is deleted is named in it no more. It is no secret: whoever can read the store can try names.
 */
export const subjectOf = (accountId: AccountId, user: AuditedUser) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const name =
      user.kind === "external_user" ? [user.embedTenantName, user.externalId] : [user.username];
    return yield* secrets.digest(JSON.stringify(["audit", accountId, user.kind, ...name]));
  });
