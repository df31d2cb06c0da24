import type { LanguageModelV3FunctionTool } from "@ai-sdk/provider";
import type { ToolName } from "@embedded-analytics/domain";

type Schema = LanguageModelV3FunctionTool["inputSchema"];

const text = (description: string): Schema => ({ type: "string", description });

/** How each tool is described to a model. There is no place in them for a user or an account (T9). */
const definitions: Readonly<Record<ToolName, LanguageModelV3FunctionTool>> = {
  svcMeta: {
    type: "function",
    name: "svcMeta",
    description: "Searches the data model for cubes, views and members; the best come first.",
    inputSchema: {
      type: "object",
      properties: { searchQuery: text("A few words; empty for the beginning of the model.") },
      required: ["searchQuery"],
      additionalProperties: false,
    },
  },
  svcSqlApi: {
    type: "function",
    name: "svcSqlApi",
    description:
      "Runs one SELECT over cubes and views, answers up to 100 rows, and draws a chart of them if a specification is given.",
    inputSchema: {
      type: "object",
      properties: {
        sqlQuery: text("The SELECT, with measures as MEASURE(name)."),
        queryTitle: text("A title of a few words for people."),
        description: text("One sentence: what it computes."),
        userRequest: text("What the user asked for."),
        memoryId: text("The uuid of the earlier result that this statement refines; or nothing."),
        vegaSpec: text("The text of a Vega-Lite v5 specification without data; or nothing."),
      },
      required: ["sqlQuery", "queryTitle"],
      additionalProperties: false,
    },
  },
};

/** The definitions of these tools. */
export const toolDefinitions = (
  tools: readonly ToolName[],
): readonly LanguageModelV3FunctionTool[] => tools.map((name) => definitions[name]);
