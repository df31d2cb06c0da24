/**
 * What has to come of a hostile statement: `refused`; `rows`, the user's own ones; `no_failure`, one
 * of these two; `ended`, whichever way, without rows; `safe`, anything that shows nothing.
 */
export type ExpectedOutcome = "refused" | "rows" | "no_failure" | "ended" | "safe";

/** Statements of one kind, for one table of cases. */
export interface HostileGroup {
  readonly title: string;
  readonly outcome: ExpectedOutcome;
  /** `select`: DuckDB's parser takes each for one SELECT, so that only the guard can refuse it. */
  readonly form: "select" | "any";
  /** The rows differ from run to run, so that they cannot be compared. */
  readonly varies: boolean;
  /** Would harm an engine without a guard and a supervisor. */
  readonly heavy: boolean;
  readonly statements: readonly HostileStatement[];
}

export interface HostileStatement {
  readonly sql: string;
  readonly about: string;
}

/** A group from pairs of statement and purpose. */
export function hostile(
  title: string,
  outcome: ExpectedOutcome,
  pairs: readonly (readonly [sql: string, about: string])[],
  traits: Partial<Pick<HostileGroup, "form" | "varies" | "heavy">> = {},
): HostileGroup {
  return {
    title,
    outcome,
    form: "select",
    varies: false,
    heavy: false,
    ...traits,
    statements: pairs.map(([sql, about]) => ({ sql, about })),
  };
}
