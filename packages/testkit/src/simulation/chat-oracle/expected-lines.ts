import type { AgentUsage } from "@embedded-analytics/domain";

/** What a line is, as far as it matters for what is read back. */
export type LineKind = "user" | "delta" | "call" | "result" | "closing" | "final" | "ending";

/**
 * A line as it has to be. Texts that begin with `$` stand for what the service chooses: the same
 * name is the same value throughout a turn.
 */
export interface ExpectedLine {
  readonly kind: LineKind;
  /** Whether it has a number (`sort`), which is not part of `line`. */
  readonly counts: boolean;
  readonly line: Readonly<Record<string, unknown>>;
}

/** How a turn may end. */
export type EndState = "completed" | "aborted" | "failed" | "interrupted" | "suspended";

/** What a turn has come to when it ends. */
export interface SaidTurn {
  readonly chatId: string;
  readonly node: string;
  /** Or `$message` where the service has to make one. */
  readonly messageId: string;
  readonly input: string;
  readonly content: string;
  readonly usage: AgentUsage;
}

export const noUsage: AgentUsage = {
  models: [],
  llmCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

const sentences: Readonly<Partial<Record<EndState, string>>> = {
  failed: "The agent failed. Try again.",
  interrupted: "The answer was interrupted. Send the message again.",
};

const line = (
  kind: LineKind,
  fields: Readonly<Record<string, unknown>>,
  counts = true,
): ExpectedLine => ({ kind, counts, line: fields });

/** What the user said, and an answer that is empty yet. */
export const beginning = (messageId: string, input: string, node: string): ExpectedLine[] => [
  line("user", {
    id: messageId,
    role: "user",
    content: input,
    isDelta: false,
    isInProcess: false,
  }),
  delta(node, "", ""),
];

export const delta = (node: string, content: string, thinking: string): ExpectedLine =>
  line("delta", {
    id: "$answer",
    role: "assistant",
    content,
    thinking,
    graphPath: [node],
    isStructuredResponse: false,
    isInProcess: true,
    isDelta: true,
  });

/** Both lines of a call, the `number`th of its turn. */
export const toolCall = (
  node: string,
  number: number,
  call: { readonly name: string; readonly input: string },
): ExpectedLine[] => {
  const toolLine = (kind: LineKind, toolCall: object, isInProcess: boolean) =>
    line(kind, {
      id: `$tool${number}`,
      role: "assistant",
      toolCall,
      graphPath: [node, "tools"],
      isDelta: false,
      isInProcess,
    });
  return [
    toolLine("call", call, true),
    toolLine("result", { ...call, result: `$result${number}` }, false),
  ];
};

/** The closing sequence of wire-format 2. */
export const closingOf = (state: EndState, turn: SaidTurn): ExpectedLine[] => {
  const { content, node, messageId, input, chatId } = turn;
  const isCompleted = state === "completed";
  const isAnswered = isCompleted || content !== "";
  const message = (kind: LineKind, id: string, graphPath: readonly string[]) =>
    line(kind, {
      id,
      role: "assistant",
      content,
      graphPath,
      isDelta: false,
      isInProcess: false,
    });
  const answer = { id: isCompleted ? "$final" : "$answer", role: "assistant", content };
  const question = { id: messageId, role: "user", content: input };
  const error = sentences[state];
  return [
    ...(isAnswered ? [message("closing", "$answer", [node])] : []),
    ...(isCompleted ? [message("final", "$final", ["final"])] : []),
    ...(error === undefined ? [] : [line("ending", { error }, false)]),
    stateLine(chatId, isAnswered ? [question, answer] : [question]),
    ...markerOf(state, messageId),
    // The instance that ends a lost turn does not know what its agent has used.
    usageLine(state === "interrupted" ? noUsage : turn.usage),
  ];
};

export const stateLine = (chatId: string, messages: readonly object[]): ExpectedLine =>
  line("ending", {
    id: "__state__",
    role: "assistant",
    isDelta: false,
    state: { chatId, isStreaming: false, messages },
  });

export const usageLine = (usage: AgentUsage): ExpectedLine => {
  const totalTokens = usage.inputTokens + usage.outputTokens;
  return line(
    "ending",
    { id: "__usage__", type: "usage", usage: { ...usage, totalTokens } },
    false,
  );
};

const markerOf = (state: EndState, messageId: string): ExpectedLine[] => {
  if (state === "aborted") {
    const error = "The answer was stopped.";
    const marker = { id: "__aborted__", type: "abort", code: "chat_aborted", error };
    return [line("ending", marker, false)];
  }
  if (state !== "suspended") return [];
  const marker = {
    id: "__suspended__",
    type: "suspend",
    code: "chat_suspended",
    retryable: true,
    messageId,
    error: "The service is restarting. Send the message again.",
  };
  return [line("ending", marker, false)];
};
