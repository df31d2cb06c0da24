import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { chartBytesMax } from "../../analytics/chart/chart-specification.js";
import { queryBytesMax } from "../../analytics/query/parse-query.js";
import { checkedChart } from "../../analytics/tools/svc-sql-api.js";
import { optionalText, shortText } from "../../analytics/tools/tool-input.js";
import type { Assistant, AssistantAnswer } from "../assistant.js";
import { queryData } from "./query-data.js";
import { toolArguments } from "./tool-arguments.js";

const readArguments = toolArguments(
  Schema.Struct({
    sql: shortText(queryBytesMax),
    spec: Schema.Union([shortText(chartBytesMax), Schema.Record(Schema.String, Schema.Unknown)]),
    title: optionalText(500),
  }),
);

/** The most rows that stand beside a chart. */
const rowsMax = 1000;

/**
 * The rows of `{sql, spec, title?}` with a chart of them, `spec` being Vega-Lite without data (E3): the
 * text says the rows, so that it suffices where nobody draws. A chart that is refused, or whose fields the
 * rows do not have, is a failure that says why.
 */
export const chartData = (assistant: Assistant, input: unknown, signal: AbortSignal) =>
  Effect.gen(function* () {
    const { sql, spec, title } = yield* readArguments(input);
    const text = typeof spec === "string" ? spec : JSON.stringify(spec);
    const drawable = yield* checkedChart(text, "any");
    const rows = yield* queryData(assistant, { sql, limit: rowsMax }, signal);
    const names = rows.structured.columns.map(({ name }) => name);
    const chart = yield* checkedChart(text, names, drawable);
    return {
      text: `${title ? `Chart: ${title}. ` : "A chart. "}${rows.text}`,
      structured: { ...rows.structured, ...(title ? { title } : {}), vegaSpec: chart },
    } satisfies AssistantAnswer;
  });
