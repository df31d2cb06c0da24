import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { planRequired } from "../access/authorize.js";
import { paidPlans } from "../access/account.js";
import { decoder, invalidRequest } from "../shared/decode.js";
import { type BodyFailure, readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { signToken } from "./embed-token.js";
import { isSessionId } from "./session-id.js";
import { EmbedSessions } from "./services.js";
import { Secrets } from "../shared/services.js";

/** The body of exchange and revoke. */
export const SessionIdBody = Schema.Struct({ sessionId: Schema.String });
const decodeBody = decoder(SessionIdBody);

/** What is wrong with a body that should hold a session id, or the id. */
export const readSessionId = (body: unknown): Result.Result<string, BodyFailure> => {
  const decoded = readBody(body, decodeBody);
  if (decoded instanceof Failure) return Result.fail(decoded);
  return Result.match(decoded, {
    onSuccess: ({ sessionId }): Result.Result<string, BodyFailure> => Result.succeed(sessionId),
    onFailure: (problems) => Result.fail(invalidRequest(problems)),
  });
};

/**
 * Exchanges a session id for its embed token, once (B5, T6). No key is needed: the id is the
 * secret. Unknown, used, expired and revoked ids get the same answer; where the account's plan has no
 * sessions any more, the id stays as it is (A2).
 */
export const exchangeSession = (body: unknown, accountName: string | undefined) =>
  Effect.gen(function* () {
    const sessionId = yield* Effect.fromResult(readSessionId(body));
    if (!isSessionId(sessionId)) return yield* Effect.fail(notExchangeable());
    const secrets = yield* Secrets;
    const embedSessions = yield* EmbedSessions;
    const digest = yield* secrets.digest(sessionId);
    const exchanged = yield* embedSessions.exchange(digest, accountName, paidPlans);
    if (exchanged === undefined) return yield* Effect.fail(notExchangeable());
    const { session, exchangedAtMs } = exchanged;
    if (exchangedAtMs === undefined) return yield* Effect.fail(planRequired());
    return { token: yield* signToken(session, exchangedAtMs) };
  });

const notExchangeable = (): Failure<"unauthenticated"> =>
  new Failure("unauthenticated", "The session is unknown, used, expired or revoked.");
