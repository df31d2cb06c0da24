import { readOnly, type AssistantTool } from "../assistant-tool.js";
import { resultOf } from "../tool-results.js";

const searchData: AssistantTool = {
  definition: {
    name: "search_data",
    title: "Search the data model",
    description:
      "Finds cubes, views and members (measures and dimensions) by words, the best first. Only what this user may see is found. Without words it shows the beginning of the model.",
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", description: "Words, such as: revenue by city", maxLength: 1000 },
      },
      additionalProperties: false,
    },
    annotations: { title: "Search the data model", ...readOnly },
  },
  answer: async ({ analytics, assistant, input }) =>
    resultOf(await analytics.searchData(assistant, input)),
};

const describeData: AssistantTool = {
  definition: {
    name: "describe_data",
    title: "Describe data",
    description:
      "Describes cubes, views (orders) or members (orders.count) by name: types, formats, other words for them, and an example statement.",
    inputSchema: {
      type: "object",
      properties: {
        names: {
          type: "array",
          items: { type: "string" },
          minItems: 1,
          maxItems: 50,
          description: "Names as search_data gives them",
        },
      },
      required: ["names"],
      additionalProperties: false,
    },
    annotations: { title: "Describe data", ...readOnly },
  },
  answer: async ({ analytics, assistant, input }) =>
    resultOf(await analytics.describeData(assistant, input)),
};

const runQuery: AssistantTool = {
  definition: {
    name: "run_query",
    title: "Run a query",
    description:
      "Runs one SELECT over cubes and views, under the rights of this user. A measure is written MEASURE(name), beside GROUP BY. The answer is CSV, at most 60,000 bytes; it says how many rows there are in all and, where it is cut, the cursor of the next page. Sort the statement to page through it.",
    inputSchema: {
      type: "object",
      properties: {
        sql: {
          type: "string",
          description:
            "Such as: SELECT city, MEASURE(revenue) FROM orders GROUP BY 1 ORDER BY 2 DESC",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 1000,
          description: "The most rows of this page; 100 where none is given",
        },
        cursor: { type: "string", description: "Of the answer before, with the same sql" },
      },
      required: ["sql"],
      additionalProperties: false,
    },
    annotations: { title: "Run a query", ...readOnly },
  },
  answer: async ({ analytics, assistant, input, signal }) =>
    resultOf(await analytics.queryData(assistant, input, { signal })),
};

/** The tools over the data of a deployment (I1). */
export const dataTools: readonly AssistantTool[] = [searchData, describeData, runQuery];
