import {
  takesSeat,
  type DefinitionChanges,
  type Id,
  type NewSession,
  type ProfileChange,
  type RightsChange,
  type SessionChanges,
  type UserChange,
} from "@embedded-analytics/domain";
import { newDigest, newId } from "./ids.js";
import type { TestAccount } from "./two-accounts.js";

type Created = Extract<UserChange, { kind: "create" }>;
type Updated = Extract<UserChange, { kind: "update" }>;

/** Changes that are written for a session. */
export type ForSession = SessionChanges & { readonly session: NewSession };

/** A profile that says nothing but what is named. */
export const profile = (over: Partial<ProfileChange> = {}): ProfileChange => ({
  email: undefined,
  displayName: undefined,
  picture: undefined,
  ...over,
});

/** Rights of the tenant-wide lane, or of the one that is named; nothing else changes. */
export const rights = (over: Partial<RightsChange> = {}): RightsChange => ({
  lane: "tenant_wide",
  joinGroups: [],
  leaveGroups: [],
  setValues: [],
  clearValues: [],
  securityContext: undefined,
  ...over,
});

/** Definitions of the embed tenant `acme-corp`, or of the catalog that is named. */
export const definitions = (
  account: TestAccount,
  over: Partial<DefinitionChanges> = {},
): DefinitionChanges => ({
  catalogId: account.tenantId,
  createGroups: [],
  updateGroups: [],
  createAttributes: [],
  updateAttributes: [],
  ...over,
});

/** A session of deployment 1 in the embed tenant `acme-corp`, good for 5 minutes. */
export const newSession = (account: TestAccount, over: Partial<NewSession> = {}): NewSession => ({
  digest: newDigest(),
  keyId: account.keyId,
  deploymentId: 1,
  embedTenantId: account.tenantId,
  userKind: "external",
  userId: 0,
  creatorMode: false,
  branchName: undefined,
  settings: {},
  ttlSeconds: 300,
  ...over,
});

/** A new permanent user `ada` of the embed tenant `acme-corp`. */
export const newUser = (account: TestAccount, over: Partial<Created> = {}): Created => ({
  kind: "create",
  id: newId(),
  embedTenantId: account.tenantId,
  externalId: "ada",
  profile: profile(),
  lifetime: undefined,
  replaces: undefined,
  madeWithin: "all",
  rights: rights(),
  ...over,
});

/** A change of a user, as decided on this version. */
export const userUpdate = (
  user: { readonly id: Id; readonly version: number },
  over: Partial<Updated> = {},
): Updated => ({
  kind: "update",
  id: user.id,
  version: user.version,
  profile: profile(),
  makePermanent: false,
  endsAtMs: undefined,
  rights: rights(),
  ...over,
});

/** A change of a user, with the seat that it takes under the account's limit, if it takes one. */
export const seated = (
  { externalUsersMax }: TestAccount,
  user: UserChange,
): Pick<SessionChanges, "user" | "seat"> => ({
  user,
  seat: takesSeat(user) ? { externalUsersMax } : undefined,
});

/** What a change of a user writes, with the session that it is for. */
export const forUser = (
  account: TestAccount,
  user: UserChange,
  over: Partial<Pick<SessionChanges, "embedTenant" | "definitions">> & {
    readonly session?: Partial<NewSession>;
  } = {},
): ForSession => ({
  embedTenant: undefined,
  definitions: undefined,
  ...seated(account, user),
  turn: undefined,
  ...over,
  session: newSession(account, {
    userId: user.id,
    ...(user.kind === "create" ? { embedTenantId: user.embedTenantId } : {}),
    ...over.session,
  }),
});

/** A session for a user of whom nothing changes. */
export const forStoredUser = (
  account: TestAccount,
  userId: Id,
  over: Partial<NewSession> = {},
): ForSession => ({
  embedTenant: undefined,
  definitions: undefined,
  user: undefined,
  seat: undefined,
  turn: undefined,
  session: newSession(account, { userId, ...over }),
});
