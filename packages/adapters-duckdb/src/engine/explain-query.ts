import type { PortAdapter, QueryExplainerMethods } from "@embedded-analytics/domain";
import { answerPlace } from "./answers/answer-place.js";
import { KeptAnswers } from "./answers/kept-answers.js";
import type { SourceAccess } from "./bring-rows.js";
import { explainScans } from "./explain-scans.js";
import type { ModelStore } from "./model-store.js";
import type { WorkerPool } from "./pool/worker-pool.js";
import { outcomeOf } from "./outcome-of.js";
import type { ResultLimits } from "./result-limits.js";
import { startStatement } from "./start-statement.js";

/**
 * The `queryExplainer` port in the same workers, under the same budgets, in which queries run. Databases
 * that are asked to count have 30 seconds for each scan.
 */
export const duckdbExplain = (
  models: ModelStore,
  pool: WorkerPool,
  limits: ResultLimits,
  sources?: SourceAccess,
  answers: KeptAnswers = new KeptAnswers(0),
): PortAdapter<QueryExplainerMethods> => ({
  explain: async (accountId, query, { runScans, judgeOnly = false }, signal) => {
    const kind = judgeOnly ? "judge" : "explain";
    const engine = { models, pool, limits, sources };
    const started = await startStatement(engine, kind, accountId, query, signal);
    if (started.kind !== "started") return started;
    const { end } = started.execution.progress;
    if (end?.kind !== "explained") return outcomeOf(end);
    const { sql, plan, uses, scans, lasts } = end;
    const asked = { accountId, query, model: started.model, runScans };
    const explained =
      sources === undefined || judgeOnly ? [] : await explainScans(sources, asked, scans, signal);
    signal.throwIfAborted();
    const place = answerPlace(answers, accountId, { ...query, rowsTake: undefined }, limits);
    const cache = { lasts, kept: place.isKept() };
    return { kind: "explained", sql, plan, uses, scans: explained, cache };
  },
});
