import type { DeploymentScope } from "../access/deployment-scope.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import { withEntry } from "./administration/audit-log.js";
import { removeSession } from "./commit-session.js";
import { removeOutlivedRevocations, revokeTokens } from "./auth-tokens/auth-tokens.js";
import type { EmbedSession } from "../sessions/embed-session.js";
import type { EmbedSessionsMethods, StoredPage } from "../sessions/embed-sessions.js";
import { isOver } from "../sessions/decide/snapshot.js";
import { sessionSelector } from "./select-issued.js";
import { first, type AccountRecord, type SessionRecord, type Tables } from "./tables.js";
import type { AccountId, Milliseconds } from "../shared/text/branded.js";

export const inMemoryEmbedSessions = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<EmbedSessionsMethods> => ({
  exchange: (digest, accountName, plans) => {
    const record = tables.sessions.get(digest);
    if (record === undefined || record.revoked || record.exchangedAtMs !== undefined) {
      return undefined;
    }
    const session = sessionOf(tables, record, nowMs());
    if (record.expiresAtMs <= nowMs() || session === undefined) return undefined;
    if (accountName !== undefined && accountName !== session.accountName) return undefined;
    if (plans.includes(session.plan)) record.exchangedAtMs = nowMs();
    return { session, exchangedAtMs: record.exchangedAtMs };
  },
  revoke: (accountId, digest, deployments, entry) => {
    const isSelected = ({ digest: of }: SessionRecord): boolean => of === digest;
    const revoke = (): boolean => revokeSelected(tables, accountId, isSelected, deployments);
    return withEntry(tables, accountId, entry, nowMs, revoke, Boolean);
  },
  revokeIssued: (accountId, selection, deployments, entry, tokenSubject) => {
    const revoke = (): boolean => {
      const isSelected = sessionSelector(tables, accountId, selection);
      const hasSession = revokeSelected(tables, accountId, isSelected, deployments);
      const hasTokens = revokeTokens(
        tables,
        accountId,
        tokenSubject && { selection, subject: tokenSubject },
        deployments,
        nowMs(),
      );
      return hasSession || hasTokens;
    };
    return withEntry(tables, accountId, entry, nowMs, revoke, Boolean);
  },
  findExchanged: (accountId, digest, tokenTtlSeconds) => {
    const record = tables.sessions.get(digest);
    if (record?.accountId !== accountId || record.revoked) return undefined;
    if (record.exchangedAtMs === undefined) return undefined;
    if (record.exchangedAtMs + tokenTtlSeconds * 1000 <= nowMs()) return undefined;
    return sessionOf(tables, record, nowMs());
  },
  findPage: (digest, accountName) => {
    const record = digest === undefined ? undefined : tables.sessions.get(digest);
    const account = first(tables.accounts.values(), ({ id, name }) =>
      accountName === undefined ? id === record?.accountId : name === accountName,
    );
    if (account === undefined) return undefined;
    return {
      accountName: account.name,
      allowedOrigins: account.settings.allowedOrigins,
      session: record?.accountId === account.id ? pageSession(account, record) : undefined,
    };
  },
  isOriginListed: (patterns) =>
    [...tables.accounts.values()].some(({ settings }) =>
      settings.allowedOrigins.some((entry) => patterns.includes(entry.toLowerCase())),
    ),
  removeOutlived: (tokenTtlSeconds, keptSeconds) => {
    // What an assistant was granted stands on a session, for longer than a token does.
    const granted = new Set(
      [...tables.assistantGrants.values()].map(({ sessionDigest }) => sessionDigest),
    );
    const outlived = [...tables.sessions.values()].filter(
      ({ digest, exchangedAtMs, expiresAtMs }) =>
        !granted.has(digest) &&
        (exchangedAtMs === undefined ? expiresAtMs : exchangedAtMs + tokenTtlSeconds * 1000) +
          keptSeconds * 1000 <=
          nowMs(),
    );
    for (const { digest } of outlived) removeSession(tables, digest);
    removeOutlivedRevocations(tables, nowMs());
    return outlived.length;
  },
});

const revokeSelected = (
  tables: Tables,
  accountId: AccountId,
  isSelected: (session: SessionRecord) => boolean,
  deployments: DeploymentScope,
): boolean => {
  const selected = [...tables.sessions.values()].filter(
    (record) =>
      record.accountId === accountId &&
      !record.revoked &&
      (deployments === "all" || deployments.includes(record.deploymentId)) &&
      isSelected(record),
  );
  for (const record of selected) record.revoked = true;
  return selected.length > 0;
};

const pageSession = (
  { agents }: AccountRecord,
  { deploymentId, settings, previewUntilMs }: SessionRecord,
): StoredPage["session"] => ({
  deploymentId,
  isPreview: previewUntilMs !== undefined,
  settings,
  agents: [...agents.values()]
    .filter((agent) => agent.deploymentId === deploymentId)
    .map(({ id, name }) => ({ id, name }))
    .sort((left, right) => (left.id < right.id ? -1 : 1)),
});

/** Undefined where the session's user or key is not there, or has come to its end (D9, B5). */
export const sessionOf = (
  tables: Tables,
  record: SessionRecord,
  nowMs: Milliseconds,
): EmbedSession | undefined => {
  const account = tables.accounts.get(record.accountId);
  const tenant = tables.embedTenants.get(record.embedTenantId);
  const user = userOf(tables, record, nowMs);
  if (account === undefined || tenant === undefined || user === undefined) return undefined;
  if (isPast(record.previewUntilMs, nowMs)) return undefined;
  const key = first(account.keys.values(), ({ id }) => id === record.keyId);
  if (key === undefined || key.revoked || isPast(key.expiresAtMs, nowMs)) return undefined;
  return {
    digest: record.digest,
    accountId: account.id,
    accountName: account.name,
    plan: account.settings.plan,
    limits: account.settings.limits,
    deploymentId: record.deploymentId,
    embedTenantName: tenant.name,
    user,
    creatorMode: record.creatorMode,
    branchName: record.branchName,
    settings: record.settings,
    previewUntilMs: record.previewUntilMs,
  };
};

const isPast = (timeMs: Milliseconds | undefined, nowMs: Milliseconds): boolean =>
  timeMs !== undefined && timeMs <= nowMs;

const userOf = (
  tables: Tables,
  { accountId, userKind, userId: id }: SessionRecord,
  nowMs: Milliseconds,
): EmbedSession["user"] | undefined => {
  if (userKind === "internal") {
    const user = tables.accounts.get(accountId)?.internalUsers.get(id);
    return user && { kind: "internal", id, username: user.username };
  }
  const user = tables.externalUsers.get(id);
  return user === undefined || isOver(user, nowMs)
    ? undefined
    : { kind: "external", id, externalId: user.externalId };
};
