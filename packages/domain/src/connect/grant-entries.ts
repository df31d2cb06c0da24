import * as Effect from "effect/Effect";
import type { AuditActor, AuditedUser } from "../audit/audit-entry.js";
import { assistantItself, newAuditEntry, subjectOf, userThemselves } from "../audit/record.js";
import type { EmbedSession } from "../sessions/embed-session.js";
import type { AskedGrant, GrantedSession, LiveGrant } from "../sessions/grants/assistant-grants.js";
import type { AccountId, GrantId } from "../shared/text/branded.js";

/** What the audit log says of a user's decision: who, which client, for what (J10). */
export const decisionEntry = (
  action: "assistant.allow" | "assistant.deny",
  { clientId, resource, scopes, deploymentId }: AskedGrant,
  session: EmbedSession,
  grantId?: GrantId,
) =>
  Effect.gen(function* () {
    const subject = yield* subjectOf(session.accountId, auditedUserOf(session));
    const details = { clientId, resource, scopes: [...scopes], deploymentId };
    const granted = grantId === undefined ? details : { ...details, grantId };
    return newAuditEntry(userThemselves, action, granted, subject);
  });

/** Why a grant ended before its time. */
type RevocationReason = "administrator" | "client" | "not_allowed";

/** What the audit log says of a grant that was revoked, by whom and why (J8, J10). */
export const grantRevocationEntry = (
  actor: AuditActor,
  accountId: AccountId,
  grantId: GrantId,
  { clientId, resource, user }: Pick<GrantedSession, "clientId" | "resource" | "user">,
  by: RevocationReason,
) =>
  Effect.gen(function* () {
    const subject = yield* subjectOf(accountId, user);
    return newAuditEntry(actor, "assistant.revoke", { by, grantId, clientId, resource }, subject);
  });

/** The same where a user may not connect assistants any more, as a refresh finds out. */
export const endedGrantEntry = ({ id, clientId, resource, session }: LiveGrant) => {
  const granted = { clientId, resource, user: auditedUserOf(session) };
  return grantRevocationEntry(assistantItself, session.accountId, id, granted, "not_allowed");
};

/**
 * The same where a code or a refresh token was used again. Who did is not known, and neither is whether the
 * client is the one that it names: the entry of the decision says whose grant it is.
 */
export const replayEntry = (grantId: GrantId, by: "replayed_code" | "replayed_refresh_token") =>
  newAuditEntry(assistantItself, "assistant.revoke", { by, grantId });

const auditedUserOf = ({ user, embedTenantName }: EmbedSession): AuditedUser =>
  user.kind === "external"
    ? { kind: "external_user", embedTenantName, externalId: user.externalId }
    : { kind: "internal_user", username: user.username };
