import * as Effect from "effect/Effect";
import { AssistantGrants } from "../sessions/services.js";
import { isSessionId } from "../sessions/session-id.js";
import { Secrets } from "../shared/services.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { digestsOf, notWaiting } from "./waiting-request.js";
import type { ConnectAddress, PresentedRequest } from "./connect-types.js";

/**
 * Takes the session id that the host's login brought back, and uses it up at once (I1). It must have been
 * minted since the request began, for the same account and deployment, and the browser must be the one
 * that began: so nobody can be made to connect the assistant of somebody else, or somebody else's account.
 */
export const returnFromLogin = (
  address: ConnectAddress,
  presented: PresentedRequest,
  sessionId: string | undefined,
) =>
  Effect.gen(function* () {
    const { accountId } = yield* admitConnectCall(address);
    if (sessionId === undefined || !isSessionId(sessionId)) return yield* Effect.fail(notWaiting());
    const { digest, browserDigest } = yield* digestsOf(presented);
    const secrets = yield* Secrets;
    const grants = yield* AssistantGrants;
    const sessionDigest = yield* secrets.digest(sessionId);
    if (!(yield* grants.attachSession(accountId, digest, browserDigest, sessionDigest))) {
      return yield* Effect.fail(notWaiting());
    }
  });
