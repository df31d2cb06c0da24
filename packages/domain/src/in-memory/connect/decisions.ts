import type { AssistantGrantsMethods } from "../../sessions/grants/assistant-grants.js";
import type { Milliseconds } from "../../shared/text/branded.js";
import { keyIn, type Tables } from "../tables.js";
import { waitingRequest } from "./requests.js";
import { isActive } from "./active-grant.js";

/** What becomes of a request when its user has decided. */
export const decisions = (
  tables: Tables,
  nowMs: () => Milliseconds,
): Pick<AssistantGrantsMethods, "grant" | "deny"> => ({
  grant: (accountId, digest, browserDigest, { id, codeTtlSeconds, lifeSeconds }) => {
    const request = waitingRequest(tables, accountId, digest, browserDigest, nowMs());
    if (request?.sessionDigest === undefined) return false;
    const session = tables.sessions.get(request.sessionDigest);
    if (session === undefined || !isActive(tables, session, nowMs())) return false;
    if (tables.assistantGrants.get(keyIn(accountId, String(id))) !== undefined) return false;
    const { digest: _digest, browserDigest: _browser, ...asked } = request;
    tables.assistantGrants.set(keyIn(accountId, String(id)), {
      ...asked,
      id,
      sessionDigest: session.digest,
      createdAtMs: nowMs(),
      codeExpiresAtMs: nowMs() + codeTtlSeconds * 1000,
      expiresAtMs: nowMs() + lifeSeconds * 1000,
      generation: 0,
      refreshedAtMs: nowMs(),
      lastUsedAtMs: nowMs(),
    });
    tables.assistantRequests.delete(keyIn(accountId, digest));
    return true;
  },
  deny: (accountId, digest, browserDigest) => {
    const request = waitingRequest(tables, accountId, digest, browserDigest, nowMs());
    if (request === undefined) return;
    const session = tables.sessions.get(request.sessionDigest ?? "");
    if (session !== undefined) session.revoked = true;
    tables.assistantRequests.delete(keyIn(accountId, digest));
  },
});
