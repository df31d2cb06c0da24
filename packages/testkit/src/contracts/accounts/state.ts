import { expect } from "@jest/globals";
import type {
  CatalogId,
  AccountChanges,
  AccountState,
  CatalogChange,
  CatalogState,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredInternalUser,
  DeclaredKey,
  AccountSettings,
} from "@embedded-analytics/domain";

/** What a state and a new account's changes have in common. */
type Parts = Pick<
  AccountChanges,
  "id" | "name" | "settings" | "deployments" | "agents" | "keys" | "internalUsers"
>;

/** Whether a state is what was committed, or the same as another one. Lists have no order. */
export const expectState = (state: AccountState, wanted: AccountChanges | AccountState): void => {
  expect(partsOf(state)).toEqual(partsOf(wanted));
  expect(catalogsOf(state)).toEqual(
    "catalogs" in wanted ? declaredCatalogs(wanted) : catalogsOf(wanted),
  );
};

const partsOf = ({ id, name, settings, deployments, agents, keys, internalUsers }: Parts) => ({
  id,
  name,
  settings: settings satisfies AccountSettings,
  deployments: byId<DeclaredDeployment>(deployments),
  agents: byId<DeclaredAgent>(agents),
  keys: new Map(
    keys.map((key): [string, DeclaredKey] => [
      key.name,
      {
        ...key,
        deployments: key.deployments === "all" ? "all" : key.deployments.toSorted(ascending),
      },
    ]),
  ),
  internalUsers: byId(internalUsers.map(withOrder)),
});

const withOrder = (user: DeclaredInternalUser): DeclaredInternalUser => ({
  ...user,
  groupIds: user.groupIds.toSorted(ascending),
  values: user.values.toSorted((left, right) => left.attributeId - right.attributeId),
});

const catalogsOf = (state: AccountState) =>
  new Map<CatalogId, ReturnType<typeof definitionsOf>>([
    [state.id, definitionsOf(state)],
    ...state.embedTenants.map((tenant) => [tenant.id, definitionsOf(tenant)] as const),
  ]);

const declaredCatalogs = ({ id, embedTenants, catalogs }: AccountChanges) =>
  new Map(
    [id, ...embedTenants.map((tenant) => tenant.id)].map((catalogId) => [
      catalogId,
      definitionsOf(
        catalogs.find((catalog) => catalog.catalogId === catalogId) ?? {
          groups: [],
          attributes: [],
        },
      ),
    ]),
  );

const definitionsOf = ({
  groups,
  attributes,
}: CatalogState | Omit<CatalogChange, "catalogId">) => ({
  groups: byId<CatalogChange["groups"][number]>(groups),
  attributes: byId<CatalogChange["attributes"][number]>(attributes),
});

const byId = <Item extends { readonly id: string | number }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

const ascending = (left: number, right: number): number => left - right;
