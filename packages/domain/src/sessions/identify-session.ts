import * as Effect from "effect/Effect";
import { requireHost } from "../access/authorize.js";
import type { DataCaller } from "../access/data-caller.js";
import { authenticateToken } from "./authenticate-token.js";
import { authenticateAccessToken } from "./grants/authenticate-access-token.js";
import { isAccessToken } from "./grants/connect-secrets.js";

/**
 * The session of a page that calls by its embed token (B5), or of an assistant with an access token (I1). Fails with `tenant_not_found` where the
 * host names another account than the session's (A1).
 */
export const identifySession = (
  token: string,
  { accountName, resource }: Pick<DataCaller, "accountName" | "resource">,
) =>
  Effect.gen(function* () {
    const session = yield* isAccessToken(token)
      ? authenticateAccessToken(token, resource)
      : authenticateToken(token);
    yield* requireHost({ name: session.accountName }, accountName);
    return session;
  });
