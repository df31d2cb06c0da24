import { SpanKind, type Span } from "@opentelemetry/api";
import type { AgentEvent, AgentUsage, Ports } from "@embedded-analytics/domain";
import { noteFailure, type OpenSpan, type Spans } from "./spans.js";

/** The same agents, with a span for each answer: from the question to the last piece, tools included. */
export const traceAgents = (agents: Ports["agents"], spans: Spans): Ports["agents"] => ({
  answer: async (accountId, task, signal) => {
    if (!spans.isTraced()) return agents.answer(accountId, task, signal);
    const open = spans.begin({
      name: "agents.answer",
      kind: SpanKind.INTERNAL,
      attributes: { "gen_ai.operation.name": "invoke_agent" },
    });
    try {
      const events = await open.run(() => agents.answer(accountId, task, signal));
      return { [Symbol.asyncIterator]: () => traced(open, events) };
    } catch (cause) {
      noteFailure(open.span, { cause });
      open.span.end();
      throw cause;
    }
  },
});

/** Each piece is asked for below the span, so that what the agent does for it stands there, too. */
const traced = (
  { span, run }: OpenSpan,
  events: AsyncIterable<AgentEvent>,
): AsyncIterator<AgentEvent> => {
  const iterator = run(() => events[Symbol.asyncIterator]());
  const failed = (cause: unknown): never => {
    noteFailure(span, { cause });
    span.end();
    throw cause;
  };
  const taken = (next: IteratorResult<AgentEvent>): IteratorResult<AgentEvent> => {
    if (next.done === true) span.end();
    else if (next.value.kind === "usage") noteUsage(span, next.value.usage);
    return next;
  };
  return {
    next: () => run(() => iterator.next()).then(taken, failed),
    return: async () => {
      span.end();
      await run(() => iterator.return?.());
      return { done: true, value: undefined };
    },
  };
};

const noteUsage = (
  span: Span,
  { models, inputTokens, outputTokens, llmCalls }: AgentUsage,
): void => {
  span.setAttributes({
    "gen_ai.request.model": models.join(","),
    "gen_ai.usage.input_tokens": inputTokens,
    "gen_ai.usage.output_tokens": outputTokens,
    "ea.llm_calls": llmCalls,
  });
};
