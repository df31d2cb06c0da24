import type {
  AssistantGrantsMethods,
  ListedGrant,
} from "../../sessions/grants/assistant-grants.js";
import type { AccountId, GrantId, Milliseconds } from "../../shared/text/branded.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { partOf } from "../list-part.js";
import { keyIn, type Tables } from "../tables.js";
import { decisions } from "./decisions.js";
import { redemptions } from "./redemptions.js";
import { requests } from "./requests.js";
import { grantedSession } from "./granted-session.js";
import { activeGrant } from "./active-grant.js";

const minuteMs = 60_000;

/** What users grant to assistants, in memory. */
export const inMemoryAssistantGrants = (
  tables: Tables,
  nowMs: () => Milliseconds,
): PortAdapter<AssistantGrantsMethods> => {
  const grantOf = (accountId: AccountId, id: GrantId) =>
    tables.assistantGrants.get(keyIn(accountId, String(id)));
  return {
    ...requests(tables, nowMs),
    ...decisions(tables, nowMs),
    ...redemptions(tables, nowMs),
    find: (accountId, grantId, expiresAtMs) => {
      const record = grantOf(accountId, grantId);
      if (record === undefined || record.generation === 0 || expiresAtMs <= nowMs())
        return undefined;
      const grant = activeGrant(tables, record, nowMs());
      if (grant !== undefined && record.lastUsedAtMs + minuteMs <= nowMs()) {
        record.lastUsedAtMs = nowMs();
      }
      return grant;
    },
    findSession: (accountId, grantId) => {
      const record = grantOf(accountId, grantId);
      return record && grantedSession(tables, record);
    },
    list: (accountId, deployments, idleSeconds, page) => {
      const listed = [...tables.assistantGrants.values()].flatMap((record) => {
        if (record.accountId !== accountId || record.generation === 0) return [];
        if (deployments !== "all" && !deployments.includes(record.deploymentId)) return [];
        if (record.refreshedAtMs + idleSeconds * 1000 <= nowMs()) return [];
        const session = activeGrant(tables, record, nowMs())?.session;
        if (session === undefined) return [];
        const { user } = session;
        return [
          {
            id: record.id,
            clientId: record.clientId,
            clientName: record.clientName,
            scopes: record.scopes,
            deploymentId: record.deploymentId,
            embedTenantName: session.embedTenantName,
            externalId: user.kind === "external" ? user.externalId : undefined,
            internalId: user.kind === "internal" ? user.username : undefined,
            createdAtMs: record.createdAtMs,
            lastUsedAtMs: record.lastUsedAtMs,
            expiresAtMs: record.expiresAtMs,
          } satisfies ListedGrant,
        ];
      });
      return partOf(listed, page);
    },
    removeOutlived: (idleSeconds) => removeOutlived(tables, idleSeconds * 1000, nowMs()),
  };
};

const removeOutlived = (tables: Tables, idleMs: Milliseconds, nowMs: Milliseconds): number => {
  const requests = [...tables.assistantRequests].filter(([, row]) => row.expiresAtMs <= nowMs);
  const grants = [...tables.assistantGrants].filter(([, row]) => {
    const session = tables.sessions.get(row.sessionDigest);
    const isOver = row.expiresAtMs <= nowMs || row.refreshedAtMs + idleMs <= nowMs;
    const neverRedeemed = row.generation === 0 && row.codeExpiresAtMs <= nowMs;
    return isOver || neverRedeemed || session === undefined || session.revoked;
  });
  for (const [key] of requests) tables.assistantRequests.delete(key);
  for (const [key] of grants) tables.assistantGrants.delete(key);
  return requests.length + grants.length;
};
