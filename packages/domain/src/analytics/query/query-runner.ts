import type { DataAccess } from "../access/data-access.js";
import type { DataDeployment } from "../model/data-deployment.js";
import type { AccountId } from "../../shared/text/branded.js";

/** One statement to run, with all that decides its result. */
export interface Query {
  readonly deployment: DataDeployment;
  readonly branchName: string | undefined;
  /** `DataModel.version` that `access` was decided on. */
  readonly modelVersion: string;
  readonly sql: string;
  readonly access: DataAccess;
  /** IANA zone in which times are read and cut into days. */
  readonly timezone: string;
  /** How many rows are wanted at most; the total is counted beyond them. Undefined: all of them. */
  readonly rowsTake: number | undefined;
  /**
   * Names the user within the account, the same for each query of theirs: users share the account's
   * slots by it (E10), and nothing else depends on it. Missing: the account asks for itself.
   */
  readonly userKey?: string | undefined;
}

/** Column types of results (D11). */
export type ColumnType = "String" | "Double" | "Int64" | "Boolean" | "Time";

/** A column of a result. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/**
 * A value of a result: times as ISO 8601 texts, and a number that a double would change as a text
 * (D11).
 */
export type Cell = string | number | boolean | null;

/** Some rows, or, once and last, how many rows the whole result has. */
export type ResultPart =
  { readonly rows: readonly (readonly Cell[])[] } | { readonly totalRows: number };

/**
 * What came of a statement. The sentences are public: they hold no value of the data, no literal of
 * the statement and no name that the user may not see (E2).
 */
export type QueryOutcome =
  /** Leaving the loop early ends the query; so does the signal. A `QueryStopped` may be thrown within. */
  | {
      readonly kind: "rows";
      readonly columns: readonly Column[];
      readonly parts: AsyncIterable<ResultPart>;
    }
  | { readonly kind: "refused" | "failed" | "budget"; readonly sentence: string }
  /** The model has changed since it was loaded: load and decide again. */
  | { readonly kind: "stale_model" };

/** Ends the rows of a query that had begun to answer (E7). */
export class QueryStopped extends Error {
  readonly _tag = "QueryStopped";

  constructor(
    readonly kind: "failed" | "budget",
    readonly sentence: string,
  ) {
    super(sentence);
    this.name = "QueryStopped";
  }
}

/** Runs statements under the rights that are given with them. */
export interface QueryRunnerMethods {
  /** Settles with the first rows, or without any. An aborted signal rejects with its reason. */
  run(accountId: AccountId, query: Query, signal: AbortSignal): QueryOutcome;
}
