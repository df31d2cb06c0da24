import type { DataCaller } from "../access/data-caller.js";
import type { AgentId, DeploymentId } from "../shared/text/branded.js";
import type { Assistant, AssistantAnswer, PreparedQuestion } from "./assistant.js";

/** The calls of the service for users' own assistants (I1); they reject as all of its calls do. */
export interface AssistantCalls {
  /**
   * Identifies the user of one request. `given` is `{sessionSettings}` with an API key, which name a stored
   * user and carry no rights; with an embed token nothing is read of it. Without a deployment it is the
   * token's, or the account's default one.
   */
  openAssistant(
    caller: DataCaller,
    deploymentId: DeploymentId | undefined,
    given: unknown,
  ): Promise<Assistant>;
  /** Cubes, views and members that fit `{query?}`, the best first. */
  searchData(assistant: Assistant, input: unknown): Promise<AssistantAnswer>;
  /** Cubes, views and members by `{names}`. */
  describeData(assistant: Assistant, input: unknown): Promise<AssistantAnswer>;
  /** A page of the rows of `{sql, limit?, cursor?}` (I2); ended by the signal like `runQuery`. */
  queryData(
    assistant: Assistant,
    input: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<AssistantAnswer>;
  /** The rows of `{sql, spec, title?}` with a checked chart of them; ended by the signal like `runQuery`. */
  chartData(
    assistant: Assistant,
    input: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<AssistantAnswer>;
  /** All cubes and views that the user may see, a line each. */
  modelOverview(assistant: Assistant): Promise<AssistantAnswer>;
  /** How to ask `{question, chatId?}` of an agent: of that one, or of the deployment's first. */
  prepareQuestion(
    assistant: Assistant,
    input: unknown,
    agentId?: AgentId,
  ): Promise<PreparedQuestion>;
}
