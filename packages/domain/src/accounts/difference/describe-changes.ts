import { changedText, definitionOf, withTexts } from "../../catalog/definition-texts.js";
import type { CatalogId } from "../../catalog/definitions.js";
import type { AccountChanges, CatalogChange } from "../plan/account-changes.js";
import type {
  AccountState,
  CatalogState,
  DeclaredEmbedTenant,
  DeclaredKey,
} from "../account-state.js";
import { byKey } from "../plan/planning.js";
import type { AccountDifference, DeclaredChange } from "./account-difference.js";
import { comparedFields, comparedRow } from "./compared-fields.js";
import {
  agentFields,
  attributeFields,
  deploymentFields,
  groupFields,
  keyFields,
  settingsFields,
  userFields,
  type Names,
} from "./described-rows.js";

/**
 * What a plan would write, for a person to read (J2). It reads the very rows that applying commits, so
 * that it is empty when, and only when, applying writes nothing.
 */
export const describeChanges = (
  name: string,
  state: AccountState | undefined,
  changes: AccountChanges | undefined,
): Omit<AccountDifference, "absentKeys" | "kept"> => {
  if (changes === undefined) return { name, outcome: "unchanged", changes: [] };
  const names = namesOf(state, changes);
  return {
    name,
    outcome: state === undefined ? "created" : "changed",
    changes: [
      ...describeAccount(state, changes),
      ...describeDeployments(state, changes),
      ...describeCatalogs(state, changes),
      ...describeUsers(state, changes, names),
      ...describeKeys(state, changes, names),
      ...(changes.removals ?? []).map(({ kind, name: removed }): DeclaredChange => ({
        action: "delete",
        kind,
        name: removed,
        fields: [],
      })),
    ],
  };
};

const namesOf = (state: AccountState | undefined, changes: AccountChanges): Names => {
  const own = changes.catalogs.filter(({ catalogId }) => catalogId === changes.id);
  const named = (items: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(items.map((item) => [item.id, item.name]));
  return {
    groups: named([...(state?.groups ?? []), ...own.flatMap(({ groups }) => groups)]),
    attributes: named([...(state?.attributes ?? []), ...own.flatMap((one) => one.attributes)]),
    users: new Map(
      [...(state?.internalUsers ?? []), ...changes.internalUsers].map((user) => [
        user.id,
        user.username,
      ]),
    ),
  };
};

const describeAccount = (
  state: AccountState | undefined,
  { name, settings }: AccountChanges,
): readonly DeclaredChange[] => {
  const before = state && settingsFields(state.settings);
  const after = settingsFields(settings);
  const isSame = before !== undefined && comparedFields(before, after).length === 0;
  return isSame ? [] : [comparedRow({ kind: "account", name }, before, after)];
};

const describeDeployments = (
  state: AccountState | undefined,
  { deployments, agents }: AccountChanges,
): readonly DeclaredChange[] => {
  const storedDeployments = byKey(state?.deployments ?? [], ({ id }) => id);
  const storedAgents = byKey(state?.agents ?? [], ({ id }) => id);
  return [
    ...deployments.map((after) => {
      const before = storedDeployments.get(after.id);
      const about = { kind: "deployment", name: String(after.id) } as const;
      return comparedRow(about, before && deploymentFields(before), deploymentFields(after));
    }),
    ...agents.map((after) => {
      const before = storedAgents.get(after.id);
      const about = { kind: "agent", name: after.id } as const;
      return comparedRow(about, before && agentFields(before), agentFields(after));
    }),
  ];
};

/** New embed tenants, and definitions of all catalogs, the account's own first. */
const describeCatalogs = (
  state: AccountState | undefined,
  { id, name, embedTenants, catalogs }: AccountChanges,
): readonly DeclaredChange[] => {
  const tenants = new Map<CatalogId, string>(
    [...(state?.embedTenants ?? []), ...embedTenants].map((tenant) => [tenant.id, tenant.name]),
  );
  const stored = byKey<DeclaredEmbedTenant, CatalogId>(
    state?.embedTenants ?? [],
    ({ id: catalogId }) => catalogId,
  );
  return [
    // The account's own embed tenant comes with the account, so that it is no change of its own (A4).
    ...embedTenants
      .filter((tenant) => tenant.name !== name)
      .map((tenant) => comparedRow({ kind: "embedTenant", name: tenant.name }, undefined, {})),
    ...catalogs.flatMap((change) =>
      change.catalogId === id
        ? describeCatalog(change, state, undefined)
        : describeCatalog(change, stored.get(change.catalogId), tenants.get(change.catalogId)),
    ),
  ];
};

const describeCatalog = (
  { groups, attributes }: CatalogChange,
  stored: CatalogState | undefined,
  embedTenant: string | undefined,
): readonly DeclaredChange[] => {
  const place = embedTenant === undefined ? {} : { embedTenant };
  const storedGroups = byKey(stored?.groups ?? [], ({ id }) => id);
  const storedAttributes = byKey(stored?.attributes ?? [], ({ id }) => id);
  return [
    ...groups.map(({ id, name, description }) => {
      const before = storedGroups.get(id);
      const about = { kind: "group", name, ...place } as const;
      const after = { description: changedText(before?.description, description) };
      return comparedRow(about, before && groupFields(before), groupFields(after));
    }),
    ...attributes.map((attribute) => {
      const before = storedAttributes.get(attribute.id);
      const about = { kind: "userAttribute", name: attribute.name, ...place } as const;
      const after = before === undefined ? definitionOf(attribute) : withTexts(before, attribute);
      return comparedRow(about, before && attributeFields(before), attributeFields(after));
    }),
  ];
};

const describeUsers = (
  state: AccountState | undefined,
  { internalUsers }: AccountChanges,
  names: Names,
): readonly DeclaredChange[] => {
  const stored = byKey(state?.internalUsers ?? [], ({ id }) => id);
  return internalUsers.map((after) => {
    const before = stored.get(after.id);
    const about = { kind: "internalUser", name: after.username } as const;
    return comparedRow(about, before && userFields(before, names), userFields(after, names));
  });
};

const describeKeys = (
  state: AccountState | undefined,
  { keys }: AccountChanges,
  names: Names,
): readonly DeclaredChange[] => {
  const stored = byKey(state?.keys ?? [], ({ name }) => name);
  return keys.map((after) => {
    const before = stored.get(after.name);
    const about = { kind: "key", name: after.name } as const;
    const change = comparedRow(about, before && keyFields(before, names), keyFields(after, names));
    if (before === undefined || hasSameValue(before, after)) return change;
    return { ...change, fields: [...change.fields, replacedValue] };
  });
};

const hasSameValue = (left: DeclaredKey, right: DeclaredKey): boolean =>
  left.id === right.id && left.digest === right.digest;

/** That another value replaces a key's, without saying which. */
const replacedValue = { name: "value", before: "the stored one", after: "another one" } as const;
