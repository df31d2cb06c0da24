import { StoreUnavailable, type Id, type Query } from "@embedded-analytics/domain";
import { renderScan } from "../sources/render-scan.js";
import type { SourceAccess } from "./bring-rows.js";
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

/** One scan of a database. */
export interface ExplainedScan {
  readonly source: string;
  /** The cube or view that is read. */
  readonly cube: string;
  /** `grouped`: the database groups its rows. `rows`: they come one by one, within a budget. */
  readonly kind: "grouped" | "rows";
  /** Why they come one by one. */
  readonly why: string | undefined;
  /** The statement for the database, with the policies of the reader in it. */
  readonly sql: string;
  /** The values of its placeholders. */
  readonly values: readonly string[];
}

/** Explains a query under its rights, without running it. Rejects with the signal's reason. */
export type ExplainQuery = (accountId: Id, query: Query, signal: AbortSignal) => Promise<Explained>;

/** Explains in the same workers, under the same budgets, in which queries run. */
export const duckdbExplain =
  (
    models: ModelStore,
    pool: WorkerPool,
    limits: ResultLimits,
    sources?: SourceAccess,
  ): ExplainQuery =>
  async (accountId, query, signal) => {
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
    const { access, timezone, deployment } = query;
    const explained = scans.flatMap((scan): readonly ExplainedScan[] => {
      const { source, cube, group, oneByOne } = scan;
      const schema = deployment.sources?.find(({ name }) => name === source)?.schema ?? "public";
      const rowsMax = sources?.limits.rowsMax ?? 0;
      const rights = { access, timezone, schema, rowsMax };
      const rendered = renderScan(started.model, scan, rights);
      if (rendered === undefined) return [];
      const kind = group === undefined ? "rows" : "grouped";
      return [{ source, cube, kind, why: oneByOne, sql: rendered.text, values: rendered.values }];
    });
    return { kind: "explained", sql, plan, uses, scans: explained };
  };
