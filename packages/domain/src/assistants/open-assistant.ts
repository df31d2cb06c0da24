import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import type { Requester } from "../analytics/access/data-session.js";
import { sessionOfCaller } from "../analytics/access/session-of-caller.js";
import type { SessionUser } from "../sessions/embed-session.js";
import { tokenRefused } from "../sessions/authenticate-token.js";
import { notInPreview } from "../sessions/preview.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import type { JsonObject } from "../shared/json/json.js";
import type { DeploymentId } from "../shared/text/branded.js";
import type { Assistant } from "./assistant.js";
import { mayConnect } from "./may-connect.js";
import { parseAssistantCall } from "./parse-assistant-call.js";

/**
 * Identifies the user for whom an assistant asks (I1), in the order of B2. Without a deployment it is the
 * embed token's, or the account's default one. An API key has to name a stored user, whose stored rights
 * are the only ones: settings that carry rights are refused, and so is somebody who is not stored.
 */
export const openAssistant = (
  caller: DataCaller,
  deploymentId: DeploymentId | undefined,
  given: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseAssistantCall);
    const { session, requester } = yield* sessionOfCaller(caller, deploymentId, parsed);
    const { user, accountName, allowsAi } = requester;
    if (requester.isPreview === true) return yield* Effect.fail(notInPreview());
    if (user === undefined) {
      const sentence = "There is no such user: an assistant asks for somebody who is stored.";
      return yield* Effect.fail(new Failure("user_not_found", sentence));
    }
    if (!mayConnect(requester.grant?.groups, session.user))
      return yield* Effect.fail(tokenRefused());
    const isServer = caller.embedToken === undefined && caller.authToken === undefined;
    return {
      caller,
      accountName,
      deploymentId: session.deployment.id,
      body: isServer ? { sessionSettings: settingsOf(requester, user, session.timezone) } : {},
      allowsAi,
      session,
    } satisfies Assistant;
  });

/** The identity, embed tenant and lane alone: nothing in it gives or takes rights. */
const settingsOf = (
  { embedTenantName, creatorMode }: Requester,
  user: SessionUser,
  timezone: string,
): JsonObject => ({
  ...(user.kind === "external" ? { externalId: user.externalId } : { internalId: user.username }),
  embedTenantName,
  creatorMode,
  timezone,
});
