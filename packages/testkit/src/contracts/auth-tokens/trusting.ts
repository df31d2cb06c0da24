import type {
  DeploymentScope,
  IssuedSelection,
  AuthTokenSettings,
  RevocableToken,
  TokenPlace,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { deployment } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { tenantName, type TestAccount } from "../world/two-accounts.js";

/** The audience of every deployment that takes tokens here. */
export const audience = "analytics";

/** Settings of a deployment that takes tokens. */
export const trust = (over: Partial<AuthTokenSettings> = {}): AuthTokenSettings => ({
  enabled: true,
  algorithm: "HS256",
  secretFromEnv: "IDP_SECRET",
  audience,
  claims: {},
  ...over,
});

/** Lets a deployment take tokens. */
export const declareTrust = (
  store: Store,
  account: TestAccount,
  deploymentId: number,
  over: Partial<AuthTokenSettings> = {},
): Promise<void> =>
  changeAccount(store, account, {
    deployments: [deployment({ id: deploymentId, authTokens: trust(over) })],
  });

/** An address that names nothing. */
export const nowhere: TokenPlace = {
  accountName: undefined,
  deploymentId: undefined,
  agentId: undefined,
};

/** A token of a user, for deployment 1. */
export const tokenOf = (
  externalId = "ada",
  embedTenantName = tenantName,
  deploymentId = 1,
): RevocableToken => ({
  deploymentId,
  subjects: [`user ${embedTenantName} ${externalId}`, `tenant ${embedTenantName}`, "everybody"],
});

/** The name under which a revocation is kept, as those of tokens. */
const subjectOf = (selection: IssuedSelection): string | undefined => {
  if (selection.kind === "external_user") {
    return `user ${selection.embedTenantName} ${selection.externalId}`;
  }
  if (selection.kind === "embed_tenant") return `tenant ${selection.name}`;
  return selection.kind === "issued_before" ? "everybody" : undefined;
};

/** Revokes tokens, as the service does; answers whether it has. */
export const revokeTokens = async (
  { ports }: Store,
  { id }: TestAccount,
  selection: IssuedSelection,
  scope: DeploymentScope = "all",
): Promise<boolean> =>
  ports.embedSessions.revokeIssued(id, selection, scope, undefined, subjectOf(selection));
