import type { RelationNeeds } from "./relation/relation.js";

/**
 * What a statement reads of a cube or view that lives in a database (K1), as data: no text of the
 * statement is in it. Whose rows it may hold is decided where it is rendered.
 */
export interface SourceScan {
  /** The name of the database in the deployment. */
  readonly source: string;
  /** A cube, or a view over cubes of that database. */
  readonly cube: string;
  readonly needs: RelationNeeds;
  /** All members that the statement uses, by cube or view: policies are chosen by them (E6). */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Conditions of the statement that cannot fail on any row. */
  readonly conditions: readonly ScanCondition[];
  /** Which rows, or which of the groups, are enough, where not all of them have to come. */
  readonly top?: ScanTop;
  /** How its rows are grouped; undefined where they come one by one. */
  readonly group?: ScanGroup;
  /** Why they do; of groups, why all of them come where the statement takes the first of them. */
  readonly why?: string;
  /** The columns that come back, in their order, with the embedded engine's types for them. */
  readonly columns: readonly ScanColumn[];
}

/**
 * So many rows at the beginning of an order; of equal ones, those with the least of the other columns. The
 * order of groups names all of their keys, so that there are none.
 */
export interface ScanTop {
  readonly orders: readonly ScanOrder[];
  readonly rows: number;
}

/**
 * The columns that decide between rows which are equal in an order, in theirs: doubles last, of which zeros of
 * either sign are equal.
 */
export const decidingColumns = (
  columns: ReadonlyMap<string, { readonly type: string | undefined }>,
  orders: readonly ScanOrder[],
): readonly ScanOrder[] => {
  const asked = new Set(orders.map(({ column }) => column));
  const others = [...columns].filter(([column]) => !asked.has(column));
  const [plain, doubles] = [false, true].map((isDouble) =>
    others.filter(([, { type }]) => (type === "DOUBLE") === isDouble),
  ) as [typeof others, typeof others];
  return [...plain, ...doubles].map(([column]) => {
    return { column, isDescending: false, hasNullsFirst: false };
  });
};

/** One of the columns that come back, in an order. */
export interface ScanOrder {
  readonly column: string;
  readonly isDescending: boolean;
  readonly hasNullsFirst: boolean;
}

/** What a database makes of many rows: one for each combination of the keys. */
export interface ScanGroup {
  readonly keys: readonly ScanKey[];
  readonly aggregates: readonly ScanAggregate[];
}

/** A column of the relation, or the beginning of its year, month and so on. */
export interface ScanKey {
  readonly column: string;
  readonly grain?: string;
}

/** An aggregate over the column `of`. */
export interface ScanAggregate {
  readonly column: string;
  readonly of: string;
  readonly aggregate: "sum" | "count" | "min" | "max";
}

/** A column of a scan's result. */
export interface ScanColumn {
  readonly name: string;
  readonly type: string;
}

/** Of a text, that it begins with another; of any column, whether it has a value. */
type Unary = "prefix" | "null" | "not null";

/** A comparison of a dimension, which is a plain column, with constants of its own kind. */
export interface ScanCondition {
  readonly member: string;
  readonly operator: "=" | "<>" | "<" | "<=" | ">" | ">=" | "in" | "between" | Unary;
  readonly values: readonly ScanValue[];
}

/** A constant, and what kind of column it is compared with. */
export interface ScanValue {
  readonly text: string;
  readonly kind: "text" | "integer" | "time";
}

/** A scan, and the table into which its rows go. */
export interface SourceExtract {
  readonly name: string;
  readonly scan: SourceScan;
}
