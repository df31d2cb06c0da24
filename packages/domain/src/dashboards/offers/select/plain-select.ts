import type { Grain } from "../../definition/dashboard.js";

/** What a column of a statement is: a member as it is, a time that is cut, or a measure. */
export interface SelectExpression {
  readonly kind: "member" | "cut" | "measure";
  readonly name: string;
  readonly grain?: Grain | undefined;
}

/** A column, and what the statement calls it. */
export interface SelectItem extends SelectExpression {
  readonly column: string;
}

/** A condition that every row meets. */
export type SelectCondition =
  | {
      readonly kind: "values";
      readonly name: string;
      readonly values: readonly (string | number | boolean)[];
      /** Whether it is about the rows with other values, or with none. */
      readonly isNot: boolean;
    }
  | { readonly kind: "empty"; readonly name: string; readonly isNot: boolean }
  | {
      readonly kind: "compared";
      readonly name: string;
      readonly operator: "<" | "<=" | ">" | ">=";
      readonly value: number;
    }
  /** From the first moment of that day on. */
  | { readonly kind: "from"; readonly name: string; readonly day: string }
  /** Before the first moment of that day. */
  | { readonly kind: "before"; readonly name: string; readonly day: string }
  /** A condition that the model has a name for. */
  | { readonly kind: "segment"; readonly name: string };

/** By what rows stand: the place of a column, from 0. */
export interface SelectOrder {
  readonly item: number;
  readonly isDescending: boolean;
}

/** One SELECT over one cube or view whose every part is known by its meaning. */
export interface PlainSelect {
  readonly cube: string;
  readonly items: readonly SelectItem[];
  readonly conditions: readonly SelectCondition[];
  /** Places of the columns by which rows are put together; undefined for none. */
  readonly groups: readonly number[] | "all" | undefined;
  readonly order: readonly SelectOrder[];
  readonly limit: number | undefined;
}
