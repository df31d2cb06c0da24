/** The closed list of reasons that the service gives for a refusal, as PROTOCOL.md has them. */
export type FailureCode =
  | "invalid_json"
  | "invalid_request"
  | "duplicate_name"
  | "user_attributes_not_found"
  | "groups_not_found"
  | "attribute_type_mismatch"
  | "invalid_default_value"
  | "invalid_cursor"
  | "query_refused"
  | "query_failed"
  | "query_budget"
  | "unauthenticated"
  | "plan_required"
  | "admin_key_required"
  | "deployment_out_of_scope"
  | "creator_mode_disabled"
  | "ai_disabled"
  | "identity_not_allowed"
  | "branch_not_allowed"
  | "not_thread_owner"
  | "origin_not_allowed"
  | "creator_mode_required"
  | "not_in_preview"
  | "operator_only"
  | "not_found"
  | "tenant_not_found"
  | "agent_not_found"
  | "deployment_not_found"
  | "branch_not_found"
  | "thread_not_found"
  | "internal_user_not_found"
  | "user_not_found"
  | "group_not_found"
  | "user_attribute_not_found"
  | "dashboard_not_found"
  | "key_not_found"
  | "cannot_change_type"
  | "message_conflict"
  | "thread_busy"
  | "name_taken"
  | "last_admin_key"
  | "version_conflict"
  | "if_match_required"
  | "body_too_large"
  | "unsupported_media_type"
  | "external_user_limit"
  | "dashboard_limit"
  | "thread_limit"
  | "message_limit"
  | "definition_limit"
  | "rate_limited"
  | "too_many_readers"
  | "internal"
  | "store_unavailable"
  | "model_invalid"
  | "shutting_down";

/** Reasons that the client finds by itself, where the service gave none. */
export type ClientFailureCode =
  /** No answer came: no connection, no name, no answer in time. */
  | "network_error"
  /** An answer came that the service does not give: a proxy's page, a redirect, a body that is no JSON. */
  | "unexpected_response"
  /** An answer ended, or fell silent, before its last line. */
  | "stream_interrupted"
  /** The service ended a query after its first line; the message says why. */
  | "query_stopped"
  /** The host's `fetchSession` failed; its error is the `cause`. */
  | "session_unavailable"
  /** A renewed session is of another user, embed tenant, mode, branch or deployment. */
  | "session_changed";

/** Any of them; a later version of the service may give one that this client does not list. */
export type ErrorCode = FailureCode | ClientFailureCode | (string & Record<never, never>);
