import { StoreUnavailable, type Id, type Query } from "@embedded-analytics/domain";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { AnswerPlace } from "./answers/answer-place.js";
import type { Answer } from "./answers/kept-answers.js";
import { bringRows, type BringRows, type SourceAccess } from "./bring-rows.js";
import type { HeldModel, ModelStore } from "./model-store.js";
import { Execution, type ExecutionEnd } from "./pool/execution.js";
import type { Acquired, WorkerPool } from "./pool/worker-pool.js";
import type { AskedKind, Statement } from "./protocol.js";
import type { ResultLimits } from "./result-limits.js";
import { sentences } from "./sentences.js";

/** What a statement runs on. */
export interface StatementEngine {
  readonly models: ModelStore;
  readonly pool: WorkerPool;
  readonly limits: ResultLimits;
  readonly sources?: SourceAccess | undefined;
}

/** An execution that has its first rows or its end; or why there is none. */
export type Started =
  | {
      readonly kind: "started";
      readonly execution: Execution;
      /** The model that it runs on. */
      readonly model: CompiledModel;
    }
  /** It had no more time to wait or to run, or killed its workers. */
  | { readonly kind: "failed" | "budget"; readonly sentence: string }
  | { readonly kind: "stale_model" };

/** The same has been answered before, and the answer is still right. */
export interface Recalled {
  readonly kind: "recalled";
  readonly answer: Answer;
}

const nowhere: AnswerPlace = {
  recall: () => undefined,
  isKept: () => false,
  keep: () => undefined,
};

/**
 * Begins a statement on a worker of its model's data. A worker that dies without our doing takes
 * nothing with it: the statement begins again, once. So does one that found its worker full of what
 * others had left there (E7), twice at most, and one whose slot is needed for others (E10), as long as
 * it has time to wait and to run. What can be recalled is not run. Rejects with the reason of an aborted signal, and with
 * `StoreUnavailable` when it is we who cannot run anything: no statement is to blame for that.
 */
export function startStatement(
  engine: StatementEngine,
  kind: "explain" | "judge",
  accountId: Id,
  query: Query,
  signal: AbortSignal,
): Promise<Started>;
export function startStatement(
  engine: StatementEngine,
  kind: "run",
  accountId: Id,
  query: Query,
  signal: AbortSignal,
  place: AnswerPlace,
): Promise<Started | Recalled>;
export async function startStatement(
  { models, pool, limits, sources }: StatementEngine,
  kind: AskedKind,
  accountId: Id,
  query: Query,
  signal: AbortSignal,
  place = nowhere,
): Promise<Started | Recalled> {
  signal.throwIfAborted();
  const { deployment, branchName, modelVersion } = query;
  const model = await models.hold(accountId, deployment, branchName, modelVersion);
  if (model === undefined) return { kind: "stale_model" };
  const hold = holdOf(model);
  const party = { account: String(accountId), user: query.userKey ?? "" };
  const about = { accountId, query, model: model.compiled };
  const carryOver = bringRows(sources, about, pool.options.seconds);
  const asked = { kind, party, model, statement: statementOf(query, limits), carryOver, place };
  try {
    signal.throwIfAborted();
    const answer = place.recall();
    if (answer !== undefined) return { kind: "recalled", answer };
    return await inTurns(pool, asked, hold, signal);
  } finally {
    hold.leave();
  }
}

/** A statement that asks for its turns. */
interface Asked {
  readonly kind: AskedKind;
  readonly party: { readonly account: string; readonly user: string };
  readonly model: HeldModel;
  readonly statement: Statement;
  readonly carryOver: BringRows;
  readonly place: AnswerPlace;
}

/** Runs it from its beginning in one turn after another, until one brings rows or an end. */
async function inTurns(
  pool: WorkerPool,
  { kind, party, model, statement, carryOver, place }: Asked,
  hold: Hold,
  signal: AbortSignal,
): Promise<Started | Recalled> {
  const { seconds, log } = pool.options;
  let waitedMs = 0;
  let spentMs = 0;
  let wasLong = false;
  let crowded = 0;
  for (let deaths = 0; deaths < 2;) {
    const askedMs = performance.now();
    const waitMs = seconds * 1000 - waitedMs;
    const acquired = await pool.acquire({ party, files: model, wasLong, waitMs }, signal);
    if (acquired.kind !== "slot") return refusal(acquired.kind, wasLong, seconds);
    waitedMs += performance.now() - askedMs;
    // While it waited, another reader of the same rights may have been answered the same.
    const answer = place.recall();
    if (answer !== undefined) {
      acquired.slot.release(true);
      return { kind: "recalled", answer };
    }
    hold.enter();
    const budgetMs = seconds * 1000 - spentMs;
    const onWhole = place.keep;
    const request = { kind, model: model.compiled, statement, carryOver, budgetMs, onWhole };
    const execution = new Execution(acquired.slot, pool.options, request, signal, hold.leave);
    await execution.changed();
    const { end } = execution.progress;
    rejectWhereOver(end);
    if (end?.kind === "crowded") {
      if (crowded === crowdedMax) return { kind: "budget", sentence: sentences.memory };
      crowded += 1;
      spentMs += execution.spentMs;
      continue;
    }
    if (end?.kind !== "died" && end?.kind !== "gave_up") {
      execution.handOver();
      return { kind: "started", execution, model: model.compiled };
    }
    spentMs += execution.spentMs;
    if (end.kind === "gave_up") wasLong = true;
    else {
      deaths += 1;
      log?.("A query worker died; its query is begun again.");
    }
  }
  // Once may be bad luck; twice, it is what the statement does to an engine.
  return { kind: "failed", sentence: sentences.failed };
}

/** Nobody waits for it any more, or nobody can be served. */
const rejectWhereOver = (end: ExecutionEnd | undefined): void => {
  if (end?.kind === "aborted") throw end.reason;
  if (end?.kind === "closing") throw new StoreUnavailable(sentences.closing);
};

/** How many workers a statement may find full before it is to blame itself. */
const crowdedMax = 2;

/** Keeps a model for all that use it. */
interface Hold {
  enter(): void;
  leave(): void;
}

/** Releases the model when its last user leaves; the caller, who has loaded the model, is the first one. */
function holdOf(model: HeldModel): Hold {
  let users = 1;
  return {
    enter: () => void (users += 1),
    leave: () => {
      users -= 1;
      if (users === 0) model.release();
    },
  };
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

const refusal = (
  kind: Exclude<Acquired["kind"], "slot">,
  wasLong: boolean,
  seconds: number,
): Started => {
  if (kind === "busy") {
    const sentence = wasLong ? sentences.waitedAgain(seconds) : sentences.waited(seconds);
    return { kind: "budget", sentence };
  }
  throw new StoreUnavailable(kind === "closing" ? sentences.closing : sentences.noWorker);
};
