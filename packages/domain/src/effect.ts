/**
 * The Effect face: use cases as effects that ask for their ports, for hosts that speak Effect
 * themselves. Everything here is also behind the promises of the main entry.
 */
export { applyDeclaration } from "./accounts/apply-declaration.js";
export { diffDeclaration } from "./accounts/difference/diff-declaration.js";
export { exportDeclaration } from "./accounts/export/export-declaration.js";
export { openAssistant } from "./assistants/open-assistant.js";
export { chartData } from "./assistants/tools/chart-data.js";
export { modelOverview } from "./assistants/tools/model-overview.js";
export { describeData } from "./assistants/tools/describe-data.js";
export { prepareQuestion } from "./assistants/tools/prepare-question.js";
export { queryData } from "./assistants/tools/query-data.js";
export { searchData } from "./assistants/tools/search-data.js";
export { listAssistantGrants, revokeAssistantGrant } from "./connect/administer-grants.js";
export { beginAuthorization } from "./connect/begin-authorization.js";
export { decideConsent, presentConsent } from "./connect/consent.js";
export { findConnectServer } from "./connect/find-connect-server.js";
export { issueTokens } from "./connect/issue-tokens.js";
export { removeOutlivedGrants } from "./connect/remove-outlived-grants.js";
export { returnFromLogin } from "./connect/return-from-login.js";
export { revokeToken } from "./connect/revoke-token.js";
export { explainAccess } from "./analytics/access/explain-access.js";
export { runQuery, runStatement } from "./analytics/query/run-query.js";
export { createDashboard } from "./dashboards/content/create-dashboard.js";
export { deleteDashboard } from "./dashboards/content/delete-dashboard.js";
export { exportDashboards } from "./dashboards/content/export-dashboards.js";
export { patchDashboard } from "./dashboards/content/patch-dashboard.js";
export { getDashboard } from "./dashboards/get-dashboard.js";
export { listDashboards } from "./dashboards/list-dashboards.js";
export { tryDashboards } from "./dashboards/try-dashboards.js";
export { proposeTile } from "./dashboards/offers/propose-tile.js";
export { queryTile } from "./dashboards/query-tile.js";
export { DeclaredDashboards, TenantDashboards } from "./dashboards/services.js";
export { svcMeta } from "./analytics/tools/svc-meta.js";
export { svcSqlApi } from "./analytics/tools/svc-sql-api.js";
export { abortChat } from "./chat/abort-chat.js";
export { deleteThread } from "./chat/threads/delete-thread.js";
export { listThreads } from "./chat/threads/list-threads.js";
export { renameThread } from "./chat/threads/rename-thread.js";
export { listFeedback, listOwnFeedback } from "./chat/threads/list-feedback.js";
export { rateAnswer, removeRating } from "./chat/threads/rate-answer.js";
export { suggestQuestions } from "./chat/threads/suggest-questions.js";
export { agentUsage } from "./chat/agent-usage.js";
export type { QueryBodyFields } from "./analytics/query/parse-query.js";
export type { ChatBodyFields } from "./chat/claim/parse-chat.js";
export type { ChatLine } from "./chat/turn/chat-line.js";
export { interruptLostTurns } from "./chat/interrupt-lost-turns.js";
export { RunningTurns, type TurnOptions } from "./chat/host/running-turns.js";
export { stopTurns } from "./chat/stop-turns.js";
export { streamChat } from "./chat/stream-chat.js";
export { TurnBroadcasts } from "./chat/read/turn-broadcasts.js";
export { defaultBudget, type TurnBudget } from "./chat/turn/turn-budget.js";
export {
  TurnOver,
  TurnExecution,
  type TurnOutcome,
  type TurnSetup,
} from "./chat/run/turn-execution.js";
export { mayRunAgain, nextTurnState, type TurnEvent } from "./chat/turn/turn-state.js";
export type { TurnEnd, TurnNames, WrittenTurn } from "./chat/run/turn-writer.js";
export { deleteGroup, deleteUserAttribute } from "./catalog/delete-from-embed-tenant.js";
export { listGroups, listUserAttributes } from "./catalog/list-embed-tenant-catalog.js";
export { Accounts, BranchLookup } from "./accounts/services.js";
export { Agents, ReadTurns, Threads, TurnHost, TurnLogs } from "./chat/services.js";
export { Administration } from "./administration/services.js";
export { AuditLog } from "./audit/services.js";
export { ApiKeys } from "./access/services.js";
export {
  ChartCheck,
  DataUsers,
  ModelSearch,
  QueryExplainer,
  QueryRunner,
  SemanticCatalog,
} from "./analytics/services.js";
export { ClientDocuments } from "./connect/services.js";
export { AssistantGrants, EmbedSessions, Provisioning } from "./sessions/services.js";
export { EmbedTenantCatalog } from "./catalog/services.js";
export { Secrets } from "./shared/services.js";
export { servicesOf, type DomainServices } from "./services.js";
export { authenticateToken } from "./sessions/authenticate-token.js";
export { exchangeSession } from "./sessions/exchange-session.js";
export { generateSession } from "./sessions/generate-session.js";
export { clearPreviews } from "./chat/threads/clear-previews.js";
export { removeOldThreads } from "./chat/threads/remove-old-threads.js";
export { removeEndedSignIns } from "./administration/remove-ended-sign-ins.js";
export { removeExpiredUsers } from "./sessions/remove-expired-users.js";
export { removeOutlivedSessions } from "./sessions/remove-outlived-sessions.js";
export {
  listAccountGroups,
  listAccountUserAttributes,
  listEmbedTenants,
  listKeys,
  listSessions,
  listUserDashboards,
  listUsers,
} from "./administration/lists/list-account.js";
export {
  getAccount,
  listAgents,
  listDeployments,
  listInternalUsers,
} from "./administration/lists/list-declared.js";
export { listUsage } from "./administration/lists/list-usage.js";
export { explainSession } from "./administration/dry-run/explain-session.js";
export { explainUser } from "./administration/dry-run/explain-user.js";
export {
  deleteUserDashboard,
  showUserDashboard,
} from "./administration/writes/administer-dashboards.js";
export { changeSettings } from "./administration/writes/change-settings.js";
export { deleteAgent } from "./administration/writes/delete-agent.js";
export { createKey } from "./administration/writes/create-key.js";
export {
  deleteAccountGroup,
  deleteAccountUserAttribute,
} from "./administration/writes/delete-definition.js";
export { deleteUser } from "./administration/writes/delete-user.js";
export { previewUser } from "./administration/writes/preview-user.js";
export { provisionUsers } from "./administration/writes/provision-users.js";
export { putAgent, putGroup, putUserAttribute } from "./administration/writes/put-declared.js";
export { revokeKey } from "./administration/writes/revoke-key.js";
export { rotateKey } from "./administration/writes/rotate-key.js";
export { signInAdministrator } from "./administration/writes/sign-in-administrator.js";
export { listAudit } from "./administration/list-audit.js";
export { requireUser } from "./administration/lists/require-user.js";
export { verifyAudit } from "./administration/verify-audit.js";
export { deleteEmbedTenant } from "./administration/delete-embed-tenant.js";
export { revokeIssued } from "./administration/revoke-issued.js";
export { revokeSession } from "./administration/revoke-session.js";
export { lift, type Effectful } from "./shared/port/port.js";
