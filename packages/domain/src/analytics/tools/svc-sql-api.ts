import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ChartCheck } from "../services.js";
import { Failure } from "../../shared/failure/failure.js";
import { chartBytesMax, chartSpecification } from "../chart/chart-specification.js";
import type { DataSession } from "../access/data-session.js";
import { queryBytesMax } from "../query/parse-query.js";
import { failureOf, runStatement } from "../query/run-query.js";
import { collectRows } from "./collect-rows.js";
import type { SvcSqlApiResult } from "./tool-results.js";
import { orToolFailure } from "./tool-failure.js";
import { optionalText, shortText, toolInput } from "./tool-input.js";
import { mintUuid } from "./uuid.js";

const rowsMax = 100;
const words = optionalText(8192);

/** Where a client finds what the chart is written in (D11). */
const vegaLiteSchema = "https://vega.github.io/schema/vega-lite/v5.json";

// None of the words changes what a statement gives (D11).
const readInput = toolInput(
  Schema.Struct({
    sqlQuery: shortText(queryBytesMax),
    queryTitle: words,
    description: words,
    userRequest: words,
    memoryId: words,
    vegaSpec: optionalText(chartBytesMax),
  }),
);

/**
 * Runs a statement under the rights of the session, and nothing that the input says can widen them
 * (2.8, E1, T9). A statement or a chart that is refused is an `{error}` that says why. What can be said
 * of a chart without the columns is said before anything runs; a field that the result does not have is
 * an `{error}` as well, since an answer without the chart would look like one that has it. `memoryId` is
 * repeated where it names one of the thread's `earlier` results, by their `uuid`.
 */
export const svcSqlApi = (
  session: DataSession,
  input: unknown,
  signal: AbortSignal,
  earlier: ReadonlySet<string>,
) =>
  orToolFailure(
    Effect.gen(function* () {
      const { sqlQuery, vegaSpec, memoryId, ...said } = yield* readInput(input);
      const drawable = vegaSpec ? yield* checkedChart(vegaSpec, "any") : undefined;
      const outcome = yield* runStatement(session, sqlQuery, rowsMax, signal);
      if (outcome.kind !== "rows") return yield* Effect.fail(failureOf(outcome));
      const { columns } = outcome;
      const { rows, totalRows } = yield* collectRows(outcome.parts, { rowsMax });
      const names = columns.map(({ name }) => name);
      const chart = vegaSpec ? yield* checkedChart(vegaSpec, names, drawable) : undefined;
      return {
        sqlQuery,
        queryTitle: said.queryTitle ?? "",
        description: said.description ?? "",
        userRequest: said.userRequest ?? "",
        ...(memoryId && earlier.has(memoryId) ? { memoryId } : {}),
        schema: columns.map(({ name, type }) => ({ name, column_type: type, columnType: type })),
        data: rows,
        totalRows,
        uuid: yield* mintUuid,
        ...(chart === undefined ? {} : { vegaSpec: chart }),
      } satisfies SvcSqlApiResult;
    }),
  );

/** The chart as it may be drawn, as a text (E3, T16); `drawable` is one that a renderer takes. */
export const checkedChart = (
  vegaSpec: string,
  columns: readonly string[] | "any",
  drawable?: string,
) =>
  Effect.gen(function* () {
    const checked = chartSpecification(vegaSpec, columns);
    if (!checked.ok) return yield* Effect.fail(new Failure("invalid_request", checked.sentence));
    const text = JSON.stringify({ $schema: vegaLiteSchema, ...checked.specification });
    if (text === drawable) return text;
    const chartCheck = yield* ChartCheck;
    const problem = yield* chartCheck.problem(checked.specification);
    if (problem !== undefined) return yield* Effect.fail(new Failure("invalid_request", problem));
    return text;
  });
