import * as Effect from "effect/Effect";
import { tokenRefused } from "../authenticate-token.js";
import { AssistantGrants } from "../services.js";
import { openAccessToken } from "./connect-secrets.js";
import { chatScope } from "./scopes.js";

/**
 * The session behind an assistant's access token, at the endpoint that it was issued for and nowhere else
 * (I1). The token is refused once it is older than an hour, or its grant, session, user or key has ended,
 * or the account has turned Connect off. Without the scope of the chat, the user's agents cannot be asked.
 */
export const authenticateAccessToken = (token: string, resource: string | undefined) =>
  Effect.gen(function* () {
    const claims = yield* openAccessToken(token);
    if (claims === undefined || resource === undefined) return yield* Effect.fail(tokenRefused());
    const { accountId, grantId, expiresAtMs } = claims;
    const grants = yield* AssistantGrants;
    const grant = yield* grants.find(accountId, grantId, expiresAtMs);
    if (grant === undefined || grant.resource !== resource || !grant.settings.enabled) {
      return yield* Effect.fail(tokenRefused());
    }
    const { session, settings, scopes } = grant;
    const { deployments } = settings;
    if (deployments !== undefined && !deployments.includes(session.deploymentId)) {
      return yield* Effect.fail(tokenRefused());
    }
    return {
      ...session,
      settings: scopes.includes(chatScope)
        ? session.settings
        : { ...session.settings, allowAi: false },
      grant: { id: grantId, groups: settings.groups },
    };
  });
