import type {
  AttributeDefinition,
  DefinitionChanges,
  Group,
  Id,
  Page,
  PageRequest,
  Position,
  Ports,
  Removal,
} from "@embedded-analytics/domain";
import { attribute, group } from "../world/account-changes.js";
import type { TestCatalog } from "../world/two-accounts.js";

type Catalog = Ports["embedTenantCatalog"];
type Answer<Value> = Value | PromiseLike<Value>;

/** Groups or attributes: what holds for the lists of the one, holds for those of the other. */
export interface Kind {
  list(
    port: Catalog,
    accountId: Id,
    tenant: string,
    page: PageRequest,
  ): Answer<Page<Listed> | undefined>;
  remove(port: Catalog, accountId: Id, tenant: string, id: Id): Answer<Removal>;
  /** Definitions with these names: what creates them, and how they are listed, less their age. */
  make(names: readonly string[]): Made;
  /** One of this kind in a catalog of `twoAccounts`, and one of the other kind. */
  one(catalog: TestCatalog): Id;
  other(catalog: TestCatalog): Id;
}

/** What is listed. */
export type Listed = Position & (Group | AttributeDefinition);

export interface Made {
  readonly changes: Partial<DefinitionChanges>;
  readonly listed: readonly (Group | AttributeDefinition)[];
}

export const groupKind: Kind = {
  list: (port, accountId, tenant, page) => port.listGroups(accountId, tenant, page),
  remove: (port, accountId, tenant, id) => port.removeGroup(accountId, tenant, id),
  make: (names) => {
    const groups = names.map((name, at) => group(name, at % 2 === 0 ? `About ${name}` : undefined));
    return {
      changes: { createGroups: groups },
      listed: groups.map((each) => ({ ...each, userCount: 0 })),
    };
  },
  one: ({ groups }) => groups.managers,
  other: ({ attributes }) => attributes.city,
};

export const attributeKind: Kind = {
  list: (port, accountId, tenant, page) => port.listAttributes(accountId, tenant, page),
  remove: (port, accountId, tenant, id) => port.removeAttribute(accountId, tenant, id),
  make: (names) => {
    const attributes = names.map((name, at) =>
      at % 2 === 0
        ? attribute(name, "number_array")
        : attribute(name, "number", {
            displayName: name,
            defaultValue: "",
            description: `About ${name}`,
          }),
    );
    return { changes: { createAttributes: attributes }, listed: attributes };
  },
  one: ({ attributes }) => attributes.tags,
  other: ({ groups }) => groups.analysts,
};
