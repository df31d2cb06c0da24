import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Operation, Operations, QueryParameter } from "../operation.js";
import { answer, page, pageQuery, textQuery } from "../successes.js";

const list = (
  call: keyof EmbeddedAnalytics,
  summary: string,
  schema: string,
  query: readonly QueryParameter[] = [],
): Operation => ({
  id: call,
  tag: "Administration",
  summary,
  call,
  needs: "key",
  query: [...pageQuery, ...query],
  success: page(schema),
});

const tenant = textQuery("embedTenantName", "Of this embed tenant alone");

export const administrationLists: Operations = {
  "GET /api/v1/admin/account": {
    id: "getAccount",
    tag: "Administration",
    summary: "Read the account's settings",
    call: "getAccount",
    needs: "key",
    success: answer("Account"),
  },
  "GET /api/v1/admin/deployments": list("listDeployments", "List deployments", "Deployment"),
  "GET /api/v1/admin/agents": list("listAgents", "List agents", "Agent"),
  "GET /api/v1/admin/internal-users": list(
    "listInternalUsers",
    "List internal users",
    "InternalUser",
  ),
  "GET /api/v1/admin/usage": list("listUsage", "List what agents have used", "AgentUsage", [
    textQuery("since", "From the beginning of this day of UTC on, as in 2026-01-31"),
  ]),
  "GET /api/v1/admin/keys": list("listKeys", "List API keys", "ApiKey"),
  "GET /api/v1/admin/groups": list("listAccountGroups", "List the account's groups", "Group"),
  "GET /api/v1/admin/user-attributes": list(
    "listAccountUserAttributes",
    "List the account's attribute definitions",
    "UserAttribute",
  ),
  "GET /api/v1/admin/embed-tenants": list("listEmbedTenants", "List embed tenants", "EmbedTenant"),
  "GET /api/v1/admin/users": list("listUsers", "List or search external users", "User", [
    tenant,
    textQuery("search", "A part of the external id, the e-mail address or the display name"),
  ]),
  "GET /api/v1/admin/dashboards": list(
    "listUserDashboards",
    "List the dashboards that users have made",
    "UserDashboard",
    [tenant],
  ),
  "GET /api/v1/admin/sessions": list("listSessions", "List sessions that are good", "Session"),
  "GET /api/v1/admin/assistant-grants": list(
    "listAssistantGrants",
    "List what users have granted to assistants",
    "AssistantGrant",
  ),
  "GET /api/v1/admin/audit": list("listAudit", "Read the audit log", "AuditEntry", [
    textQuery("from", "Not before this time"),
    textQuery("to", "Before this time"),
    textQuery("keyId", "What this key has changed"),
    textQuery("externalId", "About this external user"),
    textQuery("embedTenantName", "About this embed tenant"),
    textQuery("internalId", "About this internal user"),
  ]),
};
