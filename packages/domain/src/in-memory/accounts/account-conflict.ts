import type { AccountChanges, CatalogChange } from "../../accounts/plan/account-changes.js";
import type { Id } from "../../shared/text/id.js";
import { embedTenantNamed, first, type AccountRecord, type Tables } from "../tables.js";

/** Whether the account is not what was decided on, or an id or a name is taken by now. */
export const isAccountConflict = (
  tables: Tables,
  account: AccountRecord | undefined,
  changes: AccountChanges,
): boolean =>
  account?.revision !== changes.revision ||
  (account === undefined ? tables.catalogs.has(changes.id) : account.id !== changes.id) ||
  isKeyTaken(tables, changes) ||
  isInternalUserTaken(tables, changes) ||
  isTenantTaken(tables, changes) ||
  changes.catalogs.some((change) => isCatalogConflict(tables, changes, change));

/** A key may take over the id of one that this very change gives another id. */
const isKeyTaken = (tables: Tables, changes: AccountChanges): boolean =>
  [...tables.accounts.values()].some((account) =>
    [...account.keys.values()].some(
      (stored) =>
        changes.keys.some(({ id }) => id === stored.id) &&
        !(account.id === changes.id && changes.keys.some(({ name }) => name === stored.name)),
    ),
  );

const isInternalUserTaken = (tables: Tables, changes: AccountChanges): boolean =>
  [...tables.accounts.values()].some((account) =>
    [...account.internalUsers.values()].some((stored) =>
      changes.internalUsers.some(({ id, username }) =>
        account.id === changes.id
          ? (id === stored.id) !== (username === stored.username)
          : id === stored.id,
      ),
    ),
  );

const isTenantTaken = (tables: Tables, { id: accountId, embedTenants }: AccountChanges): boolean =>
  embedTenants.some(
    ({ id, name }) =>
      tables.catalogs.has(id) || embedTenantNamed(tables, accountId, name) !== undefined,
  );

const isCatalogConflict = (
  tables: Tables,
  { id: accountId, embedTenants }: AccountChanges,
  { catalogId, groups, attributes }: CatalogChange,
): boolean => {
  const stored = tables.catalogs.get(catalogId);
  const isNew = catalogId === accountId || embedTenants.some(({ id }) => id === catalogId);
  if (stored === undefined ? !isNew : stored.accountId !== accountId) return true;
  const others = [...tables.catalogs].filter(([id]) => id !== catalogId);
  return (
    groups.some((group) => isRenamed(stored?.groups, group)) ||
    attributes.some((attribute) => isRenamed(stored?.attributes, attribute)) ||
    others.some(
      ([, other]) =>
        groups.some(({ id }) => other.groups.has(id)) ||
        attributes.some(({ id }) => other.attributes.has(id)),
    )
  );
};

type Named = { readonly id: Id; readonly name: string };

/** Whether the name belongs to another one of them. */
const isRenamed = (items: ReadonlyMap<Id, Named> | undefined, { id, name }: Named): boolean =>
  first(items?.values() ?? [], (item) => item.name === name && item.id !== id) !== undefined;
