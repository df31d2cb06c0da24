import type {
  PortAdapter,
  QueryOutcome,
  QueryRunnerMethods,
  ResultPart,
} from "@embedded-analytics/domain";
import { QueryStopped } from "@embedded-analytics/domain";
import { answerPlace } from "./answers/answer-place.js";
import { KeptAnswers, type Answer } from "./answers/kept-answers.js";
import type { SourceAccess } from "./bring-rows.js";
import type { ModelStore } from "./model-store.js";
import type { Execution } from "./pool/execution.js";
import type { WorkerPool } from "./pool/worker-pool.js";
import { outcomeOf } from "./outcome-of.js";
import { sentences } from "./sentences.js";
import type { ResultLimits } from "./result-limits.js";
import { startStatement } from "./start-statement.js";

/** The `queryRunner` port over worker processes (E7). */
export const duckdbQueryRunner = (
  models: ModelStore,
  pool: WorkerPool,
  limits: ResultLimits,
  sources?: SourceAccess,
  answers: KeptAnswers = new KeptAnswers(0),
): PortAdapter<QueryRunnerMethods> => ({
  run: async (accountId, query, signal) => {
    const engine = { models, pool, limits, sources };
    const place = answerPlace(answers, accountId, query, limits);
    const started = await startStatement(engine, "run", accountId, query, signal, place);
    if (started.kind === "recalled") return resultOf(started.answer, signal);
    if (started.kind !== "started") return started;
    const { columns, end } = started.execution.progress;
    if (columns !== undefined && (end === undefined || end.kind === "total")) {
      return { kind: "rows", columns, parts: partsOf(started.execution, signal) };
    }
    const outcome = outcomeOf(end);
    // The tables may have changed since the model was bound to them: then it is another one by now.
    const isUnfit = outcome.kind === "failed" && outcome.sentence === sentences.sourceChanged;
    const { deployment, branchName, modelVersion } = query;
    return isUnfit && (await models.hasOther(accountId, deployment, branchName, modelVersion))
      ? { kind: "stale_model" }
      : outcome;
  },
});

const resultOf = ({ columns, rows, totalRows }: Answer, signal: AbortSignal): QueryOutcome => ({
  kind: "rows",
  columns,
  parts: (async function* (): AsyncGenerator<ResultPart> {
    for (const part of [...(rows.length > 0 ? [{ rows }] : []), { totalRows }]) {
      signal.throwIfAborted();
      yield part;
    }
  })(),
});

/** The parts as they come. Leaving the loop ends the query; what is left of it is not waited for. */
function partsOf(execution: Execution, signal: AbortSignal): AsyncIterable<ResultPart> {
  const over = { done: true, value: undefined } as const;
  let done = false;
  const next = async (): Promise<IteratorResult<ResultPart, undefined>> => {
    if (done) return over;
    await execution.changed();
    if (signal.aborted) {
      done = true;
      signal.throwIfAborted();
    }
    const rows = execution.takeChunk();
    if (rows !== undefined) return { done: false, value: { rows } };
    done = true;
    const { end } = execution.progress;
    if (end?.kind === "total") return { done: false, value: { totalRows: end.totalRows } };
    const { kind, sentence } = outcomeOf(end);
    throw new QueryStopped(kind === "budget" ? "budget" : "failed", sentence);
  };
  const leave = async (): Promise<IteratorResult<ResultPart, undefined>> => {
    done = true;
    execution.stop({ kind: "aborted", reason: undefined });
    return over;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
