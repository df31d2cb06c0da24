import type { FailureCode } from "@embedded-analytics/domain";

interface Status {
  readonly status: number;
  /** The same for every problem of the code (RFC 9457); what differs is in `detail`. */
  readonly title: string;
}

const of =
  (status: number) =>
  (title: string): Status => ({ status, title });

const badRequest = of(400);
const unauthorized = of(401);
const forbidden = of(403);
const notFound = of(404);
const conflict = of(409);
const tooMany = of(429);
const unavailable = of(503);

/** The one place where a code becomes a status (F2); the compiler asks for every code. */
export const statuses: Readonly<Record<FailureCode, Status>> = {
  invalid_json: badRequest("The body is not JSON"),
  invalid_request: badRequest("The request is not valid"),
  duplicate_name: badRequest("A name is given twice"),
  user_attributes_not_found: badRequest("User attributes not found"),
  groups_not_found: badRequest("Groups not found"),
  attribute_type_mismatch: badRequest("A value is not of its attribute's type"),
  invalid_default_value: badRequest("A default value is not of its attribute's type"),
  invalid_cursor: badRequest("The cursor is not valid"),
  query_refused: badRequest("The query is refused"),
  query_failed: badRequest("The query failed"),
  query_budget: badRequest("The query is over its budget"),
  unauthenticated: unauthorized("Authentication is needed"),
  plan_required: forbidden("The plan does not include this"),
  admin_key_required: forbidden("An admin key is needed"),
  deployment_out_of_scope: forbidden("The key does not open the deployment"),
  creator_mode_disabled: forbidden("Creator mode is not enabled"),
  ai_disabled: forbidden("AI is not enabled"),
  identity_not_allowed: forbidden("The identity is not allowed"),
  branch_not_allowed: forbidden("The branch is not allowed"),
  not_thread_owner: forbidden("The thread belongs to someone else"),
  origin_not_allowed: forbidden("The origin is not allowed"),
  creator_mode_required: forbidden("Creator mode is needed"),
  not_in_preview: forbidden("Not possible in a preview"),
  not_found: notFound("Not found"),
  tenant_not_found: notFound("Tenant not found"),
  agent_not_found: notFound("Agent not found"),
  deployment_not_found: notFound("Deployment not found"),
  branch_not_found: notFound("Branch not found"),
  thread_not_found: notFound("Thread not found"),
  internal_user_not_found: notFound("Internal user not found"),
  user_not_found: notFound("User not found"),
  group_not_found: notFound("Group not found"),
  user_attribute_not_found: notFound("User attribute not found"),
  dashboard_not_found: notFound("Dashboard not found"),
  key_not_found: notFound("API key not found"),
  operator_only: forbidden("Only operators may do this"),
  name_taken: conflict("The name is taken"),
  last_admin_key: conflict("It is the last admin key"),
  cannot_change_type: conflict("An attribute's type cannot change"),
  message_conflict: conflict("The message id was used for another message"),
  thread_busy: conflict("The thread is busy"),
  version_conflict: of(412)("It has changed meanwhile"),
  if_match_required: of(428)("The version that was read is needed"),
  body_too_large: of(413)("The body is too large"),
  unsupported_media_type: of(415)("The body has an unsupported media type"),
  external_user_limit: tooMany("The limit of external users is reached"),
  dashboard_limit: tooMany("The limit of dashboards is reached"),
  thread_limit: tooMany("The limit of threads is reached"),
  message_limit: tooMany("The thread is too long"),
  definition_limit: tooMany("The limit of groups and attributes is reached"),
  rate_limited: tooMany("Too many requests"),
  too_many_readers: tooMany("Too many answers are being read"),
  internal: of(500)("Internal error"),
  store_unavailable: unavailable("The store is unavailable"),
  model_invalid: unavailable("The data model is not valid"),
  shutting_down: unavailable("The service is shutting down"),
};
