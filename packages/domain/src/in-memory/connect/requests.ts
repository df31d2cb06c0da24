import type {
  AssistantGrantsMethods,
  AuthorizationRequest,
} from "../../sessions/grants/assistant-grants.js";
import type { AccountId, Milliseconds } from "../../shared/text/branded.js";
import { sessionOf } from "../embed-sessions.js";
import { keyIn, type AssistantRequestRecord, type Tables } from "../tables.js";

/** So many requests of an account wait at a time; the oldest make room. */
const waitingMax = 10_000;

/** The request of an account that waits for that browser. */
export const waitingRequest = (
  tables: Tables,
  accountId: AccountId,
  digest: string,
  browserDigest: string,
  nowMs: Milliseconds,
): AssistantRequestRecord | undefined => {
  const request = tables.assistantRequests.get(keyIn(accountId, digest));
  const isWaiting = request?.browserDigest === browserDigest && request.expiresAtMs > nowMs;
  return isWaiting ? request : undefined;
};

/** Authorization requests, from their beginning to the session that comes back. */
export const requests = (
  tables: Tables,
  nowMs: () => Milliseconds,
): Pick<AssistantGrantsMethods, "findServer" | "begin" | "findRequest" | "attachSession"> => ({
  findServer: (baseUrl, accountName) => {
    const accounts = [...tables.accounts.values()].flatMap(
      ({ id, name, settings, deployments }) => {
        const { connect, plan, defaultDeploymentId } = settings;
        const isServed = connect?.enabled === true && connect.baseUrl === baseUrl;
        if (!isServed || (accountName !== undefined && accountName !== name)) return [];
        const deploymentIds = [...deployments.keys()].sort((left, right) => left - right);
        const account = { accountId: id, accountName: name, plan, defaultDeploymentId };
        return [{ ...account, deploymentIds, settings: connect }];
      },
    );
    return accounts.length === 1 ? accounts[0] : undefined;
  },
  begin: (accountId, request, ttlSeconds) => {
    if (!tables.accounts.has(accountId)) return;
    const rows = [...tables.assistantRequests].filter(([, row]) => row.accountId === accountId);
    if (rows.length >= waitingMax) tables.assistantRequests.delete(rows[0]?.[0] ?? "");
    tables.assistantRequests.set(keyIn(accountId, request.digest), {
      ...request,
      accountId,
      createdAtMs: nowMs(),
      expiresAtMs: nowMs() + ttlSeconds * 1000,
      sessionDigest: undefined,
    });
  },
  findRequest: (accountId, digest, browserDigest) => {
    const request = waitingRequest(tables, accountId, digest, browserDigest, nowMs());
    return request && presentedRequest(tables, request, nowMs());
  },
  attachSession: (accountId, digest, browserDigest, sessionDigest) => {
    const request = waitingRequest(tables, accountId, digest, browserDigest, nowMs());
    const session = tables.sessions.get(sessionDigest);
    if (request === undefined || request.sessionDigest !== undefined) return false;
    if (session?.accountId !== accountId || session.deploymentId !== request.deploymentId) {
      return false;
    }
    if (session.createdAtMs < request.createdAtMs || session.expiresAtMs <= nowMs()) return false;
    if (session.revoked || session.exchangedAtMs !== undefined) return false;
    if (session.previewUntilMs !== undefined) return false;
    if (sessionOf(tables, session, nowMs()) === undefined) return false;
    session.exchangedAtMs = nowMs();
    request.sessionDigest = sessionDigest;
    return true;
  },
});

const presentedRequest = (
  tables: Tables,
  request: AssistantRequestRecord,
  nowMs: Milliseconds,
): AuthorizationRequest => {
  const record = tables.sessions.get(request.sessionDigest ?? "");
  const isGood = record !== undefined && !record.revoked;
  const session = isGood ? sessionOf(tables, record, nowMs) : undefined;
  const tenant = record && tables.embedTenants.get(record.embedTenantId);
  const user =
    session?.user.kind === "external" ? tables.externalUsers.get(session.user.id) : undefined;
  const { clientId, clientName, redirectUri, state, codeChallenge, resource, scopes } = request;
  return {
    ...{ clientId, clientName, redirectUri, state, codeChallenge, resource, scopes },
    deploymentId: request.deploymentId,
    session,
    userDisplayName: user?.displayName,
    tenantDisplayName: session === undefined ? undefined : tenant?.displayName,
  };
};
