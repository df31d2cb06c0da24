import { appUris, shownBy } from "../apps/app-resource.js";
import { readOnly, type AssistantTool } from "../assistant-tool.js";
import { resultOf } from "../tool-results.js";

/** Rows with a chart of them; the text has the rows, since not every client draws. */
export const showChart: AssistantTool = {
  definition: {
    name: "show_chart",
    title: "Show a chart",
    description:
      "Runs a SELECT like run_query, and checks a Vega-Lite specification (without data) against its columns. The answer has the rows as CSV and the checked specification.",
    inputSchema: {
      type: "object",
      properties: {
        sql: { type: "string", description: "As for run_query" },
        spec: {
          anyOf: [{ type: "object" }, { type: "string" }],
          description:
            "Vega-Lite without data, whose fields are columns of the statement, such as {mark: 'bar', encoding: {x: {field: 'city'}, y: {field: 'revenue', type: 'quantitative'}}}",
        },
        title: { type: "string", description: "What the chart shows" },
      },
      required: ["sql", "spec"],
      additionalProperties: false,
    },
    annotations: { title: "Show a chart", ...readOnly },
    _meta: shownBy(appUris.chart),
  },
  answer: async ({ analytics, assistant, input, signal }) =>
    resultOf(await analytics.chartData(assistant, input, { signal })),
};
