/**
 * The closed list of reasons for which a call fails (F2). A program may switch on these; the
 * sentence beside them is for people. `adapters-http` maps each to a status in one table.
 */
export const failureCodes = [
  "invalid_json",
  "invalid_request",
  "duplicate_name",
  "user_attributes_not_found",
  "groups_not_found",
  "attribute_type_mismatch",
  "invalid_default_value",
  "invalid_cursor",
  "query_refused",
  "query_failed",
  "query_budget",
  "unauthenticated",
  "plan_required",
  "admin_key_required",
  "deployment_out_of_scope",
  "creator_mode_disabled",
  "ai_disabled",
  "identity_not_allowed",
  "branch_not_allowed",
  "not_thread_owner",
  "not_found",
  "tenant_not_found",
  "agent_not_found",
  "deployment_not_found",
  "branch_not_found",
  "thread_not_found",
  "internal_user_not_found",
  "group_not_found",
  "user_attribute_not_found",
  "cannot_change_type",
  "message_conflict",
  "thread_busy",
  "body_too_large",
  "unsupported_media_type",
  "external_user_limit",
  "rate_limited",
  "internal",
  "store_unavailable",
  "model_invalid",
  "shutting_down",
] as const;

/** One of these reasons. */
export type FailureCode = (typeof failureCodes)[number];
