import type {
  AdministrationMethods,
  Id,
  ListedAttribute,
  ListedEmbedTenant,
  ListedGroup,
  ListedKey,
  ListedSession,
  ListedUser,
  PortAdapter,
  RemovedUser,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { attributeOf, groupOf, type Nullable } from "../json-rows.js";
import { isStorable } from "../storable.js";
import { administeredDashboards } from "./administered-dashboards.js";
import { list, nothing } from "./list.js";
import {
  deleteUserStatement,
  findUserStatement,
  freeSeatStatement,
  listAttributesStatement,
  listEmbedTenantsStatement,
  listGroupsStatement,
  listKeysStatement,
  listSessionsStatement,
  listUsersStatement,
  lockUserStatement,
  removeDefinitionStatements,
  turnsOfUserStatement,
} from "./statements.js";

/** What administrators read and remove, in PostgreSQL: one statement for each list. */
export const prismaAdministration = (pool: ScopedPool): PortAdapter<AdministrationMethods> => ({
  listKeys: (accountId, part) => list(pool, listKeysStatement, accountId, part, [], keyOf),
  listGroups: (accountId, part) =>
    list(pool, listGroupsStatement, accountId, part, [], (row: Nullable<ListedGroup>) =>
      groupOf(row),
    ),
  listAttributes: (accountId, part) =>
    list(pool, listAttributesStatement, accountId, part, [], (row: Nullable<ListedAttribute>) =>
      attributeOf(row),
    ),
  listEmbedTenants: (accountId, part) =>
    list(
      pool,
      listEmbedTenantsStatement,
      accountId,
      part,
      [],
      (row: Nullable<ListedEmbedTenant>): ListedEmbedTenant => ({
        ...row,
        displayName: row.displayName ?? undefined,
      }),
    ),
  listUsers: async (accountId, { embedTenantName, search }, part) => {
    const filter = [embedTenantName ?? null, search ?? null];
    if (!filter.every((text) => text === null || isStorable(text))) return nothing;
    return list(pool, listUsersStatement, accountId, part, filter, userOf);
  },
  listSessions: (accountId, tokenTtlSeconds, part) =>
    list(pool, listSessionsStatement, accountId, part, [tokenTtlSeconds], sessionOf),
  findUser: async (accountId, userId) => {
    const { rows } = await pool
      .of(accountId)
      .query<{ item: UserJson }>(findUserStatement, [accountId, userId]);
    return rows[0] && userOf(rows[0].item);
  },
  removeDefinition: (accountId, kind, id, entry) => {
    const remove = async (connection: Queryable): Promise<boolean> => {
      const { rowCount } = await connection.query(removeDefinitionStatements[kind], [
        accountId,
        id,
      ]);
      return rowCount === 1;
    };
    return withEntry(pool, accountId, entry, remove, Boolean);
  },
  removeUser: (accountId, userId, entry) =>
    withEntry(
      pool,
      accountId,
      entry,
      (connection) => removeUser(connection, [accountId, userId]),
      (removed) => removed !== undefined,
    ),
  ...administeredDashboards(pool),
});

const removeUser = async (
  connection: Queryable,
  accountAndUser: readonly [Id, Id],
): Promise<RemovedUser | undefined> => {
  const values = [...accountAndUser];
  const locked = await connection.query<{ hasSeat: boolean }>(lockUserStatement, values);
  const [user] = locked.rows;
  if (user === undefined) return undefined;
  const turns = await connection.query<{ id: string }>(turnsOfUserStatement, values);
  await connection.query(deleteUserStatement, values);
  // The counter's row comes last of the account's own, since new users wait for it.
  if (user.hasSeat) await connection.query(freeSeatStatement, values.slice(0, 1));
  return { turnIds: turns.rows.map(({ id }) => id) };
};

type KeyJson = Nullable<Omit<ListedKey, "deployments">> & {
  readonly deployments: readonly number[] | null;
};

const keyOf = (row: KeyJson): ListedKey => ({
  ...row,
  deployments: row.deployments ?? "all",
  username: row.username ?? undefined,
  expiresAtMs: row.expiresAtMs ?? undefined,
  madeBy: row.madeBy ?? undefined,
});

type UserJson = Nullable<ListedUser>;

const userOf = (row: UserJson): ListedUser => ({
  ...row,
  email: row.email ?? undefined,
  displayName: row.displayName ?? undefined,
  ephemeralUntilMs: row.ephemeralUntilMs ?? undefined,
});

interface SessionJson extends Nullable<Omit<ListedSession, "user">> {
  readonly externalId: string | null;
  readonly username: string | null;
}

const sessionOf = ({ externalId, username, ...row }: SessionJson): ListedSession => ({
  ...row,
  keyId: row.keyId ?? undefined,
  exchangedAtMs: row.exchangedAtMs ?? undefined,
  previewUntilMs: row.previewUntilMs ?? undefined,
  user:
    username === null
      ? { kind: "external", externalId: externalId ?? "" }
      : { kind: "internal", username },
});
