import type { AuditedUser } from "../../audit/audit-entry.js";
import type { GrantedSession } from "../../sessions/grants/assistant-grants.js";
import type { AssistantGrantRecord, SessionRecord, Tables } from "../tables.js";

/** The session that a grant stands on, whether or not it still does; undefined where the user has been deleted. */
export const grantedSession = (
  tables: Tables,
  { sessionDigest: digest, clientId, resource }: AssistantGrantRecord,
): GrantedSession | undefined => {
  const session = tables.sessions.get(digest);
  const user = session && auditedUser(tables, session);
  return user && { digest, clientId, resource, user };
};

const auditedUser = (
  tables: Tables,
  { accountId, embedTenantId, userKind, userId }: SessionRecord,
): AuditedUser | undefined => {
  if (userKind === "internal") {
    const user = tables.accounts.get(accountId)?.internalUsers.get(userId);
    return user && { kind: "internal_user", username: user.username };
  }
  const tenant = tables.embedTenants.get(embedTenantId);
  const user = tables.externalUsers.get(userId);
  if (tenant === undefined || user === undefined) return undefined;
  return { kind: "external_user", embedTenantName: tenant.name, externalId: user.externalId };
};
