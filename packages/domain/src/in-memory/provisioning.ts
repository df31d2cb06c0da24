import type { CommitOutcome, ProvisioningMethods } from "../sessions/provisioning.js";
import {
  isOver,
  type ExternalUser,
  type Lookup,
  type Snapshot,
  type UserSnapshot,
} from "../sessions/decide/snapshot.js";
import type { Id } from "../shared/text/id.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import { withEntry } from "./administration/audit-log.js";
import { accountOf, findKey } from "./api-keys.js";
import { commitSession, removeUser } from "./commit-session.js";
import {
  attributeOf,
  embedTenantNamed,
  externalUserOf,
  first,
  groupOf,
  type CatalogRecord,
  type AccountRecord,
  type EmbedTenantRecord,
  type ExternalUserRecord,
  type Tables,
} from "./tables.js";
import type { Milliseconds } from "../shared/text/branded.js";

export const inMemoryProvisioning = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<ProvisioningMethods> => ({
  load: (keyId, lookup) => load(tables, keyId, lookup, nowMs()),
  commit: (accountId, changes) => {
    const commit = (): CommitOutcome => commitSession(tables, accountId, changes, nowMs());
    return withEntry(tables, accountId, changes.audit, nowMs, commit, isCommitted);
  },
  removeExpiredUsers: (usersMax) => {
    const now = nowMs();
    const expired = [...tables.externalUsers.values()].filter((user) => isOver(user, now));
    const removed = expired.slice(0, usersMax);
    for (const { id } of removed) removeUser(tables, id);
    return removed.length;
  },
});

const isCommitted = (outcome: CommitOutcome): boolean => outcome === "committed";

const embedTenantOf = ({ id, name, displayName, madeWithin }: EmbedTenantRecord) => ({
  id,
  name,
  displayName,
  madeWithin,
});

const deploymentOf = (
  { deployments, settings }: AccountRecord,
  { deploymentId = settings.defaultDeploymentId ?? 0 }: Lookup,
): Snapshot["deployment"] => {
  const found = deployments.get(deploymentId);
  return found && { id: found.id, modelFolder: found.modelFolder };
};

const internalUserOf = ({ internalUsers }: AccountRecord, { identity }: Lookup) =>
  identity?.kind === "internal"
    ? first(internalUsers.values(), ({ username }) => username === identity.username)
    : undefined;

const load = (
  tables: Tables,
  keyId: string,
  lookup: Lookup,
  nowMs: Milliseconds,
): Snapshot | undefined => {
  const holder = findKey(tables, keyId, nowMs);
  const found = holder && loadUser(tables, holder.account.id, lookup, nowMs);
  return found && { ...found, key: holder.key };
};

/** The same of an account, whoever asks. */
export const loadUser = (
  tables: Tables,
  accountId: Id,
  lookup: Lookup,
  nowMs: Milliseconds,
): UserSnapshot | undefined => {
  const account = tables.accounts.get(accountId);
  if (account === undefined) return undefined;

  const tenant = embedTenantNamed(tables, account.id, lookup.embedTenantName ?? account.name);
  const catalog = catalogOf(tables, lookup.creatorMode ? tenant?.id : account.id);
  const { identity } = lookup;
  const user =
    identity?.kind === "external" && tenant !== undefined
      ? externalUserOf(tables, tenant.id, identity.externalId)
      : undefined;
  return {
    account: accountOf(account),
    nowMs,
    externalUsersMax: account.settings.externalUsersMax,
    deployment: deploymentOf(account, lookup),
    embedTenant: tenant && embedTenantOf(tenant),
    externalUser: user && inLane(user, catalog, lookup),
    internalUserId: internalUserOf(account, lookup)?.id,
    groups: named(catalog?.groups, lookup.groupNames).map(groupOf),
    attributes: named(catalog?.attributes, lookup.attributeNames).map(attributeOf),
  };
};

const catalogOf = (tables: Tables, catalogId: Id | undefined): CatalogRecord | undefined =>
  catalogId === undefined ? undefined : tables.catalogs.get(catalogId);

const inLane = (
  user: ExternalUserRecord,
  catalog: CatalogRecord | undefined,
  lookup: Lookup,
): ExternalUser => ({
  id: user.id,
  version: user.version,
  email: user.email,
  displayName: user.displayName,
  picture: user.picture,
  madeWithin: user.madeWithin,
  ephemeralUntilMs: user.ephemeralUntilMs,
  securityContext: user.securityContexts[lookup.creatorMode ? "embed_tenant" : "tenant_wide"],
  groupIds: [...user.groupIds].filter((id) => catalog?.groups.has(id)),
  values: named(catalog?.attributes, lookup.attributeNames).flatMap(({ id }) => {
    const value = user.values.get(id);
    return value === undefined ? [] : [{ attributeId: id, value }];
  }),
});

const named = <Item extends { readonly name: string }>(
  items: ReadonlyMap<Id, Item> | undefined,
  names: readonly string[],
): readonly Item[] => [...(items?.values() ?? [])].filter(({ name }) => names.includes(name));
