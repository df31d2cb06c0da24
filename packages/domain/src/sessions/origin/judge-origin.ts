import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import { isMeantFor } from "../auth-tokens/judge-auth-token.js";
import { readAuthToken } from "../auth-tokens/read-auth-token.js";
import { AuthTokens, TokenSignatures } from "../auth-tokens/services.js";
import { openToken } from "../embed-token.js";
import type { StoredPage } from "../embed-sessions.js";
import { EmbedSessions } from "../services.js";
import { isSessionId } from "../session-id.js";
import type { ForeignRequest, Preflight } from "./foreign-request.js";
import { allowsOrigin, originPatterns } from "./origin-patterns.js";

/**
 * Whether a page of that origin may read the answer: the account of the token or the session lists the
 * origin (G2). An expired token or a spent session has an account as well, so that a page can read why
 * it was refused. False where there is no account.
 */
export const judgeOrigin = (request: ForeignRequest) =>
  Effect.gen(function* () {
    if (request.authToken !== undefined)
      return yield* isListedByIssuing(request.authToken, request);
    const page = yield* pageBehind(request);
    return page !== undefined && allowsOrigin(page.allowedOrigins, request.origin);
  });

/**
 * Whether the account whose provider has signed the token lists the origin (G2, D2); its times are not looked at, as
 * those of an embed token. An audience is no proof: another account may declare the same one, and list other origins.
 */
const isListedByIssuing = (token: string, { origin, hostAccountName }: ForeignRequest) =>
  Effect.gen(function* () {
    const presented = readAuthToken(token);
    if (presented === undefined) return false;
    const place = { accountName: hostAccountName, deploymentId: undefined, agentId: undefined };
    const found = yield* (yield* AuthTokens).findTrusting(presented.audiences, place);
    const listing = found.deployments.filter(
      ({ isHere, allowedOrigins, settings }) =>
        isHere && isMeantFor(presented, settings) && allowsOrigin(allowedOrigins, origin),
    );
    const signatures = yield* TokenSignatures;
    for (const { settings } of listing) {
      if ((yield* signatures.verify(settings, token)) === "verified") return true;
    }
    return false;
  });

/**
 * The same for an exchange, which fails with `origin_not_allowed` where the session's account does not
 * list the origin: the session is looked up for that, and not spent (G2).
 */
export const judgeExchangeOrigin = (request: ForeignRequest) =>
  Effect.gen(function* () {
    const page = yield* pageBehind(request);
    if (page === undefined) return false;
    if (!allowsOrigin(page.allowedOrigins, request.origin)) return yield* Effect.fail(notAllowed());
    return true;
  });

/** Whether a preflight is answered: its account lists the origin, or any does where none is named (G2). */
export const judgePreflight = ({ origin, hostAccountName, accountName }: Preflight) =>
  Effect.gen(function* () {
    const patterns = originPatterns(origin);
    if (patterns.length === 0) return false;
    const embedSessions = yield* EmbedSessions;
    const name = hostAccountName ?? accountName;
    if (name === undefined) return yield* embedSessions.isOriginListed(patterns);
    const page = yield* embedSessions.findPage(undefined, name);
    return page !== undefined && allowsOrigin(page.allowedOrigins, origin);
  });

/** The page of the session or the token; undefined where there is none, or where the host names another account. */
const pageBehind = ({ hostAccountName, sessionId, embedToken }: ForeignRequest) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const embedSessions = yield* EmbedSessions;
    let page: StoredPage | undefined;
    if (typeof sessionId === "string" && isSessionId(sessionId)) {
      page = yield* embedSessions.findPage(yield* secrets.digest(sessionId), undefined);
    } else if (embedToken !== undefined) {
      const claims = yield* openToken(embedToken);
      if (claims === undefined) return undefined;
      // The session may have been swept; the name was signed with the token.
      page = yield* embedSessions.findPage(claims.sid, undefined);
      if (claims.accountName !== undefined) {
        page ??= yield* embedSessions.findPage(undefined, claims.accountName);
      }
    }
    const isElsewhere = hostAccountName !== undefined && page?.accountName !== hostAccountName;
    return isElsewhere ? undefined : page;
  });

const notAllowed = (): Failure<"origin_not_allowed"> =>
  new Failure("origin_not_allowed", "The session's account does not allow this origin.");
