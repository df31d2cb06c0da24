import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import type { Assistant, EmbeddedAnalytics } from "@embedded-analytics/domain";

/** One call of a tool: who calls, with what, and how it reports progress and its end. */
export interface ToolCall {
  readonly analytics: EmbeddedAnalytics;
  readonly assistant: Assistant;
  /** What the language model wrote, of unknown shape. */
  readonly input: unknown;
  /** The agent that the address names (`?agent=`). */
  readonly agentId: string | undefined;
  /** Aborts when the client cancels the call or leaves. */
  readonly signal: AbortSignal;
  /** Reports progress, where the client asked for it; `step` rises. */
  readonly report: (step: number, message: string) => Promise<void>;
}

/** A tool as a client lists it, and what it does. */
export interface AssistantTool {
  readonly definition: Tool;
  /** Left out: every user has it. */
  readonly isOffered?: (assistant: Assistant) => boolean;
  readonly answer: (call: ToolCall) => Promise<CallToolResult>;
}

/** Of a tool that changes nothing, and reaches nothing but the deployment's data. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
