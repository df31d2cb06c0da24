import type { ExplainedQuery } from "./query-explainer.js";
import type { Column, ResultPart } from "./query-runner.js";

/** A result that has begun to come. */
export interface QueryResult {
  readonly columns: readonly Column[];
  /**
   * Rows, and once and last how many there are. Leaving the loop ends the query; a `QueryStopped`
   * is thrown where it cannot go on (E7).
   */
  readonly parts: AsyncIterable<ResultPart>;
  /** How the statement would run, where that was asked for: then there are no columns and no rows. */
  readonly explained?: ExplainedQuery;
}
