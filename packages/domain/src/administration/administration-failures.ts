import { body, key, store } from "../shared/failure/common-failures.js";
import type { FailureCode } from "../shared/failure/failure-code.js";
import type { AdministrationCalls } from "./administration-calls.js";

/** Of every call of an administrator. */
const administrator = [...key, ...store, "admin_key_required", "deployment_out_of_scope"] as const;

/** The codes of the failures with which each call of administration may reject (F2). */
export const administrationFailures = {
  listAudit: [
    ...key,
    ...store,
    "admin_key_required",
    "deployment_out_of_scope",
    "invalid_request",
    "invalid_cursor",
  ],
  verifyAudit: [...store, "tenant_not_found"],
  requireUser: [
    ...store,
    "branch_not_found",
    "model_invalid",
    "tenant_not_found",
    "invalid_request",
    "deployment_not_found",
    "user_not_found",
  ],
  explainSession: [...key, ...body, ...store, "plan_required", "admin_key_required"],
  getAccount: administrator,
  changeSettings: [...administrator, ...body, "operator_only", "deployment_not_found"],
  listDeployments: [...administrator, "invalid_request", "invalid_cursor"],
  listAgents: [...administrator, "invalid_request", "invalid_cursor"],
  listInternalUsers: [...administrator, "invalid_request", "invalid_cursor"],
  listUsage: [...administrator, "invalid_request", "invalid_cursor"],
  listKeys: [...administrator, "invalid_request", "invalid_cursor"],
  listAccountGroups: [...administrator, "invalid_request", "invalid_cursor"],
  listAccountUserAttributes: [...administrator, "invalid_request", "invalid_cursor"],
  listEmbedTenants: [...administrator, "invalid_request", "invalid_cursor"],
  listUsers: [...administrator, "invalid_request", "invalid_cursor"],
  listSessions: [...administrator, "invalid_request", "invalid_cursor"],
  listUserDashboards: [...administrator, "invalid_request", "invalid_cursor"],
  deleteUserDashboard: [...administrator, "dashboard_not_found"],
  showUserDashboard: [...administrator, ...body, "dashboard_not_found"],
  createKey: [...administrator, ...body, "operator_only", "name_taken"],
  rotateKey: [...administrator, ...body, "key_not_found", "name_taken"],
  revokeKey: [...administrator, "key_not_found", "last_admin_key"],
  putGroup: [...administrator, ...body],
  deleteAccountGroup: [...administrator, "group_not_found"],
  putUserAttribute: [...administrator, ...body],
  deleteAccountUserAttribute: [...administrator, "user_attribute_not_found"],
  putAgent: [...administrator, ...body, "operator_only"],
  deleteAgent: [...administrator, "agent_not_found", "operator_only", "agent_in_use"],
  provisionUsers: [...administrator, ...body],
  signInAdministrator: [...store, "tenant_not_found"],
  explainUser: [...administrator, ...body, "plan_required", "user_not_found"],
  previewUser: [
    ...administrator,
    ...body,
    "plan_required",
    "duplicate_name",
    "user_not_found",
    "deployment_not_found",
    "creator_mode_disabled",
    "branch_not_found",
  ],
  deleteUser: [...administrator, "user_not_found"],
} as const satisfies Readonly<Record<keyof AdministrationCalls, readonly FailureCode[]>>;
