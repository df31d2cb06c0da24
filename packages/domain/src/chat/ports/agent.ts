import type { ToolName } from "../../accounts/agent-options.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { AccountId, AgentId, DeploymentId, Milliseconds } from "../../shared/text/branded.js";

/** An agent as it was declared (C5); `config` holds what its kind needs. */
export interface Agent {
  readonly id: AgentId;
  readonly name: string;
  readonly deploymentId: DeploymentId;
  readonly config: JsonObject;
}

/** A finished message of the thread, as the agent is reminded of it. */
export interface PastMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The calls that led to an answer, oldest first; results as the tool gave them. */
  readonly toolCalls: readonly PastToolCall[];
}

/** A call of an earlier turn. */
export interface PastToolCall {
  readonly tool: ToolName;
  readonly input: string;
  readonly result: string;
}

/** What an agent works with for one turn. It never learns a key, and cannot say for whom it asks. */
export interface AgentTask {
  readonly agent: Agent;
  /** What the user said. */
  readonly input: string;
  /** The thread before this turn, oldest first. */
  readonly history: readonly PastMessage[];
  /** The model as the user may see it: names and words, no policies, no SQL. */
  readonly model: DataModel;
  /** IANA zone in which the user counts days. */
  readonly timezone: string;
  /** The moment of the question, milliseconds since 1970. */
  readonly nowMs: Milliseconds;
  /**
   * Calls a tool under the user's rights and answers its result, a JSON text; a failed call answers
   * `{"error":"…"}`, and so does one whose input could not be read (undefined) or whose tool the agent
   * does not have (T10). It rejects only when the turn is over (aborted, past its budget).
   */
  readonly callTool: (tool: ToolName, input: JsonObject | undefined) => Promise<string>;
}

/** What an agent says, piece by piece, in the order in which a reader sees it. */
export type AgentEvent =
  | { readonly kind: "thinking"; readonly text: string }
  | { readonly kind: "content"; readonly text: string }
  /** What a model behind the agent has used so far. */
  | { readonly kind: "usage"; readonly usage: AgentUsage };

/** Use of language models; all zero for an agent without one. */
export interface AgentUsage {
  readonly models: readonly string[];
  readonly llmCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

/** Answers questions. */
export interface AgentsMethods {
  /**
   * Answers a question. The turn ends with the iteration; leaving it early, or the signal, ends the
   * agent. Whatever it throws ends the turn as failed, without its words; an `AgentStopped` says why
   * out of a closed list.
   */
  answer(accountId: AccountId, task: AgentTask, signal: AbortSignal): AsyncIterable<AgentEvent>;
}
