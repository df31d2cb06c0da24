import { afterAll, beforeAll, describe } from "@jest/globals";
import type { ConformanceSize, HttpTarget } from "./http-target.js";
import { subjectOf } from "./subject.js";
import { assistants } from "./topics/assistants/assistants.js";
import { adminDashboards } from "./topics/administration/user-dashboards.js";
import { adminDefinitions } from "./topics/administration/definitions.js";
import { operatorsOnly } from "./topics/administration/operators.js";
import { adminKeys } from "./topics/administration/keys.js";
import { dryRun } from "./topics/administration/dry-run.js";
import { adminUsers } from "./topics/administration/users.js";
import { adminSettings } from "./topics/administration/settings.js";
import { adminUsage } from "./topics/administration/usage.js";
import { previewChats } from "./topics/administration/preview-chats.js";
import { previews } from "./topics/administration/previews.js";
import { audit } from "./topics/administration/audit.js";
import { authTokenChats } from "./topics/auth-tokens/auth-token-chats.js";
import { authTokenRights } from "./topics/auth-tokens/auth-token-rights.js";
import { authTokens } from "./topics/auth-tokens/auth-tokens.js";
import { bodies } from "./topics/bodies.js";
import { chatAborts } from "./topics/chat/chat-aborts.js";
import { chatEvents } from "./topics/chat/chat-events.js";
import { chatFeedback } from "./topics/chat/chat-feedback.js";
import { chatMessages } from "./topics/chat/chat-messages.js";
import { chatRefusals } from "./topics/chat/chat-refusals.js";
import { chatSuggestions } from "./topics/chat/chat-suggestions.js";
import { chatStream } from "./topics/chat/chat-stream.js";
import { chatThinking } from "./topics/chat/chat-thinking.js";
import { chatThreadLists } from "./topics/chat/chat-thread-lists.js";
import { chatThreads } from "./topics/chat/chat-threads.js";
import { chatUsers } from "./topics/chat/chat-users.js";
import { connect } from "./topics/connect/connect.js";
import { cursors } from "./topics/cursors.js";
import { dashboardChanges } from "./topics/dashboards/dashboard-changes.js";
import { userDashboards } from "./topics/dashboards/user-dashboards.js";
import { dashboards } from "./topics/dashboards/dashboards.js";
import { data } from "./topics/data/data.js";
import { dataRefusals } from "./topics/data/data-refusals.js";
import { explaining } from "./topics/data/explain.js";
import { extraFields } from "./topics/extra-fields.js";
import { foreign } from "./topics/foreign.js";
import { hostileBodies } from "./topics/hostile-bodies.js";
import { identities } from "./topics/identities.js";
import { ignoredFields } from "./topics/ignored-fields.js";
import { keyScopes } from "./topics/key-scopes.js";
import { keyMatrix } from "./topics/key-matrix.js";
import { lanes } from "./topics/lanes.js";
import { limits } from "./topics/limits/limits.js";
import { storedSizes } from "./topics/limits/stored-sizes.js";
import { lists } from "./topics/lists.js";
import { names } from "./topics/names.js";
import { nulls } from "./topics/nulls.js";
import { order } from "./topics/order.js";
import { origins } from "./topics/cross-origin/origins.js";
import { preflights } from "./topics/cross-origin/preflights.js";
import { problems } from "./topics/problems.js";
import { races } from "./topics/races.js";
import { refusals } from "./topics/refusals.js";
import { regions } from "./topics/regions.js";
import { revocations } from "./topics/chat/chat-revocations.js";
import { rights } from "./topics/rights.js";
import { servers } from "./topics/servers.js";
import { tokenLife } from "./topics/token-life.js";
import { sessions } from "./topics/sessions.js";

/** Every topic by name: a rule of the contract, or a few that belong together. */
const topics = {
  refusals,
  bodies,
  nulls,
  order,
  "key matrix": keyMatrix,
  "key scopes": keyScopes,
  foreign,
  identities,
  names,
  regions,
  rights,
  lanes,
  sessions,
  "token life": tokenLife,
  "auth tokens": authTokens,
  "auth token rights": authTokenRights,
  "auth token chats": authTokenChats,
  revocations,
  audit,
  "dry run": dryRun,
  "admin keys": adminKeys,
  "admin users": adminUsers,
  "admin settings": adminSettings,
  "admin usage": adminUsage,
  previews,
  "preview chats": previewChats,
  "admin definitions": adminDefinitions,
  "operators only": operatorsOnly,
  "admin dashboards": adminDashboards,
  servers,
  "extra fields": extraFields,
  "ignored fields": ignoredFields,
  limits,
  "stored sizes": storedSizes,
  lists,
  cursors,
  origins,
  preflights,
  problems,
  "hostile bodies": hostileBodies,
  "data refusals": dataRefusals,
  "explained data": explaining,
  data,
  dashboards,
  "user dashboards": userDashboards,
  "dashboard changes": dashboardChanges,
  assistants,
  connect,
  "chat refusals": chatRefusals,
  "chat stream": chatStream,
  "chat events": chatEvents,
  "chat thinking": chatThinking,
  "chat threads": chatThreads,
  "chat thread lists": chatThreadLists,
  "chat feedback": chatFeedback,
  "chat suggestions": chatSuggestions,
  "chat messages": chatMessages,
  "chat aborts": chatAborts,
  "chat users": chatUsers,
  races,
};

/** How the contract is tried. */
export interface ConformanceOptions {
  readonly size?: ConformanceSize;
  /**
   * Whether `start` brings up a service for each topic, or one for all of them. Cases compare all that is
   * stored, which takes the longer the more of it other topics have left.
   */
  readonly startsAnew?: "each topic" | "never";
}

/**
 * Registers the tests of the HTTP contract for a service that `start` brings up before the first of
 * them. The service may be anything that answers under a base URL; every test makes the users and
 * embed tenants that it needs, so they may run in any order and on a store that is used.
 */
export const httpConformance = (
  start: () => Promise<HttpTarget>,
  { size = "small", startsAnew = "never" }: ConformanceOptions = {},
): void => {
  let started: HttpTarget | undefined;
  const target = (): HttpTarget => {
    if (started === undefined) throw new Error("The service has not been started");
    return started;
  };
  const runsOne = (): void => {
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started?.close());
  };

  if (startsAnew === "never") runsOne();
  const subject = subjectOf(target, size);
  for (const [name, topic] of Object.entries(topics)) {
    describe(name, () => {
      if (startsAnew === "each topic") runsOne();
      topic(subject);
    });
  }
};
