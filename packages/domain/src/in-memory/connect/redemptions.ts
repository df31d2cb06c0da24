import type {
  AssistantGrantsMethods,
  CodeProof,
  Redemption,
} from "../../sessions/grants/assistant-grants.js";
import type { NewAuditEntry } from "../../audit/audit-entry.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import type { Milliseconds } from "../../shared/text/branded.js";
import { withEntry } from "../administration/audit-log.js";
import { keyIn, type AssistantGrantRecord, type Tables } from "../tables.js";
import { activeGrant } from "./active-grant.js";

const refused: Redemption = { kind: "refused" };

/** Codes and refresh tokens, each of which counts once. */
export const redemptions = (
  tables: Tables,
  nowMs: () => Milliseconds,
): PortAdapter<Pick<AssistantGrantsMethods, "redeemCode" | "refresh">> => {
  const replayed = async (
    { accountId, sessionDigest }: AssistantGrantRecord,
    entry: NewAuditEntry | undefined,
  ): Promise<Redemption> => {
    const revoke = (): boolean => {
      const session = tables.sessions.get(sessionDigest);
      if (session === undefined || session.revoked) return false;
      session.revoked = true;
      return true;
    };
    await withEntry(tables, accountId, entry, nowMs, revoke, Boolean);
    return { kind: "replayed", sessionDigest };
  };
  const granted = (record: AssistantGrantRecord): Redemption => {
    const grant = activeGrant(tables, record, nowMs());
    if (grant === undefined) return refused;
    record.generation += 1;
    record.refreshedAtMs = nowMs();
    return { kind: "granted", grant, generation: record.generation, nowMs: nowMs() };
  };
  return {
    redeemCode: (accountId, grantId, proof, entry) => {
      const record = tables.assistantGrants.get(keyIn(accountId, String(grantId)));
      if (record === undefined) return refused;
      if (record.generation > 0) return replayed(record, entry);
      if (record.codeExpiresAtMs <= nowMs() || !isProven(record, proof)) return refused;
      return granted(record);
    },
    refresh: (accountId, grantId, clientId, generation, idleSeconds, entry) => {
      const record = tables.assistantGrants.get(keyIn(accountId, String(grantId)));
      if (record?.clientId !== clientId || record.generation === 0) return refused;
      if (record.generation !== generation) return replayed(record, entry);
      if (record.refreshedAtMs + idleSeconds * 1000 <= nowMs()) return refused;
      return granted(record);
    },
  };
};

const isProven = (record: AssistantGrantRecord, proof: CodeProof): boolean =>
  record.clientId === proof.clientId &&
  record.redirectUri === proof.redirectUri &&
  record.codeChallenge === proof.codeChallenge &&
  (proof.resource === undefined || proof.resource === record.resource);
