import type { DataUserLookup, Id, SessionUser, StoredDataUser } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { tenantName, username, type TestAccount } from "../world/two-accounts.js";

/** The external user of that id. */
export const external = (id: Id): SessionUser => ({ kind: "external", id, externalId: "ada" });

/** The internal user that the account has. */
export const internal = ({ internalUserId: id }: TestAccount): SessionUser => ({
  kind: "internal",
  id,
  username,
});

/** Asks for nobody's rights in deployment 1 and the embed tenant `acme-corp`, in read-only mode. */
const lookup = (over: Partial<DataUserLookup> = {}): DataUserLookup => ({
  deploymentId: 1,
  user: undefined,
  embedTenantName: tenantName,
  creatorMode: false,
  ...over,
});

/** What is stored, with its lists in the order of their names. */
export const rightsOf = async (
  store: Store,
  { id }: Pick<TestAccount, "id">,
  over: Partial<DataUserLookup> = {},
): Promise<StoredDataUser> => {
  const { groups, attributes, ...rights } = await store.ports.dataUsers.load(id, lookup(over));
  return {
    ...rights,
    groups: [...groups].sort(),
    attributes: [...attributes].sort((left, right) => (left.name < right.name ? -1 : 1)),
  };
};

/** The catalog of `twoAccounts` with these values; `city` is a number in the embed tenant. */
export const attributes = (
  typeOfCity: "string" | "number",
  values: { readonly city?: string | number; readonly tags?: readonly string[] } = {},
): StoredDataUser["attributes"] => [
  { name: "city", type: typeOfCity, defaultValue: undefined, value: values.city },
  { name: "tags", type: "string_array", defaultValue: '["none"]', value: values.tags },
];

/** Somebody who has nothing in that lane. */
export const nothing = (typeOfCity: "string" | "number") => ({
  groups: [],
  attributes: attributes(typeOfCity),
  securityContext: undefined,
});
