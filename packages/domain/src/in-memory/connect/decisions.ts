import type { AssistantGrantsMethods, NewGrant } from "../../sessions/grants/assistant-grants.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import type { AccountId, Milliseconds } from "../../shared/text/branded.js";
import { withEntry } from "../administration/audit-log.js";
import { keyIn, type Tables } from "../tables.js";
import { waitingRequest } from "./requests.js";
import { isActive } from "./active-grant.js";

/** What becomes of a request when its user has decided. */
export const decisions = (
  tables: Tables,
  nowMs: () => Milliseconds,
): PortAdapter<Pick<AssistantGrantsMethods, "grant" | "deny">> => ({
  grant: (accountId, digest, browserDigest, grant, entry) => {
    const make = (): boolean => granted(tables, accountId, digest, browserDigest, grant, nowMs());
    return withEntry(tables, accountId, entry, nowMs, make, Boolean);
  },
  deny: (accountId, digest, browserDigest, entry) => {
    const deny = (): boolean => denied(tables, accountId, digest, browserDigest, nowMs());
    return withEntry(tables, accountId, entry, nowMs, deny, Boolean);
  },
});

const granted = (
  tables: Tables,
  accountId: AccountId,
  digest: string,
  browserDigest: string,
  { id, codeTtlSeconds, lifeSeconds }: NewGrant,
  now: Milliseconds,
): boolean => {
  const request = waitingRequest(tables, accountId, digest, browserDigest, now);
  if (request?.sessionDigest === undefined) return false;
  const session = tables.sessions.get(request.sessionDigest);
  if (session === undefined || !isActive(tables, session, now)) return false;
  if (tables.assistantGrants.get(keyIn(accountId, String(id))) !== undefined) return false;
  const { digest: _digest, browserDigest: _browser, ...asked } = request;
  tables.assistantGrants.set(keyIn(accountId, String(id)), {
    ...asked,
    id,
    sessionDigest: session.digest,
    createdAtMs: now,
    codeExpiresAtMs: now + codeTtlSeconds * 1000,
    expiresAtMs: now + lifeSeconds * 1000,
    generation: 0,
    refreshedAtMs: now,
    lastUsedAtMs: now,
  });
  tables.assistantRequests.delete(keyIn(accountId, digest));
  return true;
};

const denied = (
  tables: Tables,
  accountId: AccountId,
  digest: string,
  browserDigest: string,
  now: Milliseconds,
): boolean => {
  const request = waitingRequest(tables, accountId, digest, browserDigest, now);
  if (request === undefined) return false;
  const session = tables.sessions.get(request.sessionDigest ?? "");
  if (session !== undefined) session.revoked = true;
  tables.assistantRequests.delete(keyIn(accountId, digest));
  return true;
};
