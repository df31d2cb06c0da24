import { StoreUnavailable, type Id, type Query } from "@embedded-analytics/domain";
import type { ModelStore } from "./model-store.js";
import { Execution } from "./pool/execution.js";
import type { Acquired, WorkerPool } from "./pool/worker-pool.js";
import type { Statement } from "./protocol.js";
import { sentences } from "./sentences.js";

/** What one query may deliver. */
export interface ResultLimits {
  readonly rowsMax: number;
  readonly bytesMax: number;
}

/** An execution that has its first rows or its end; or why there is none. */
export type Started =
  | { readonly kind: "started"; readonly execution: Execution }
  /** It was not begun in time, or killed its workers. */
  | { readonly kind: "failed" | "budget"; readonly sentence: string }
  | { readonly kind: "stale_model" };

/**
 * Begins a statement on a worker of its model's data. A worker that dies without our doing takes
 * nothing with it: the statement begins again, once. Rejects with the reason of an aborted signal, and
 * with `StoreUnavailable` when it is we who cannot run anything: no statement is to blame for that.
 */
export async function startStatement(
  models: ModelStore,
  pool: WorkerPool,
  kind: "run" | "explain",
  accountId: Id,
  query: Query,
  limits: ResultLimits,
  signal: AbortSignal,
): Promise<Started> {
  signal.throwIfAborted();
  const { deployment, branchName, modelVersion } = query;
  const model = await models.hold(accountId, deployment, branchName, modelVersion);
  if (model === undefined) return { kind: "stale_model" };
  let users = 1;
  const letGo = (): void => {
    users -= 1;
    if (users === 0) model.release();
  };
  const statement = statementOf(query, limits);
  let begunMs: number | undefined;
  try {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const acquired = await pool.acquire(String(accountId), model, signal);
      if (acquired.kind !== "slot") return refusal(acquired.kind, pool.options.seconds);
      begunMs ??= performance.now();
      const deadlineMs = begunMs + pool.options.seconds * 1000 - performance.now();
      const request = { kind, model: model.compiled, statement, deadlineMs };
      users += 1;
      const execution = new Execution(acquired.slot, pool.options, request, signal, letGo);
      await execution.changed();
      const { end } = execution.progress;
      if (end?.kind === "aborted") throw end.reason;
      if (end?.kind === "closing") throw new StoreUnavailable(sentences.closing);
      if (end?.kind !== "died") return { kind: "started", execution };
      pool.options.log?.("A query worker died; its query is begun again.");
    }
    // Once may be bad luck; twice, it is what the statement does to an engine.
    return { kind: "failed", sentence: sentences.failed };
  } finally {
    letGo();
  }
}

const statementOf = (query: Query, limits: ResultLimits): Statement => ({
  version: query.modelVersion,
  sql: query.sql,
  access: query.access,
  timezone: query.timezone,
  nowMs: Date.now(),
  ...(query.rowsTake === undefined ? {} : { rowsTake: query.rowsTake }),
  ...limits,
});

const refusal = (kind: Exclude<Acquired["kind"], "slot">, seconds: number): Started => {
  if (kind === "busy") return { kind: "budget", sentence: sentences.waited(seconds) };
  throw new StoreUnavailable(kind === "closing" ? sentences.closing : sentences.noWorker);
};
