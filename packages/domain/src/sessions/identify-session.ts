import * as Effect from "effect/Effect";
import { requireHost } from "../access/authorize.js";
import type { DataCaller } from "../access/data-caller.js";
import { admitToken, CallCount } from "../access/limits/admit-call.js";
import { failedAuthentication } from "../access/limits/failed-authentication.js";
import { userBucketOf } from "../access/limits/user-bucket.js";
import { sessionOfClaims, tokenRefused } from "./authenticate-token.js";
import { openToken } from "./embed-token.js";
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
    const session = yield* isAccessToken(token)
      ? authenticateAccessToken(token, resource)
      : sessionOfEmbedToken(token, address);
    yield* requireHost({ name: session.accountName }, accountName);
    const { accountId, limits, embedTenantName, user } = session;
    const bucket = userBucketOf(embedTenantName, user);
    yield* admitToken({ id: accountId, limits }, bucket, count);
    return session;
  });

const sessionOfEmbedToken = (token: string, address: DataCaller["address"]) =>
  Effect.gen(function* () {
    const claims = yield* openToken(token);
    if (claims === undefined) return yield* failedAuthentication(address, tokenRefused());
    return yield* sessionOfClaims(claims);
  });
