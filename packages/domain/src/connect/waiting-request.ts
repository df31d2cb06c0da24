import * as Effect from "effect/Effect";
import type { ConnectAccount } from "../sessions/grants/assistant-grants.js";
import { AssistantGrants } from "../sessions/services.js";
import { Failure } from "../shared/failure/failure.js";
import { Secrets } from "../shared/services.js";
import type { PresentedRequest } from "./connect-types.js";

/** Under which digests a browser's request is stored. */
export const digestsOf = ({ requestId = "", browserSecret = "" }: PresentedRequest) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return {
      digest: yield* secrets.digest(requestId),
      browserDigest: yield* secrets.digest(browserSecret),
    };
  });

/** The waiting request of this browser, with the session that came back from the host's login. */
export const findSignedIn = (account: ConnectAccount, presented: PresentedRequest) =>
  Effect.gen(function* () {
    const { digest, browserDigest } = yield* digestsOf(presented);
    const grants = yield* AssistantGrants;
    const request = yield* grants.findRequest(account.accountId, digest, browserDigest);
    if (request?.session === undefined) return yield* Effect.fail(notWaiting());
    return { ...request, session: request.session, digest, browserDigest };
  });

/** One answer for what is unknown, over, used, or another browser's. */
export const notWaiting = (): Failure<"unauthenticated"> =>
  new Failure(
    "unauthenticated",
    "This sign-in has ended or was begun in another browser. Connect the assistant again.",
  );
