import type { ExplainOutcome } from "../analytics/query/query-explainer.js";
import type { Query } from "../analytics/query/query-runner.js";
import type { InMemoryModel } from "./model.js";
import { readStatement } from "./run-query.js";

/** Explains what `runInMemory` would run; there is no engine, so the plan is its filter as JSON. */
export const explainInMemory = (
  data: InMemoryModel,
  query: Query,
  signal: AbortSignal,
): ExplainOutcome => {
  signal.throwIfAborted();
  const read = readStatement(data, query);
  if (read.kind === "refused") return read;
  const { cube, members, filter } = read;
  return {
    kind: "explained",
    sql: query.sql,
    plan: JSON.stringify(filter),
    uses: { [cube.name]: members.map(({ name }) => name) },
    scans: [],
  };
};
