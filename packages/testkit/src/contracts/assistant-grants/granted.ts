import { expect } from "@jest/globals";
import type {
  AssistantGrantsMethods,
  CodeProof,
  ConnectSettings,
  GrantId,
  NewAuthorizationRequest,
  NewSession,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { newDigest, newId } from "../world/ids.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { twoAccounts, type TestAccount, type TwoAccounts } from "../world/two-accounts.js";

/** The address of the accounts of these cases. */
export const baseUrl = "https://assistants.example.com";

/** How the accounts of these cases have turned Connect on. */
export const connectSettings: ConnectSettings = {
  enabled: true,
  baseUrl,
  loginUrl: "https://app.example.com/connect?from=here",
  deployments: [1, 2],
  groups: ["analysts"],
  clients: [{ id: "desk", name: "Desk", redirectUris: ["http://127.0.0.1/callback"] }],
  clientHosts: ["clients.example.com"],
};

/** Two accounts that have turned it on alike. */
export const connectAccounts = (
  store: Store,
  over: Partial<ConnectSettings> = {},
): Promise<TwoAccounts> => twoAccounts(store, { connect: { ...connectSettings, ...over } });

/** The request of a client for deployment 1. */
export const newRequest = (
  over: Partial<NewAuthorizationRequest> = {},
): NewAuthorizationRequest => ({
  digest: newDigest(),
  browserDigest: newDigest(),
  clientId: "desk",
  clientName: "Desk",
  redirectUri: "http://127.0.0.1:7777/callback",
  state: 'a state & "more"',
  codeChallenge: "c".repeat(43),
  resource: `${baseUrl}/mcp/d/1`,
  scopes: ["analytics:read", "analytics:chat"],
  deploymentId: 1,
  ...over,
});

/** What proves the right client to the code of `newRequest`. */
export const proof: CodeProof = {
  clientId: "desk",
  redirectUri: "http://127.0.0.1:7777/callback",
  codeChallenge: "c".repeat(43),
  resource: `${baseUrl}/mcp/d/1`,
};

/** For so long requests wait here. */
export const requestTtlSeconds = 600;

/** Within so long a refresh token has to be used here. */
export const idleSeconds = 7 * 86_400;

/** A request that waits; answers it. */
export const begun = async (
  store: Store,
  { id }: TestAccount,
  over: Partial<NewAuthorizationRequest> = {},
): Promise<NewAuthorizationRequest> => {
  const request = newRequest(over);
  await store.ports.assistantGrants.begin(id, request, requestTtlSeconds);
  return request;
};

/** A request whose user has signed in. */
export const signedIn = async (
  store: Store,
  account: TestAccount,
  userId: number,
  session: Partial<NewSession> = {},
) => {
  const request = await begun(store, account, { deploymentId: session.deploymentId ?? 1 });
  const sessionDigest = await provisionSession(store, account, userId, session);
  const { digest, browserDigest } = request;
  expect(
    await store.ports.assistantGrants.attachSession(
      account.id,
      digest,
      browserDigest,
      sessionDigest,
    ),
  ).toBe(true);
  return { request, sessionDigest };
};

/** A grant whose code waits. */
export const granted = async (
  store: Store,
  account: TestAccount,
  userId: number,
  session: Partial<NewSession> = {},
): Promise<{ readonly grantId: GrantId; readonly sessionDigest: string }> => {
  const { request, sessionDigest } = await signedIn(store, account, userId, session);
  const grant = { id: newId(), codeTtlSeconds: 60, lifeSeconds: 30 * 86_400 };
  const { digest, browserDigest } = request;
  const { assistantGrants } = store.ports;
  expect(await assistantGrants.grant(account.id, digest, browserDigest, grant)).toBe(true);
  return { grantId: grant.id, sessionDigest };
};

/** A grant of a new user whose code was redeemed. */
export const connected = async (
  store: Store,
  account: TestAccount,
  externalId = "ada",
): Promise<{
  readonly userId: number;
  readonly grantId: GrantId;
  readonly sessionDigest: string;
}> => {
  const { id: userId } = await provisionUser(store, account, { externalId });
  const { grantId, sessionDigest } = await granted(store, account, userId);
  const redeemed = await store.ports.assistantGrants.redeemCode(account.id, grantId, proof);
  expect(redeemed.kind).toBe("granted");
  return { userId, grantId, sessionDigest };
};

/** A moment after everything of a test, until which tokens are good here. */
export const farAwayMs = 4_102_444_800_000;

/** Whether an access token of the grant would be accepted. */
export const isActive = async (
  { ports }: Store,
  { id }: TestAccount,
  grantId: GrantId,
): Promise<boolean> => (await ports.assistantGrants.find(id, grantId, farAwayMs)) !== undefined;

/** The ids of the grants that are listed. */
export const listedIds = async (
  { ports }: Store,
  { id }: TestAccount,
  deployments: Parameters<AssistantGrantsMethods["list"]>[1] = "all",
): Promise<readonly GrantId[]> => {
  const page = { first: 100, after: undefined };
  const { items } = await ports.assistantGrants.list(id, deployments, idleSeconds, page);
  return items.map((item) => item.id);
};
