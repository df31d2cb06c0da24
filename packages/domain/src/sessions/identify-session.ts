import * as Effect from "effect/Effect";
import { requireHost } from "../access/authorize.js";
import { authenticateToken } from "./authenticate-token.js";

/**
 * The session of a page that calls by its embed token (B5). Fails with `tenant_not_found` where the
 * host names another account than the session's (A1).
 */
export const identifySession = (token: string, accountName: string | undefined) =>
  Effect.gen(function* () {
    const session = yield* authenticateToken(token);
    yield* requireHost({ name: session.accountName }, accountName);
    return session;
  });
