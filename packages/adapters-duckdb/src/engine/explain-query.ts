import { StoreUnavailable, type Id, type Query } from "@embedded-analytics/domain";
import type { SourceAccess } from "./bring-rows.js";
import { explainScans, type ExplainedScan } from "./explain-scans.js";
import type { ModelStore } from "./model-store.js";
import type { WorkerPool } from "./pool/worker-pool.js";
import { outcomeOf } from "./outcome-of.js";
import { startStatement, type ResultLimits } from "./start-statement.js";

/** What would run for a query, or why nothing would. For those who own the model, not for users. */
export type Explained =
  | {
      readonly kind: "explained";
      /** The statement after the guard: with the rows' filters in it. */
      readonly sql: string;
      /** The engine's plan, as it prints it. */
      readonly plan: string;
      /** The members that the statement uses, by cube or view. */
      readonly uses: Readonly<Record<string, readonly string[]>>;
      /** What it reads of databases (K1). */
      readonly scans: readonly ExplainedScan[];
    }
  | { readonly kind: "refused" | "failed" | "budget"; readonly sentence: string }
  | { readonly kind: "stale_model" };

/**
 * Explains a query under its rights. It is not run; with `runScans`, databases run what they are asked
 * for, keep the rows and count them, for 30 seconds at most. Rejects with the signal's reason.
 */
export type ExplainQuery = (
  accountId: Id,
  query: Query,
  signal: AbortSignal,
  options?: { readonly runScans: boolean },
) => Promise<Explained>;

/** Explains in the same workers, under the same budgets, in which queries run. */
export const duckdbExplain =
  (
    models: ModelStore,
    pool: WorkerPool,
    limits: ResultLimits,
    sources?: SourceAccess,
  ): ExplainQuery =>
  async (accountId, query, signal, { runScans } = { runScans: false }) => {
    const engine = { models, pool, limits, sources };
    const starting = startStatement(engine, "explain", accountId, query, signal);
    const started = await starting.catch((cause: unknown) => {
      // Owners may read what is wrong with their service.
      if (!(cause instanceof StoreUnavailable)) throw cause;
      return { kind: "failed", sentence: cause.message } as const;
    });
    if (started.kind !== "started") return started;
    const { end } = started.execution.progress;
    if (end?.kind !== "explained") return outcomeOf(end);
    const { sql, plan, uses, scans } = end;
    const asked = { accountId, query, model: started.model, runScans };
    const explained =
      sources === undefined ? [] : await explainScans(sources, asked, scans, signal);
    signal.throwIfAborted();
    return { kind: "explained", sql, plan, uses, scans: explained };
  };
