import type { AccessPolicy } from "./access-policy.js";
import type { Cube, DataModel, Member } from "../model/data-model.js";
import type { DataUser } from "../access/data-user.js";
import { parseAccessPolicy } from "./parse/parse-access-policy.js";

/** A user without any rights, with these. */
export const dataUser = (over: Partial<DataUser> = {}): DataUser => ({
  lane: "tenant_wide",
  embedTenantName: undefined,
  groupScope: "demo",
  groups: [],
  userAttributes: {},
  securityContext: {},
  ...over,
});

/** A user of the embed tenant's lane of `acme-corp`. */
export const ofAcme = (...groups: readonly string[]): DataUser =>
  dataUser({ lane: "embed_tenant", embedTenantName: "acme-corp", groupScope: "acme-corp", groups });

const member = (name: string, over: Partial<Member> = {}): Member => ({
  name,
  kind: "dimension",
  type: "string",
  aggregate: undefined,
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
  ...over,
});

/** `city`, `amount`, `paid`, `ordered_at`, the measure `count`, and `secret`, which is not public. */
export const members: readonly Member[] = [
  member("city"),
  member("amount", { type: "number" }),
  member("paid", { type: "boolean" }),
  member("ordered_at", { type: "time" }),
  member("count", { kind: "measure", type: "number", aggregate: "count" }),
  member("secret", { public: false }),
];

/** What everybody could see of `orders` if nothing held them back. */
export const publicNames = ["city", "amount", "paid", "ordered_at", "count"] as const;

/** The cube `orders` with these policies, or none at all. */
export const orders = (
  policies: readonly AccessPolicy[] | undefined,
  over: Partial<Cube> = {},
): Cube => ({
  name: "orders",
  kind: "cube",
  title: "Orders",
  description: undefined,
  synonyms: [],
  public: true,
  members,
  policies,
  ...over,
});

/** A model of these cubes. */
export const modelOf = (...cubes: readonly Cube[]): DataModel => ({ version: "1", cubes });

/** An entry of `access_policy` as a model's author writes it. */
export const policy = (entry: object): AccessPolicy => {
  const read = parseAccessPolicy(entry, "orders");
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
