import type { FilterOperator, Scalar } from "./access-policy.js";

/**
 * Which rows of a cube somebody may see, as plain data with literal values: any engine's adapter
 * renders it in its own language. Members are those of the cube that the filter belongs to.
 */
export type RowFilter =
  | { readonly kind: "all" }
  | { readonly kind: "none" }
  | { readonly kind: "and"; readonly of: readonly RowFilter[] }
  | { readonly kind: "or"; readonly of: readonly RowFilter[] }
  | {
      readonly kind: "compare";
      readonly member: string;
      readonly operator: FilterOperator;
      /** Any one of them for positive operators, none of them for negative ones. */
      readonly values: readonly Scalar[];
    };
