import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Operation, Operations, QueryParameter, Success } from "../operation.js";
import { answer, done } from "../successes.js";
import { flag } from "../schemas/shapes.js";

const change = (
  call: keyof EmbeddedAnalytics,
  summary: string,
  success: readonly Success[] = done,
  query: readonly QueryParameter[] = [],
): Operation => ({ id: call, tag: "Administration", summary, call, needs: "key", query, success });

const admin = "/api/v1/admin";

export const administrationChanges: Operations = {
  [`POST ${admin}/keys`]: change("createKey", "Make an API key", answer("MadeApiKey", 201)),
  [`POST ${admin}/keys/{id}/rotate`]: change(
    "rotateKey",
    "Put another key in the place of one",
    answer("MadeApiKey", 201),
  ),
  [`DELETE ${admin}/keys/{id}`]: change("revokeKey", "Revoke an API key", done, [
    { name: "descendants", description: "With all keys that it made", schema: flag },
  ]),
  [`POST ${admin}/groups`]: change("putGroup", "Make or describe a group", answer("DefinedGroup")),
  [`DELETE ${admin}/groups/{id}`]: change("deleteAccountGroup", "Delete a group"),
  [`POST ${admin}/user-attributes`]: change(
    "putUserAttribute",
    "Make or describe an attribute definition",
    answer("DefinedUserAttribute"),
  ),
  [`DELETE ${admin}/user-attributes/{id}`]: change(
    "deleteAccountUserAttribute",
    "Delete an attribute definition",
  ),
  [`POST ${admin}/agents`]: change("putAgent", "Make or configure an agent", answer("Agent")),
  [`DELETE ${admin}/agents/{id}`]: change("deleteAgent", "Delete an agent that nobody has asked"),
  [`PATCH ${admin}/account`]: change(
    "changeSettings",
    "Change the account's own settings",
    answer("Account"),
  ),
  [`POST ${admin}/users`]: change(
    "provisionUsers",
    "Make or change up to 100 external users",
    answer("ProvisionedUsers"),
  ),
  [`POST ${admin}/users/{id}/preview`]: change(
    "previewUser",
    "Look at what a user sees",
    answer("Preview"),
  ),
  [`POST ${admin}/users/{id}/rights`]: change(
    "explainUser",
    "Say what a user may see, and why",
    answer("ExplainedSession"),
  ),
  [`DELETE ${admin}/users/{id}`]: change("deleteUser", "Delete an external user"),
  [`DELETE ${admin}/embed-tenants/{name}`]: change(
    "deleteEmbedTenant",
    "Delete an embed tenant with all that is its own",
  ),
  [`PATCH ${admin}/dashboards/{publicId}`]: change(
    "showUserDashboard",
    "Say who sees a dashboard of a user",
  ),
  [`DELETE ${admin}/dashboards/{publicId}`]: change(
    "deleteUserDashboard",
    "Delete a dashboard of a user",
  ),
  [`DELETE ${admin}/assistant-grants/{id}`]: change(
    "revokeAssistantGrant",
    "Revoke what a user has granted to an assistant",
  ),
  [`POST ${admin}/sessions/revoke`]: change(
    "revokeIssued",
    "Revoke by session, user, embed tenant, key or time",
  ),
};
