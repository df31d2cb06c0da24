import type { AggregateType, MemberType } from "@embedded-analytics/domain";

/**
 * A data model ready to be queried: every reference resolved, every default filled in. Plain data,
 * since it is sent to the processes that run queries. Words and policies are not part of it; the
 * domain's `DataModel` of the same version has them.
 */
export interface CompiledModel {
  readonly version: string;
  readonly cubes: Readonly<Record<string, CompiledCube>>;
  readonly views: Readonly<Record<string, CompiledView>>;
}

/** A piece of the model's own SQL: text as written, with the references of `{…}` resolved. */
export type SqlTemplate = readonly SqlPart[];

/** Literal text, the alias of a cube's table, or a member of a cube (of the same or a joined one). */
export type SqlPart =
  | string
  | { readonly kind: "cube"; readonly cube: string }
  | { readonly kind: "member"; readonly cube: string; readonly member: string };

/** A cube: a table, or a query of the model's author, with what is computed over it. */
export interface CompiledCube {
  readonly name: string;
  /** Whether it may stand in a FROM; one that is not public serves views and joins only. */
  readonly public: boolean;
  /** `table` as written, such as `orders` or `shop.orders`; `sql` is a SELECT over tables of the data. */
  readonly source: { readonly table: string } | { readonly sql: string };
  /** The database that it lives in (K1), in whose dialect its SQL is; undefined: the model's files. */
  readonly dataSource?: string | undefined;
  /** By which collation that database folds case, once it has been asked. */
  readonly folding?: "pg_c_utf8" | "und-x-icu" | undefined;
  readonly dimensions: Readonly<Record<string, CompiledDimension>>;
  readonly measures: Readonly<Record<string, CompiledMeasure>>;
  readonly segments: Readonly<Record<string, CompiledSegment>>;
  readonly joins: readonly CompiledJoin[];
}

/** A column of a cube; `case` is rendered into `sql` already. */
export interface CompiledDimension {
  readonly public: boolean;
  readonly type: MemberType;
  readonly primaryKey: boolean;
  /**
   * Whether conditions of statements on it are applied while the table is read, also for readers from
   * whom rows are hidden: its author lets the time of a query tell of its values (E9).
   */
  readonly prune: boolean;
  /** May refer to dimensions of this cube, and to those of cubes that it joins many or one to one. */
  readonly sql: SqlTemplate;
  /** The engine's own type, such as `TIMESTAMP` or `DECIMAL(18,3)`; known once the data is. */
  readonly engineType: string | undefined;
  /**
   * Of a database (K1), whether it is a column of a table, whose values lie there. Others are computed where
   * they are read, and that may fail on a row: no condition may read them before the policy.
   */
  readonly isStored?: boolean | undefined;
}

/** A measure. `count` without `sql` counts rows; `number` has `sql` over measures of the same cube. */
export interface CompiledMeasure {
  readonly public: boolean;
  readonly aggregate: AggregateType;
  /** `time` for min and max over times; else `number`, or `string`. */
  readonly type: MemberType;
  /** Of min and max, the engine's own type of the values; known once the data is. */
  readonly engineType?: string | undefined;
  /** Of a measure of a database (K1), the embedded engine's type for its values. */
  readonly inputType?: string | undefined;
  readonly sql: SqlTemplate | undefined;
  /** All of them must hold for a row to count. */
  readonly filters: readonly SqlTemplate[];
}

/** A named condition; over the same members as a dimension. */
export interface CompiledSegment {
  readonly public: boolean;
  readonly sql: SqlTemplate;
}

/** How the rows of a cube meet those of another: from this cube's side. */
export type Relationship = "one_to_one" | "one_to_many" | "many_to_one";

/** A declared join of one cube to another. */
export interface CompiledJoin {
  readonly to: string;
  readonly relationship: Relationship;
  readonly sql: SqlTemplate;
}

/** A view: cubes joined from a root, and names for some of their members. */
export interface CompiledView {
  readonly name: string;
  readonly public: boolean;
  readonly root: string;
  /** In an order in which each `from` is the root or was joined before; each cube at most once. */
  readonly joins: readonly (CompiledJoin & { readonly from: string })[];
  /** The view's own member names, and what they stand for. */
  readonly members: Readonly<Record<string, ViewMember>>;
}

/** A member of a view is one of a cube. */
export interface ViewMember {
  readonly kind: "dimension" | "measure" | "segment";
  readonly cube: string;
  readonly member: string;
}
