import * as Effect from "effect/Effect";
import { requireHost } from "../access/authorize.js";
import type { DataCaller } from "../access/data-caller.js";
import { admitToken, CallCount } from "../access/limits/admit-call.js";
import { failedAuthentication } from "../access/limits/failed-authentication.js";
import { repeatRefusals } from "../access/limits/repeat-refusals.js";
import { userBucketOf } from "../access/limits/user-bucket.js";
import { sessionOfClaims, tokenRefused } from "./authenticate-token.js";
import { openToken } from "./embed-token.js";

/**
 * The session of a page that calls by its embed token (B5). Fails with `tenant_not_found` where the
 * host names another account than the session's (A1). The call is counted, once for each `count`; a
 * token that was not signed here is counted for its address, and looked up nowhere (J4).
 */
export const identifySession = (
  token: string,
  { accountName, address }: Pick<DataCaller, "accountName" | "address">,
  count = new CallCount(),
) =>
  Effect.gen(function* () {
    const claims = yield* openToken(token);
    if (claims === undefined) return yield* failedAuthentication(address, tokenRefused());
    const identified = Effect.gen(function* () {
      const session = yield* sessionOfClaims(claims);
      yield* requireHost({ name: session.accountName }, accountName);
      const { accountId, limits, embedTenantName, user } = session;
      const bucket = userBucketOf(embedTenantName, user);
      yield* admitToken({ id: accountId, limits }, bucket, count);
      return session;
    });
    return yield* repeatRefusals(claims.sid, identified);
  });
