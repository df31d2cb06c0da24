import type { RowFilter } from "@embedded-analytics/domain";
import type { CompiledCube, CompiledDimension } from "../../model/compile/compiled-model.js";
import type { FilteredMember } from "./filter-condition.js";

/** The SQL of an engine, as far as relations are written differently for it. */
export interface Dialect {
  /** A name of ours, such as an alias. */
  readonly quoteName: (name: string) => string;
  /** A column that the model's author wrote as a bare word, of the table under that alias. */
  readonly bareColumn: (alias: string, column: string) => string;
  /** What a cube reads: a table, or the author's own SELECT. */
  readonly tableSql: (cube: CompiledCube) => string;
  /** A dimension as row filters compare it: as what it is declared to be, times in UTC. */
  readonly asDeclared: (sql: string, dimension: CompiledDimension) => string;
  /** A condition that no row passes for which it is null. */
  readonly rowFilterSql: (
    filter: RowFilter,
    memberOf: (member: string) => FilteredMember,
  ) => string;
  /** One value that tells the rows of a cube apart; null where one of its parts is null. */
  readonly keyOfParts: (parts: readonly string[]) => string;
  /** The engine's type of such a value; undefined where nobody needs to know it. */
  readonly keyType: string | undefined;
  /** Whether a star can leave columns out; where not, computed columns get names of their own. */
  readonly canExclude: boolean;
}

/** Turns a value into a placeholder, such as `$1::text`. */
export type BindValue = (value: string, type: BoundType) => string;

/** Types of bound values. */
export type BoundType =
  "text" | "bigint" | "numeric" | "double precision" | "boolean" | "timestamp" | "date";

/** Something that this engine cannot compare: the statement has to be refused. */
export class NotInDialect extends Error {}
