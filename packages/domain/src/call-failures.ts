import { administrationFailures } from "./administration/administration-failures.js";
import type { EmbeddedAnalytics } from "./embedded-analytics.js";
import { body, key, store } from "./shared/failure/common-failures.js";
import type { FailureCode } from "./shared/failure/failure-code.js";

/** Of every call for a user in a deployment, by a key or an embed token. */
const caller = [
  ...key,
  "plan_required",
  "deployment_out_of_scope",
  "identity_not_allowed",
  "creator_mode_disabled",
  "internal_user_not_found",
] as const;

/** Of what is given to a user: names that the catalog must have, values of the right type (B3). */
const rights = [
  "groups_not_found",
  "user_attributes_not_found",
  "attribute_type_mismatch",
  "duplicate_name",
] as const;

const model = ["branch_not_found", "model_invalid"] as const;

/** Of every call of Connect, also of those that read its metadata. */
const connectServer = [...store, "not_found", "plan_required"] as const;

/** Of every call of Connect that is counted for its address (J4). */
const connect = [...connectServer, "rate_limited"] as const;

/** Of every call about a user's own threads. */
const threads = [
  ...caller,
  ...body,
  ...store,
  "ai_disabled",
  "duplicate_name",
  "agent_not_found",
] as const;

/** Of every call about a deployment's dashboards, whether or not it looks at the model. */
const storedDashboards = [
  ...caller,
  ...body,
  ...rights,
  ...store,
  "deployment_not_found",
  "branch_not_allowed",
] as const;

const dashboards = [...storedDashboards, ...model] as const;

/** Of every call of an assistant that runs a statement. */
const assistantQuery = [
  ...model,
  ...store,
  "rate_limited",
  "invalid_request",
  "invalid_cursor",
  "query_refused",
  "query_failed",
  "query_budget",
] as const;

/**
 * The codes of the failures with which each call may reject (F2). A type-checked test holds every list
 * to the error type of its use case, in both directions.
 */
export const failureCodesOf = {
  generateSession: [
    ...key,
    ...body,
    ...rights,
    ...store,
    "plan_required",
    "admin_key_required",
    "deployment_out_of_scope",
    "deployment_not_found",
    "creator_mode_disabled",
    "branch_not_found",
    "internal_user_not_found",
    "cannot_change_type",
    "invalid_default_value",
    "external_user_limit",
    "definition_limit",
  ],
  exchangeSession: [...body, "rate_limited", ...store, "unauthenticated", "plan_required"],
  revokeSession: [...key, ...body, ...store, "admin_key_required"],
  revokeIssued: [...key, ...body, ...store, "admin_key_required"],
  findEmbedPage: store,
  judgeOrigin: store,
  judgeExchangeOrigin: [...store, "origin_not_allowed"],
  judgePreflight: store,
  authenticateToken: [...store, "unauthenticated"],
  runQuery: [
    ...caller,
    "admin_key_required",
    ...body,
    ...rights,
    ...model,
    ...store,
    "deployment_not_found",
    "branch_not_allowed",
    "query_refused",
    "query_failed",
    "query_budget",
  ],
  openAssistant: [
    ...caller,
    ...body,
    ...rights,
    ...store,
    "not_in_preview",
    "user_not_found",
    "deployment_not_found",
    "branch_not_allowed",
  ],
  findConnectServer: connectServer,
  beginAuthorization: [...connect, "invalid_request"],
  returnFromLogin: [...connect, "unauthenticated"],
  presentConsent: [...connect, "unauthenticated", "ai_disabled", "deployment_not_found"],
  decideConsent: [...connect, "unauthenticated", "ai_disabled", "deployment_not_found"],
  issueTokens: connect,
  revokeToken: connect,
  listAssistantGrants: [
    ...key,
    ...store,
    "admin_key_required",
    "invalid_request",
    "invalid_cursor",
  ],
  revokeAssistantGrant: [...key, ...store, "admin_key_required"],
  removeOutlivedGrants: store,
  searchData: [...model, ...store, "invalid_request"],
  describeData: [...model, ...store, "invalid_request"],
  queryData: assistantQuery,
  chartData: assistantQuery,
  modelOverview: [...model, ...store],
  prepareQuestion: [...store, "invalid_request", "ai_disabled", "agent_not_found"],
  listDashboards: [...dashboards, "invalid_cursor"],
  getDashboard: [...dashboards, "dashboard_not_found"],
  createDashboard: [
    ...dashboards,
    "not_in_preview",
    "creator_mode_required",
    "dashboard_limit",
    "dashboard_not_found",
  ],
  patchDashboard: [
    ...dashboards,
    "not_in_preview",
    "creator_mode_required",
    "dashboard_not_found",
    "if_match_required",
    "version_conflict",
  ],
  deleteDashboard: [
    ...dashboards,
    "not_in_preview",
    "creator_mode_required",
    "dashboard_not_found",
  ],
  queryTile: [
    ...dashboards,
    "dashboard_not_found",
    "query_refused",
    "query_failed",
    "query_budget",
  ],
  proposeTile: [
    ...dashboards,
    "not_in_preview",
    "creator_mode_required",
    "dashboard_not_found",
    "query_refused",
    "query_failed",
    "query_budget",
  ],
  streamChat: [
    ...caller,
    ...body,
    ...rights,
    ...model,
    ...store,
    "ai_disabled",
    "agent_not_found",
    "thread_not_found",
    "message_conflict",
    "thread_busy",
    "branch_not_allowed",
    "external_user_limit",
    "thread_limit",
    "message_limit",
    "too_many_readers",
    "shutting_down",
  ],
  abortChat: [
    ...caller,
    ...body,
    ...store,
    "duplicate_name",
    "ai_disabled",
    "agent_not_found",
    "thread_not_found",
    "not_thread_owner",
  ],
  listThreads: [...threads, "invalid_cursor"],
  renameThread: [...threads, "not_in_preview", "thread_not_found"],
  suggestQuestions: [
    ...threads,
    ...model,
    "user_attributes_not_found",
    "groups_not_found",
    "attribute_type_mismatch",
    "deployment_not_found",
    "branch_not_allowed",
  ],
  rateAnswer: [...threads, "not_in_preview", "thread_not_found"],
  removeRating: [...threads, "not_in_preview", "thread_not_found"],
  listOwnFeedback: [...threads, "not_in_preview", "thread_not_found", "invalid_cursor"],
  listFeedback: [
    ...key,
    ...store,
    "plan_required",
    "admin_key_required",
    "deployment_out_of_scope",
    "agent_not_found",
    "invalid_request",
    "invalid_cursor",
  ],
  deleteThread: [...threads, "not_in_preview", "thread_not_found", "thread_busy"],
  interruptLostTurns: store,
  stopTurns: store,
  explainAccess: [
    ...model,
    ...store,
    "tenant_not_found",
    "invalid_request",
    "deployment_not_found",
  ],
  tryDashboards: [
    ...model,
    ...store,
    "rate_limited",
    "tenant_not_found",
    "invalid_request",
    "deployment_not_found",
  ],
  exportDashboards: [...store, "tenant_not_found"],
  agentUsage: [...store, "tenant_not_found"],
  listGroups: [...key, ...store, "admin_key_required", "invalid_request", "invalid_cursor"],
  deleteGroup: [
    ...key,
    ...store,
    "admin_key_required",
    "deployment_out_of_scope",
    "group_not_found",
  ],
  listUserAttributes: [...key, ...store, "admin_key_required", "invalid_request", "invalid_cursor"],
  deleteEmbedTenant: [
    ...key,
    ...store,
    "admin_key_required",
    "deployment_out_of_scope",
    "invalid_request",
  ],
  ...administrationFailures,
  deleteUserAttribute: [
    ...key,
    ...store,
    "admin_key_required",
    "deployment_out_of_scope",
    "user_attribute_not_found",
  ],
  applyDeclaration: [...store, "invalid_request"],
  diffDeclaration: [...store, "invalid_request"],
  exportDeclaration: [...store, "tenant_not_found"],
  mintApiKey: store,
  removeOutlivedSessions: store,
  removeEndedSignIns: store,
  removeExpiredUsers: store,
  clearPreviews: store,
  removeOldThreads: store,
} as const satisfies Readonly<Record<keyof EmbeddedAnalytics, readonly FailureCode[]>>;

/** The code of a failure with which that call may reject. */
export type FailureCodeOf<Call extends keyof EmbeddedAnalytics> =
  (typeof failureCodesOf)[Call][number];
