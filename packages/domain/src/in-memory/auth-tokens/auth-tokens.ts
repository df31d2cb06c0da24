import type { DeploymentScope } from "../../access/deployment-scope.js";
import {
  trustingDeploymentsMax,
  type AuthTokensMethods,
  type RevocableToken,
  type TokenPlace,
  type TrustingDeployment,
} from "../../sessions/auth-tokens/auth-tokens.js";
import {
  authTokenSecondsMax,
  clockSkewSeconds,
} from "../../sessions/auth-tokens/judge-auth-token.js";
import type { IssuedSelection } from "../../sessions/issued-selection.js";
import type { AccountId, Milliseconds } from "../../shared/text/branded.js";
import { accountOf } from "../api-keys.js";
import { loadUser } from "../provisioning.js";
import { keyIn, type AccountRecord, type Tables } from "../tables.js";

/** Calls with tokens of identity providers, and what was revoked of them. */
export const inMemoryAuthTokens = (tables: Tables, nowMs: () => number): AuthTokensMethods => ({
  findTrusting: (audiences, place) => {
    const all = [...tables.accounts.values()]
      .sort((left, right) => left.id - right.id)
      .flatMap((account) => trustingIn(account, audiences, place));
    const [here, elsewhere] = [true, false].map((isHere) =>
      all.filter((trusting) => trusting.isHere === isHere),
    ) as [TrustingDeployment[], TrustingDeployment[]];
    const deployments = [...here, ...elsewhere].slice(0, trustingDeploymentsMax);
    return { nowMs: nowMs(), deployments };
  },
  load: (accountId, lookup, token) => {
    const snapshot = loadUser(tables, accountId, lookup, nowMs());
    const revokedBeforeMs = revokedBefore(tables, accountId, token);
    return snapshot && { ...snapshot, revokedBeforeMs };
  },
  revokedBefore: (accountId, token) => revokedBefore(tables, accountId, token),
});

const trustingIn = (
  account: AccountRecord,
  audiences: readonly string[],
  { accountName = account.name, deploymentId, agentId }: TokenPlace,
): readonly TrustingDeployment[] =>
  [...account.deployments.values()]
    .sort((left, right) => left.id - right.id)
    .flatMap(({ id, authTokens: settings }) => {
      if (settings?.enabled !== true || !audiences.includes(settings.audience)) return [];
      const isHere =
        accountName === account.name &&
        (deploymentId === undefined || deploymentId === id) &&
        (agentId === undefined || account.agents.get(agentId)?.deploymentId === id);
      const { allowedOrigins } = account.settings;
      const found = { account: accountOf(account), allowedOrigins, deploymentId: id, settings };
      return [{ ...found, isHere }];
    });

const revokedBefore = (
  tables: Tables,
  accountId: AccountId,
  { deploymentId, subjects }: RevocableToken,
): Milliseconds | undefined => {
  const times = [...tables.tokenRevocations.values()]
    .filter(
      (revocation) =>
        revocation.accountId === accountId &&
        subjects.includes(revocation.subject) &&
        (revocation.deploymentId === "all" || revocation.deploymentId === deploymentId),
    )
    .map(({ issuedBeforeMs }) => issuedBeforeMs);
  return times.length === 0 ? undefined : Math.max(...times);
};

/** So long after it, a revocation can meet no token any more. */
const keptMs = (authTokenSecondsMax + 2 * clockSkewSeconds) * 1000;

/**
 * Keeps what a revocation takes of tokens, where a deployment in its scope has declared any; answers whether that was
 * so. A moment in the future takes no more than is there.
 */
export const revokeTokens = (
  tables: Tables,
  accountId: AccountId,
  revoked: { readonly selection: IssuedSelection; readonly subject: string } | "" | undefined,
  deployments: DeploymentScope,
  nowMs: Milliseconds,
): boolean => {
  if (!revoked) return false;
  const { selection, subject } = revoked;
  const declared = [...(tables.accounts.get(accountId)?.deployments.values() ?? [])].filter(
    ({ authTokens }) => authTokens !== undefined,
  );
  const issuedBeforeMs =
    selection.kind === "issued_before" ? Math.min(selection.timeMs, nowMs) : nowMs;
  if (issuedBeforeMs <= nowMs - keptMs) return false;
  const inScope = declared.filter(({ id }) => deployments === "all" || deployments.includes(id));
  if (inScope.length === 0) return false;
  const places = deployments === "all" ? (["all"] as const) : inScope.map(({ id }) => id);
  for (const deploymentId of places) {
    const key = keyIn(accountId, JSON.stringify([subject, deploymentId]));
    const before = tables.tokenRevocations.get(key)?.issuedBeforeMs ?? issuedBeforeMs;
    const record = { accountId, subject, deploymentId };
    tables.tokenRevocations.set(key, {
      ...record,
      issuedBeforeMs: Math.max(before, issuedBeforeMs),
    });
  }
  return true;
};

/** Removes what no token is old enough for any more. */
export const removeOutlivedRevocations = (tables: Tables, nowMs: Milliseconds): void => {
  for (const [key, { issuedBeforeMs }] of tables.tokenRevocations) {
    if (issuedBeforeMs <= nowMs - keptMs) tables.tokenRevocations.delete(key);
  }
};
