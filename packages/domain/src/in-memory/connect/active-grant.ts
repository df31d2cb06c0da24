import type { LiveGrant } from "../../sessions/grants/assistant-grants.js";
import type { Milliseconds } from "../../shared/text/branded.js";
import { sessionOf } from "../embed-sessions.js";
import type { AssistantGrantRecord, SessionRecord, Tables } from "../tables.js";

/** Whether a session that was used up still carries what was granted on it. */
export const isActive = (tables: Tables, session: SessionRecord, nowMs: Milliseconds): boolean =>
  !session.revoked && sessionOf(tables, session, nowMs) !== undefined;

/** The grant with its session and the account's settings; undefined where it has ended. */
export const activeGrant = (
  tables: Tables,
  record: AssistantGrantRecord,
  nowMs: Milliseconds,
): LiveGrant | undefined => {
  const stored = tables.sessions.get(record.sessionDigest);
  const settings = tables.accounts.get(record.accountId)?.settings.connect;
  if (stored === undefined || settings === undefined || record.expiresAtMs <= nowMs)
    return undefined;
  const session = stored.revoked ? undefined : sessionOf(tables, stored, nowMs);
  const { id, clientId, resource, scopes } = record;
  return session && { id, clientId, resource, scopes, session, settings };
};
