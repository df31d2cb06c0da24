import type { Cell, ColumnType } from "../query/query-runner.js";

/** What `svcMeta` answers (2.8). */
export interface SvcMetaResult {
  readonly cubes: readonly FoundCube[];
  /** How many there are, where not all of them are shown (D11). */
  readonly totalCubes?: number;
  /** As it was asked. */
  readonly searchQuery: string;
}

/** A cube or view as `svcMeta` shows it. */
export interface FoundCube {
  readonly name: string;
  readonly type: "cube" | "view";
  readonly title: string;
  readonly description?: string;
  readonly members: readonly FoundMember[];
  /** How many there are, where not all of them are shown (D11). */
  readonly totalMembers?: number;
}

/** A member as `svcMeta` shows it; `aggType` is there for measures. */
export interface FoundMember {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly aggType?: string;
}

/** What `svcSqlApi` answers (2.8, D11). */
export interface SvcSqlApiResult {
  readonly sqlQuery: string;
  readonly queryTitle: string;
  readonly description: string;
  readonly userRequest: string;
  /** The `uuid` of the thread's earlier result that this one refines, where one was named (D11). */
  readonly memoryId?: string;
  /** `columnType` repeats `column_type` for a client that reads that. */
  readonly schema: readonly {
    readonly name: string;
    readonly column_type: ColumnType;
    readonly columnType: ColumnType;
  }[];
  /** At most 100 rows. */
  readonly data: readonly (readonly Cell[])[];
  /** Of the whole result. */
  readonly totalRows: number;
  readonly uuid: string;
  /** A Vega-Lite v5 specification without data, beginning with its `$schema`, when one was given. */
  readonly vegaSpec?: string;
}

/** What a tool answers when it could not do its work (`service.md` 7.3): one public sentence. */
export interface ToolFailure {
  readonly error: string;
}
