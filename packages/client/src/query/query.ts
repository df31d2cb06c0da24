import type { SessionSettings } from "../session/session-settings.js";

/** One statement for the data API. */
export interface QueryRequest {
  /** One SELECT over the cubes and views of the deployment's model, 1 to 32,768 bytes. */
  readonly query: string;
  /** IANA zone in which times are read and cut into days. */
  readonly timezone?: string | undefined;
  /** A branch of the model. */
  readonly branchName?: string | undefined;
  /**
   * With an API key of kind `admin`: how the statement would run, in the answer's head, and no rows; with
   * `analyze`, databases count rows for it.
   */
  readonly explain?: boolean | "analyze" | undefined;
  /** For whom a server asks; required with an API key. */
  readonly sessionSettings?: SessionSettings | undefined;
}

/** Types of columns; a number that a double would change comes as a text. */
export type ColumnType = "String" | "Double" | "Int64" | "Boolean" | "Time";

/** A column of a result, as it is sent. */
export interface Column {
  readonly name: string;
  readonly column_type: ColumnType;
  /** The same as `column_type`. */
  readonly columnType: ColumnType;
}

/** A value of a result; times are ISO 8601 texts. */
export type Cell = string | number | boolean | null;

/** A row, its cells in the order of the columns. */
export type Row = readonly Cell[];

/** A line of an answer of the data API. */
export type QueryLine =
  | { readonly schema: readonly Column[]; readonly explain?: object }
  | { readonly data: readonly Row[] }
  | { readonly totalRows: number }
  | { readonly error: string };
