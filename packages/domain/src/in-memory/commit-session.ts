import { withTexts } from "../catalog/definition-texts.js";
import type {
  DefinitionChanges,
  NewSession,
  RightsChange,
  Seat,
  SessionChanges,
  UserChange,
} from "../sessions/decide/changes.js";
import { endOfChangedLife, endOfNewLife } from "../sessions/decide/end-of-life.js";
import { hasFreeSeat, takesSeat } from "../sessions/decide/user-limit.js";
import { fits } from "../sessions/decide/stored-sizes.js";
import type { CommitOutcome } from "../sessions/provisioning.js";
import { removeThreadsOf, writeClaim } from "./claim-turn.js";
import { isSessionConflict } from "./session-conflict.js";
import type { ExternalUserRecord, Tables } from "./tables.js";
import type { AccountId, Milliseconds, UserId } from "../shared/text/branded.js";

/** All changes at once, or none: every guard is looked at before the first write. */
export const commitSession = (
  tables: Tables,
  accountId: AccountId,
  changes: SessionChanges,
  nowMs: Milliseconds,
): CommitOutcome => {
  if (isSessionConflict(tables, accountId, changes, nowMs)) return "conflict";
  if (takesSeat(changes.user) && changes.seat && isFull(tables, accountId, changes.seat))
    return "external_user_limit";
  const full = fullOf(tables, accountId, changes);
  if (full !== undefined) return full;
  writeEmbedTenant(tables, accountId, changes, nowMs);
  if (changes.definitions !== undefined) writeDefinitions(tables, changes.definitions, nowMs);
  if (changes.user !== undefined) writeUser(tables, accountId, changes.user, nowMs);
  if (changes.session !== undefined) writeSession(tables, accountId, changes.session, nowMs);
  if (changes.turn !== undefined) writeClaim(tables, accountId, changes.turn, nowMs);
  return "committed";
};

/** What the account has too much of for these changes (J4). */
const fullOf = (
  tables: Tables,
  accountId: AccountId,
  { sizes = {}, definitions }: SessionChanges,
): CommitOutcome | undefined => {
  const ofAccount = <Item extends { readonly accountId: AccountId }>(items: Iterable<Item>) =>
    [...items].filter((item) => item.accountId === accountId);
  const threads = sizes.threadsMax === undefined ? 0 : ofAccount(tables.threads.values()).length;
  if (!fits(threads, 1, sizes.threadsMax)) return "thread_limit";
  const stored = ofAccount(tables.catalogs.values()).reduce(
    (count, { groups, attributes }) => count + groups.size + attributes.size,
    0,
  );
  const { createGroups = [], createAttributes = [] } = definitions ?? {};
  const added = createGroups.length + createAttributes.length;
  return fits(stored, added, sizes.definitionsMax) ? undefined : "definition_limit";
};

const writeSession = (
  tables: Tables,
  accountId: AccountId,
  session: NewSession,
  nowMs: Milliseconds,
): void => {
  tables.sessions.set(session.digest, {
    ...session,
    accountId,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + session.ttlSeconds * 1000,
    exchangedAtMs: undefined,
    previewUntilMs:
      session.previewSeconds === undefined ? undefined : nowMs + session.previewSeconds * 1000,
    revoked: false,
  });
};

const isFull = (tables: Tables, accountId: AccountId, seat: Seat): boolean => {
  const permanent = [...tables.externalUsers.values()].filter(
    (user) => user.accountId === accountId && user.ephemeralUntilMs === undefined,
  );
  return !hasFreeSeat(permanent.length, seat);
};

const writeEmbedTenant = (
  tables: Tables,
  accountId: AccountId,
  { embedTenant: change }: SessionChanges,
  createdAtMs: Milliseconds,
): void => {
  if (change === undefined) return;
  if (change.kind === "create") {
    const { id, name, displayName, madeWithin } = change;
    tables.catalogs.set(id, { accountId, groups: new Map(), attributes: new Map() });
    tables.embedTenants.set(id, {
      id,
      accountId,
      name,
      displayName,
      madeWithin,
      createdAtMs,
    });
  } else {
    const tenant = tables.embedTenants.get(change.id);
    if (tenant !== undefined) {
      tables.embedTenants.set(change.id, { ...tenant, displayName: change.displayName });
    }
  }
};

const writeDefinitions = (
  tables: Tables,
  changes: DefinitionChanges,
  nowMs: Milliseconds,
): void => {
  const catalog = tables.catalogs.get(changes.catalogId);
  if (catalog === undefined) return;
  const { groups, attributes } = catalog;
  for (const group of changes.createGroups) groups.set(group.id, { ...group, createdAtMs: nowMs });
  for (const { id, description } of changes.updateGroups) {
    const group = groups.get(id);
    if (group !== undefined) groups.set(id, { ...group, description });
  }
  for (const attribute of changes.createAttributes) {
    attributes.set(attribute.id, { ...attribute, createdAtMs: nowMs });
  }
  for (const attribute of changes.updateAttributes) {
    const stored = attributes.get(attribute.id);
    if (stored !== undefined) attributes.set(attribute.id, withTexts(stored, attribute));
  }
};

const writeUser = (
  tables: Tables,
  accountId: AccountId,
  change: UserChange,
  nowMs: Milliseconds,
): void => {
  if (change.kind === "create" && change.replaces !== undefined) {
    removeUser(tables, change.replaces);
  }
  const user =
    change.kind === "create"
      ? newUser(accountId, change, nowMs)
      : tables.externalUsers.get(change.id);
  if (user === undefined) return;
  const { profile } = change;
  user.email = profile.email ?? user.email;
  user.displayName = profile.displayName ?? user.displayName;
  user.picture = profile.picture ?? user.picture;
  if (change.kind === "update") {
    user.version += 1;
    user.ephemeralUntilMs = endOfChangedLife(user.ephemeralUntilMs, change);
  }
  writeRights(user, change.rights);
  tables.externalUsers.set(user.id, user);
};

const newUser = (
  accountId: AccountId,
  change: Extract<UserChange, { kind: "create" }>,
  nowMs: Milliseconds,
): ExternalUserRecord => ({
  id: change.id,
  accountId,
  embedTenantId: change.embedTenantId,
  externalId: change.externalId,
  madeWithin: change.madeWithin,
  createdAtMs: nowMs,
  version: 0,
  email: undefined,
  displayName: undefined,
  picture: undefined,
  ephemeralUntilMs: endOfNewLife(change.lifetime, nowMs),
  securityContexts: {},
  groupIds: new Set(),
  values: new Map(),
});

const writeRights = (user: ExternalUserRecord, rights: RightsChange): void => {
  for (const id of rights.leaveGroups) user.groupIds.delete(id);
  for (const id of rights.joinGroups) user.groupIds.add(id);
  for (const id of rights.clearValues) user.values.delete(id);
  for (const { attributeId, value } of rights.setValues) user.values.set(attributeId, value);
  if (rights.securityContext !== undefined) {
    user.securityContexts[rights.lane] = rights.securityContext;
  }
};

/** A session ends with the threads of its preview. */
export const removeSession = (tables: Tables, digest: string): void => {
  tables.sessions.delete(digest);
  removeThreadsOf(tables, { kind: "preview", id: digest });
};

/** A user ends with all that was theirs, sessions, threads and private dashboards included. */
export const removeUser = (tables: Tables, userId: UserId): void => {
  tables.externalUsers.delete(userId);
  removeThreadsOf(tables, { kind: "external", id: userId });
  for (const [digest, session] of tables.sessions) {
    if (session.userKind === "external" && session.userId === userId) {
      removeSession(tables, digest);
    }
  }
  for (const [key, { ownerId, content }] of tables.tenantDashboards) {
    if (ownerId === userId && content.visibility === "private") tables.tenantDashboards.delete(key);
  }
};
