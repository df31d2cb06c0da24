import * as Effect from "effect/Effect";
import { requireHost } from "../access/authorize.js";
import type { DataCaller } from "../access/data-caller.js";
import { admitToken, CallCount } from "../access/limits/admit-call.js";
import { failedAuthentication } from "../access/limits/failed-authentication.js";
import { repeatRefusals } from "../access/limits/repeat-refusals.js";
import type { EmbedSession } from "./embed-session.js";
import { sessionOfClaims, tokenRefused } from "./authenticate-token.js";
import { openToken } from "./embed-token.js";
import { sessionBucketOf } from "./preview.js";
import { authenticateAccessToken } from "./grants/authenticate-access-token.js";
import { isAccessToken } from "./grants/connect-secrets.js";

/**
 * The session of a page that calls by its embed token (B5), or of an assistant with an access token (I1).
 * Fails with `tenant_not_found` where the host names another account than the session's (A1). The call is
 * counted, once for each `count`; an embed token that was not signed here is counted for its address, and
 * looked up nowhere (J4).
 */
export const identifySession = (
  token: string,
  { accountName, address, resource }: Pick<DataCaller, "accountName" | "address" | "resource">,
  count = new CallCount(),
) =>
  Effect.gen(function* () {
    if (isAccessToken(token)) {
      return yield* admitted(authenticateAccessToken(token, resource), accountName, count);
    }
    const claims = yield* openToken(token);
    if (claims === undefined) return yield* failedAuthentication(address, tokenRefused());
    const session = sessionOfClaims(claims);
    return yield* repeatRefusals(claims.sid, admitted(session, accountName, count));
  });

/** The session as soon as it may call, as its account's limits say (J4). */
const admitted = <Session extends EmbedSession, Fault, Services>(
  found: Effect.Effect<Session, Fault, Services>,
  accountName: DataCaller["accountName"],
  count: CallCount,
) =>
  Effect.gen(function* () {
    const session = yield* found;
    yield* requireHost({ name: session.accountName }, accountName);
    const { accountId, limits } = session;
    yield* admitToken({ id: accountId, limits }, sessionBucketOf(session), count);
    return session;
  });
