import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import type { CallCount } from "../../access/limits/admit-call.js";
import type { ParsedCall } from "../../sessions/parse/parsed-call.js";
import type { BodyFailure } from "../../shared/failure/body-failure.js";
import type { SessionRequest } from "./data-session.js";
import { sessionOfAuthToken } from "./session-of-auth-token.js";
import { sessionOfKey } from "./session-of-key.js";
import { sessionOfToken } from "./session-of-token.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/** The session in which a call asks for data: that of its token, or the one its key's holder names. */
export const sessionOfCaller = <Request extends SessionRequest>(
  caller: DataCaller,
  deploymentId: DeploymentId | undefined,
  parsed: ParsedCall<Request> | BodyFailure,
  count?: CallCount,
) =>
  Effect.gen(function* () {
    if (caller.authToken !== undefined) {
      return yield* sessionOfAuthToken(caller.authToken, caller, deploymentId, parsed, count);
    }
    return yield* caller.embedToken === undefined
      ? sessionOfKey(caller, deploymentId, parsed, count)
      : sessionOfToken(caller.embedToken, caller, deploymentId, parsed, count);
  });
