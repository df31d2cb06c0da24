import type { DefinitionChanges, SessionChanges, UserChange } from "../sessions/changes.js";
import type { Id } from "../shared/id.js";
import { embedTenantNamed, externalUserOf, first, type Tables } from "./tables.js";

/** Whether something that the changes rest on is not, or no longer, as they assume. */
export const isSessionConflict = (
  tables: Tables,
  accountId: Id,
  changes: SessionChanges,
): boolean =>
  isTenantConflict(tables, accountId, changes) ||
  isDefinitionConflict(tables, accountId, changes) ||
  isUserConflict(tables, accountId, changes) ||
  isRightsConflict(tables, accountId, changes) ||
  tables.sessions.has(changes.session.digest);

const isTenantConflict = (
  tables: Tables,
  accountId: Id,
  { embedTenant: change, session }: SessionChanges,
): boolean => {
  if (change?.kind === "create") {
    return (
      tables.catalogs.has(change.id) ||
      embedTenantNamed(tables, accountId, change.name) !== undefined
    );
  }
  const id = change?.id ?? session.embedTenantId;
  return id !== session.embedTenantId || tables.embedTenants.get(id)?.accountId !== accountId;
};

const isDefinitionConflict = (
  tables: Tables,
  accountId: Id,
  { definitions, embedTenant }: SessionChanges,
): boolean => {
  if (definitions === undefined) return false;
  if (embedTenant?.kind === "create" && embedTenant.id === definitions.catalogId) return false;
  const catalog = tables.catalogs.get(definitions.catalogId);
  if (catalog?.accountId !== accountId) return true;
  const { groups, attributes } = catalog;
  return (
    isTaken(tables, definitions) ||
    definitions.createGroups.some(({ name }) => has(groups.values(), name)) ||
    definitions.createAttributes.some(({ name }) => has(attributes.values(), name)) ||
    definitions.updateGroups.some(({ id }) => !groups.has(id)) ||
    definitions.updateAttributes.some(({ id }) => !attributes.has(id))
  );
};

const isTaken = (tables: Tables, definitions: DefinitionChanges): boolean =>
  [...tables.catalogs.values()].some(
    ({ groups, attributes }) =>
      definitions.createGroups.some(({ id }) => groups.has(id)) ||
      definitions.createAttributes.some(({ id }) => attributes.has(id)),
  );

const has = (items: Iterable<{ readonly name: string }>, name: string): boolean =>
  first(items, (item) => item.name === name) !== undefined;

const isUserConflict = (
  tables: Tables,
  accountId: Id,
  { user: change, session }: SessionChanges,
): boolean => {
  if (change?.kind === "create") {
    return change.embedTenantId !== session.embedTenantId || isCreateConflict(tables, change);
  }
  if (session.userKind === "internal") {
    return !tables.accounts.get(accountId)?.internalUsers.has(session.userId);
  }
  const user = tables.externalUsers.get(session.userId);
  if (user?.accountId !== accountId) return true;
  return change !== undefined && user.version !== change.version;
};

const isCreateConflict = (
  tables: Tables,
  change: Extract<UserChange, { kind: "create" }>,
): boolean => {
  if (tables.externalUsers.has(change.id)) return true;
  const present = externalUserOf(tables, change.embedTenantId, change.externalId);
  return present?.id !== change.replaces;
};

/** Groups and attributes must still be there, in the catalog of the lane that is written. */
const isRightsConflict = (
  tables: Tables,
  accountId: Id,
  { user, definitions, session }: SessionChanges,
): boolean => {
  if (user === undefined) return false;
  const { lane, joinGroups, setValues } = user.rights;
  const catalog = tables.catalogs.get(lane === "tenant_wide" ? accountId : session.embedTenantId);
  const created = new Set<Id>(
    [...(definitions?.createGroups ?? []), ...(definitions?.createAttributes ?? [])].map(
      ({ id }) => id,
    ),
  );
  return (
    joinGroups.some((id) => !catalog?.groups.has(id) && !created.has(id)) ||
    setValues.some(({ attributeId: id }) => !catalog?.attributes.has(id) && !created.has(id))
  );
};
