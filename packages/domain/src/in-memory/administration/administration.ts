import type {
  AdministrationMethods,
  ListedEmbedTenant,
  ListedKey,
  ListedSession,
  ListedUser,
} from "../../administration/ports/administration.js";
import type { ThreadOwner } from "../../chat/ports/thread.js";
import { isOver } from "../../sessions/decide/snapshot.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import type { Id } from "../../shared/text/id.js";
import type { UserId } from "../../shared/text/branded.js";
import { withEntry } from "./audit-log.js";
import { removeUser } from "../commit-session.js";
import { inMemoryAdministeredDashboards } from "./administered-dashboards.js";
import { partOf } from "../list-part.js";
import { turnsOf } from "../thread-turns.js";
import type { AccountRecord, ExternalUserRecord, SessionRecord, Tables } from "../tables.js";

export const inMemoryAdministration = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<AdministrationMethods> => {
  const usersOf = (accountId: Id): readonly ExternalUserRecord[] =>
    [...tables.externalUsers.values()].filter(
      (user) => user.accountId === accountId && !isOver(user, nowMs()),
    );
  return {
    listKeys: (accountId, part) => partOf(keysOf(tables.accounts.get(accountId)), part),
    listGroups: (accountId, part) => {
      const groups = [...(tables.catalogs.get(accountId)?.groups.values() ?? [])];
      const counted = groups.map((group) => ({
        ...group,
        userCount: usersOf(accountId).filter(({ groupIds }) => groupIds.has(group.id)).length,
      }));
      return partOf(counted, part);
    },
    listAttributes: (accountId, part) =>
      partOf([...(tables.catalogs.get(accountId)?.attributes.values() ?? [])], part),
    listEmbedTenants: (accountId, part) => {
      const users = usersOf(accountId);
      const tenants = [...tables.embedTenants.values()].filter(
        (tenant) => tenant.accountId === accountId,
      );
      const listed = tenants.map(({ id, name, displayName, createdAtMs }): ListedEmbedTenant => {
        const userCount = users.filter(({ embedTenantId }) => embedTenantId === id).length;
        return { id, name, displayName, createdAtMs, userCount };
      });
      return partOf(listed, part);
    },
    listUsers: (accountId, { embedTenantName, search }, part) => {
      const users = usersOf(accountId).map((user) => listedUser(tables, user));
      const selected = users.filter(
        (user) =>
          (embedTenantName === undefined || user.embedTenantName === embedTenantName) &&
          (search === undefined || isFound(user, asciiLower(search))),
      );
      return partOf(selected, part);
    },
    listSessions: (accountId, tokenTtlSeconds, part) => {
      const live = [...tables.sessions.values()].filter(
        (session) =>
          session.accountId === accountId &&
          !session.revoked &&
          (session.previewUntilMs ?? Infinity) > nowMs() &&
          (session.exchangedAtMs === undefined
            ? session.expiresAtMs
            : session.exchangedAtMs + tokenTtlSeconds * 1000) > nowMs(),
      );
      return partOf(
        live.flatMap((session) => listedSession(tables, session) ?? []),
        part,
      );
    },
    findUser: (accountId, userId) => {
      const user = usersOf(accountId).find(({ id }) => id === userId);
      return user && listedUser(tables, user);
    },
    removeDefinition: (accountId, kind, id, entry) => {
      const remove = (): boolean => removeDefinition(tables, accountId, kind, id);
      return withEntry(tables, accountId, entry, nowMs, remove, Boolean);
    },
    removeUser: (accountId, userId, entry) => {
      const remove = () => {
        if (tables.externalUsers.get(userId)?.accountId !== accountId) return undefined;
        const threads = [...tables.threads.values()].filter(
          ({ accountId: of, owner }) => of === accountId && isOwnedBy(tables, owner, userId),
        );
        const turns = threads.flatMap(({ id }) => turnsOf(tables, accountId, id));
        removeUser(tables, userId);
        return { turnIds: turns.map(({ id }) => id) };
      };
      const isRemoved = (removed: unknown): boolean => removed !== undefined;
      return withEntry(tables, accountId, entry, nowMs, remove, isRemoved);
    },
    ...inMemoryAdministeredDashboards(tables, nowMs),
  };
};

/** Whether a thread is the user's, or of a preview of the user. */
const isOwnedBy = (tables: Tables, owner: ThreadOwner, userId: UserId): boolean => {
  if (owner.kind !== "preview") return owner.kind === "external" && owner.id === userId;
  const session = tables.sessions.get(owner.id);
  return session?.userKind === "external" && session.userId === userId;
};

const keysOf = (account: AccountRecord | undefined): readonly ListedKey[] =>
  [...(account?.keys.values() ?? [])].map((key) => ({
    id: key.id,
    name: key.name,
    kind: key.kind,
    deployments: key.deployments,
    username:
      key.internalUserId === undefined
        ? undefined
        : account?.internalUsers.get(key.internalUserId)?.username,
    expiresAtMs: key.expiresAtMs,
    revoked: key.revoked,
    madeBy: key.madeBy,
    createdAtMs: account?.keyTimes.get(key.name) ?? 0,
  }));

const listedUser = (tables: Tables, user: ExternalUserRecord): ListedUser => ({
  id: user.id,
  externalId: user.externalId,
  embedTenantName: tables.embedTenants.get(user.embedTenantId)?.name ?? "",
  email: user.email,
  displayName: user.displayName,
  ephemeralUntilMs: user.ephemeralUntilMs,
  createdAtMs: user.createdAtMs,
});

const isFound = ({ externalId, email, displayName }: ListedUser, search: string): boolean =>
  [externalId, email, displayName].some((text) => asciiLower(text ?? "").includes(search));

// The letters of ASCII alone, as the database folds them whatever its locale.
const asciiLower = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Undefined where the user of the session is not there any more. */
const listedSession = (tables: Tables, session: SessionRecord): ListedSession | undefined => {
  const { accountId, userKind, userId } = session;
  const username = tables.accounts.get(accountId)?.internalUsers.get(userId)?.username;
  const externalId = tables.externalUsers.get(userId)?.externalId;
  const user =
    userKind === "internal"
      ? username !== undefined && ({ kind: "internal", username } as const)
      : externalId !== undefined && ({ kind: "external", externalId } as const);
  if (user === false) return undefined;
  return {
    id: session.digest.slice(0, 16),
    deploymentId: session.deploymentId,
    embedTenantName: tables.embedTenants.get(session.embedTenantId)?.name ?? "",
    user,
    creatorMode: session.creatorMode,
    keyId: session.keyId,
    exchangedAtMs: session.exchangedAtMs,
    previewUntilMs: session.previewUntilMs,
    createdAtMs: session.createdAtMs,
  };
};

const removeDefinition = (
  tables: Tables,
  accountId: Id,
  kind: "group" | "user_attribute",
  id: number,
): boolean => {
  const catalog = tables.catalogs.get(accountId);
  const removed = kind === "group" ? catalog?.groups.delete(id) : catalog?.attributes.delete(id);
  if (removed !== true) return false;
  for (const user of tables.externalUsers.values()) {
    if (kind === "group") user.groupIds.delete(id);
    else user.values.delete(id);
  }
  const users = tables.accounts.get(accountId)?.internalUsers;
  for (const user of users?.values() ?? []) {
    users?.set(user.id, {
      ...user,
      groupIds: user.groupIds.filter((groupId) => groupId !== id),
      values: user.values.filter(({ attributeId }) => attributeId !== id),
    });
  }
  return true;
};
