import type { PrismaPorts } from "./ports.js";
import { paidPlans } from "@embedded-analytics/domain";

const page = { first: 10, after: undefined };
const lookup = {
  deploymentId: undefined,
  embedTenantName: undefined,
  creatorMode: false,
  identity: undefined,
  groupNames: [],
  attributeNames: [],
} as const;

const dataLookup = {
  deploymentId: 1,
  user: undefined,
  embedTenantName: "shop",
  creatorMode: false,
} as const;

const threadLookup = {
  agentId: "1",
  owner: undefined,
  chatId: "x",
  messageId: undefined,
} as const;

const ending = {
  state: "completed",
  lines: [],
  sort: 1,
  usage: {
    models: [],
    llmCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
  },
} as const;

const nobody = { kind: "internal", id: 1 } as const;
const answer = { owner: nobody, threadId: "x", messageId: "x" };
const threadListing = {
  agentId: "1",
  owner: nobody,
  scope: { lane: "tenant_wide", deploymentId: 1, branchName: undefined },
  anyBranch: true,
  first: 1,
  after: undefined,
} as const;

const tokenPlace = { accountName: undefined, deploymentId: undefined, agentId: undefined };
const revocableToken = { deploymentId: 1, subjects: ["x"] };

const contentPlace = { deploymentId: 1, embedTenantName: "unknown" };
const content = {
  title: "A",
  description: undefined,
  visibility: "private",
  definition: {},
} as const;

const codeProof = { clientId: "x", redirectUri: "x", codeChallenge: "x", resource: undefined };

const assistantRequest = {
  ...{ digest: "x", browserDigest: "x", clientId: "x", clientName: "x", redirectUri: "x" },
  ...{ state: undefined, codeChallenge: "x", resource: "x", scopes: [], deploymentId: 1 },
};

const entry = { keyId: undefined, subject: undefined, content: "{}" };
const part = { first: 1, after: undefined };
const everything = { fromMs: undefined, toMs: undefined, keyId: undefined, subject: undefined };

/** A call of every method of administration, of things that are not there. */
const administrationCalls = ({ administration }: PrismaPorts) => ({
  "administration.findUser": () => administration.findUser(1, 7),
  "administration.listAttributes": () => administration.listAttributes(1, part),
  "administration.listDashboards": () => administration.listDashboards(1, undefined, part),
  "administration.listEmbedTenants": () => administration.listEmbedTenants(1, part),
  "administration.listGroups": () => administration.listGroups(1, part),
  "administration.listKeys": () => administration.listKeys(1, part),
  "administration.listSessions": () => administration.listSessions(1, 60, part),
  "administration.listUsers": () =>
    administration.listUsers(1, { embedTenantName: undefined, search: undefined }, part),
  "administration.removeDashboard": () => administration.removeDashboard(1, "x", entry),
  "administration.removeDefinition": () => administration.removeDefinition(1, "group", 7, entry),
  "administration.removeUser": () => administration.removeUser(1, 7, entry),
  "administration.showDashboard": () => administration.showDashboard(1, "x", "private", entry),
});

/** A call of every method of every port, none of which changes what is there, but for the log's own entry. */
export const calls = (ports: PrismaPorts, accountId: number): Record<string, () => unknown> => ({
  "accounts.load": () => ports.accounts.load("shop", []),
  "accounts.keyIdsTakenBeside": () => ports.accounts.keyIdsTakenBeside("shop", ["x"]),
  "accounts.commit": () => ports.accounts.commit("other", { ...otherAccount, revision: 7 }),
  "accounts.names": () => ports.accounts.names(),
  "accounts.embedTenantNames": () => ports.accounts.embedTenantNames("shop"),
  "accounts.usesOf": () =>
    ports.accounts.usesOf("shop", [{ kind: "group", id: "7", name: "nobody" }]),
  ...administrationCalls(ports),
  "auditLog.append": () => ports.auditLog.append(accountId, entry),
  "auditLog.head": () => ports.auditLog.head(1),
  "auditLog.list": () => ports.auditLog.list(1, everything, { first: 1, before: undefined }),
  "auditLog.read": () => ports.auditLog.read(1, 0, 1),
  "apiKeys.find": () => ports.apiKeys.find("server000000"),
  "apiKeys.removeEndedSignIns": () => ports.apiKeys.removeEndedSignIns(60),
  "assistantGrants.findServer": () => ports.assistantGrants.findServer("x", undefined),
  "assistantGrants.begin": () => ports.assistantGrants.begin(7, assistantRequest, 60),
  "assistantGrants.findRequest": () => ports.assistantGrants.findRequest(1, "x", "x"),
  "assistantGrants.attachSession": () => ports.assistantGrants.attachSession(1, "x", "x", "x"),
  "assistantGrants.grant": () =>
    ports.assistantGrants.grant(1, "x", "x", { id: 1, codeTtlSeconds: 60, lifeSeconds: 60 }),
  "assistantGrants.deny": () => ports.assistantGrants.deny(1, "x", "x"),
  "assistantGrants.redeemCode": () => ports.assistantGrants.redeemCode(1, 1, codeProof),
  "assistantGrants.refresh": () => ports.assistantGrants.refresh(1, 1, "x", 1, 60),
  "assistantGrants.find": () => ports.assistantGrants.find(1, 1, 4_102_444_800_000),
  "assistantGrants.findSession": () => ports.assistantGrants.findSession(1, 1),
  "assistantGrants.list": () => ports.assistantGrants.list(1, "all", 60, page),
  "assistantGrants.removeOutlived": () => ports.assistantGrants.removeOutlived(60),
  "authTokens.findTrusting": () => ports.authTokens.findTrusting(["x"], tokenPlace),
  "authTokens.load": () => ports.authTokens.load(1, lookup, revocableToken),
  "authTokens.revokedBefore": () => ports.authTokens.revokedBefore(1, revocableToken),
  "dataUsers.load": () => ports.dataUsers.load(1, dataLookup),
  "embedSessions.exchange": () => ports.embedSessions.exchange("x", undefined, paidPlans),
  "embedSessions.revoke": () => ports.embedSessions.revoke(1, "x", "all"),
  "embedSessions.revokeIssued": () =>
    ports.embedSessions.revokeIssued(1, { kind: "key", keyId: "x" }, "all"),
  "embedSessions.findExchanged": () => ports.embedSessions.findExchanged(1, "x", 60),
  "embedSessions.findPage": () => ports.embedSessions.findPage("x", undefined),
  "embedSessions.isOriginListed": () => ports.embedSessions.isOriginListed(["x"]),
  "embedSessions.removeOutlived": () => ports.embedSessions.removeOutlived(60, 0),
  "embedTenantCatalog.listGroups": () => ports.embedTenantCatalog.listGroups(1, "shop", page),
  "embedTenantCatalog.removeGroup": () => ports.embedTenantCatalog.removeGroup(1, "shop", 1),
  "embedTenantCatalog.listAttributes": () =>
    ports.embedTenantCatalog.listAttributes(1, "shop", page),
  "embedTenantCatalog.removeAttribute": () =>
    ports.embedTenantCatalog.removeAttribute(1, "shop", 1),
  "embedTenantCatalog.removeTenant": () => ports.embedTenantCatalog.removeTenant(1, "unknown", 1),
  "provisioning.load": () => ports.provisioning.load("server000000", lookup),
  "provisioning.commit": () =>
    ports.provisioning.commit(1, {
      embedTenant: undefined,
      definitions: undefined,
      user: undefined,
      seat: undefined,
      turn: undefined,
      session: {
        digest: "x",
        keyId: "x",
        deploymentId: 1,
        embedTenantId: 1,
        userKind: "external",
        userId: 1,
        creatorMode: false,
        branchName: undefined,
        settings: {},
        ttlSeconds: 300,
      },
    }),
  "provisioning.removeExpiredUsers": () => ports.provisioning.removeExpiredUsers(10),
  "tenantDashboards.list": () => ports.tenantDashboards.list(1, contentPlace, undefined),
  "tenantDashboards.load": () => ports.tenantDashboards.load(1, contentPlace, undefined, "x"),
  "tenantDashboards.create": () =>
    ports.tenantDashboards.create(1, contentPlace, { ...content, publicId: "x", ownerId: 1 }, 1),
  "tenantDashboards.save": () => ports.tenantDashboards.save(1, contentPlace, "x", 1, content),
  "tenantDashboards.remove": () => ports.tenantDashboards.remove(1, contentPlace, 1, "x"),
  "threads.load": () => ports.threads.load(1, threadLookup),
  "threads.messages": () => ports.threads.messages(1, "x", 0, 10, 10),
  "threads.recent": () => ports.threads.recent(1, "x", 10, 10),
  "threads.turn": () => ports.threads.turn(1, "x", 0, 10),
  "threads.keep": () => ports.threads.keep(1, "x", 1, []),
  "threads.renew": () => ports.threads.renew(1, "x", 1, 15),
  "threads.abort": () => ports.threads.abort(1, "x", 1),
  "threads.abortIssued": () => ports.threads.abortIssued(1, { kind: "key", keyId: "x" }, "all"),
  "threads.isAborted": () => ports.threads.isAborted(1, "x", 1),
  "threads.end": () => ports.threads.end(1, "x", 1, ending),
  "threads.claimExpired": () => ports.threads.claimExpired(15, 10),
  "threads.clearPreviews": () => ports.threads.clearPreviews(10),
  "threads.removeOld": () => ports.threads.removeOld(10),
  "threads.list": () => ports.threads.list(1, threadListing),
  "threads.rename": () => ports.threads.rename(1, nobody, "x", "A"),
  "threads.remove": () => ports.threads.remove(1, nobody, "x"),
  "threads.rate": () => ports.threads.rate(1, answer, undefined),
  "threads.listFeedback": () =>
    ports.threads.listFeedback(1, {
      agentId: "1",
      threadId: undefined,
      first: 1,
      after: undefined,
    }),
  "threads.usage": () => ports.threads.usage(1, undefined),
});

const otherAccount = {
  id: 2,
  name: "other",
  settings: {
    plan: "enterprise",
    creatorModeEnabled: false,
    externalUsersMax: 1,
    allowedOrigins: [],
    defaultDeploymentId: undefined,
  },
  deployments: [],
  agents: [],
  keys: [],
  internalUsers: [],
  embedTenants: [],
  catalogs: [],
} as const;
