import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import type { Lane } from "../../sessions/decide/lane.js";
import type { Identity } from "../../sessions/decide/snapshot.js";
import type { DataUser } from "./data-user.js";
import type { HeldAttribute, StoredDataUser } from "./data-users.js";

/** Where a user stands, beside the rights that are stored. */
export interface UserScope {
  readonly accountName: string;
  /** The account's name for its own embed tenant (A4). */
  readonly embedTenantName: string;
  readonly lane: Lane;
  /** Who the user is within the embed tenant, stored or not. */
  readonly identity: Identity;
  /** Of a preview, the digest of its session (J1). */
  readonly previewDigest?: string | undefined;
}

/** Creator mode looks at the embed tenant's lane; internal users have but one (A5). */
export const laneOf = (
  creatorMode: boolean,
  { kind }: { readonly kind: "external" | "internal" },
): Lane => (creatorMode && kind === "external" ? "embed_tenant" : "tenant_wide");

/** A user as policies look at one: values of the lane, where there is none the default (E1, B4). */
export const dataUserOf = (
  { groups, attributes, securityContext }: Omit<StoredDataUser, "deployment">,
  { accountName, embedTenantName, lane }: Omit<UserScope, "identity">,
): DataUser => ({
  lane,
  embedTenantName: embedTenantName === accountName ? undefined : embedTenantName,
  groupScope: embedTenantName,
  groups,
  userAttributes: Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = valueOf(attribute);
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  ),
  securityContext: securityContext ?? {},
});

const valueOf = ({ type, defaultValue, value }: HeldAttribute): AttributeValue | undefined =>
  value ?? (defaultValue === undefined ? undefined : readDefault[type](defaultValue));

/** Defaults are texts, which were readable when they were stored (B3). */
const readDefault: Record<AttributeType, (text: string) => AttributeValue> = {
  string: (text) => text,
  number: Number,
  string_array: (text) => JSON.parse(text) as readonly string[],
  number_array: (text) => JSON.parse(text) as readonly number[],
};
