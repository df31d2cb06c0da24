import type { AccountId } from "../../shared/text/branded.js";
import type { Query } from "./query-runner.js";

/** Explains statements under the rights that are given with them, without answering a row. */
export interface QueryExplainerMethods {
  /**
   * How a query would run; its `rowsTake` is passed over. With `runScans`, databases run what they are
   * asked for, keep the rows and count them. With `judgeOnly`, nothing is asked but whether it would be
   * refused: an adapter need not plan it, and `sql`, `plan` and `scans` may be empty. An aborted signal rejects
   * with its reason.
   */
  explain(
    accountId: AccountId,
    query: Query,
    options: { readonly runScans: boolean; readonly judgeOnly?: boolean },
    signal: AbortSignal,
  ): ExplainOutcome;
}

/** How a statement would run, or why it would not. For those who own the model, not for users. */
export type ExplainOutcome =
  | ({ readonly kind: "explained" } & ExplainedQuery)
  | { readonly kind: "refused" | "failed" | "budget"; readonly sentence: string }
  /** The model has changed since it was loaded: load and decide again. */
  | { readonly kind: "stale_model" };

/** How a statement would run, with the policies of its reader in it. */
export interface ExplainedQuery {
  /** What the embedded engine runs: copies of visible rows, then the statement over them. */
  readonly sql: string;
  /** The embedded engine's plan, as it prints it. */
  readonly plan: string;
  /** The members that the statement uses, by cube or view. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** What it reads of databases (K1); all else is of files. */
  readonly scans: readonly ExplainedScan[];
  readonly cache: ExplainedCache;
}

/** Whether an answer is given again to who asks the same under the same rights (K5). */
export interface ExplainedCache {
  /** How long the statement answers the same over the same data: always, until the day of UTC ends, or once. */
  readonly lasts: "always" | "today" | "once";
  /** Whether an answer to all of its rows is kept now, by the instance that explains. */
  readonly kept: boolean;
}

/** What a statement reads of one cube or view that lives in a database. */
export interface ExplainedScan {
  /** The name of the database in the deployment. */
  readonly source: string;
  /** The cube or view that is read. */
  readonly cube: string;
  /** `grouped`: the database groups its rows. `rows`: they come one by one, within a budget. */
  readonly kind: "grouped" | "rows";
  /** Why they come one by one; of groups, why all of them come where the statement takes the first. */
  readonly why: string | undefined;
  /** The statement for the database; conditions of policies stand between comments that say so. */
  readonly sql: string;
  /** The values of its placeholders. */
  readonly values: readonly string[];
  /** How many rows it has, or why that cannot be said. */
  readonly figures: ScanFigures | { readonly unavailable: string };
}

/** How many rows one scan has, by the planner of the database and, where it was run, as counted. */
export interface ScanFigures {
  /** Rows that the planner expects the scan to send, by the statistics of the database. */
  readonly rowsEstimated: number;
  /** Not there where the scan was planned only. */
  readonly run?:
    | {
        /** Rows that the scan would have sent. */
        readonly rows: number;
        /** Rows that were read of tables for it; 0 where the plan names no table. */
        readonly rowsRead: number;
      }
    | undefined;
}
