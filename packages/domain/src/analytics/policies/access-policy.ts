/**
 * One entry of a cube's or view's `access_policy` (E6), as data: for whom it is, which members it
 * opens, and which rows.
 */
export interface AccessPolicy {
  /** Groups of which one is enough; `*` stands for everybody. */
  readonly groups: readonly string[];
  /** All of them must hold. */
  readonly conditions: readonly Condition[];
  readonly members: MemberRule;
  readonly rows: RowRule;
}

/** Which members a policy opens: `includes` (or all) without `excludes`. */
export interface MemberRule {
  readonly includes: readonly string[] | "all";
  readonly excludes: readonly string[];
}

/** All rows, or those that every filter lets through. */
export type RowRule = "all" | { readonly and: readonly RowFilterRule[] };

/** A filter of a policy before it is known whom it is for. */
export type RowFilterRule =
  | { readonly and: readonly RowFilterRule[] }
  | { readonly or: readonly RowFilterRule[] }
  | {
      readonly member: string;
      readonly operator: FilterOperator;
      readonly values: readonly ValueTemplate[];
    };

/** The operators of the field's filters; `set` and `notSet` take no value. */
export const filterOperators = [
  "equals",
  "notEquals",
  "contains",
  "notContains",
  "startsWith",
  "notStartsWith",
  "endsWith",
  "notEndsWith",
  "gt",
  "gte",
  "lt",
  "lte",
  "set",
  "notSet",
  "inDateRange",
  "notInDateRange",
  "beforeDate",
  "beforeOrOnDate",
  "afterDate",
  "afterOrOnDate",
] as const;

/** One of these operators. */
export type FilterOperator = (typeof filterOperators)[number];

/** A value as the model writes it: a literal, or something of the user, such as `{ userAttributes.city }`. */
export type ValueTemplate = { readonly literal: Scalar } | { readonly path: UserPath };

/** What a filter compares a member with. */
export type Scalar = string | number | boolean;

/** Where in the user a template looks. */
export type UserPath =
  | { readonly of: "userAttributes"; readonly name: string }
  | { readonly of: "groups" }
  | { readonly of: "securityContext"; readonly keys: readonly string[] }
  | { readonly of: "embedTenantName" };

/** `{ path }`, `{ !path }`, `{ path == literal }` or `{ path != literal }`. */
export interface Condition {
  readonly path: UserPath;
  readonly test:
    | { readonly is: "truthy" | "falsy" }
    | { readonly is: "equal" | "unequal"; readonly literal: Scalar };
}
