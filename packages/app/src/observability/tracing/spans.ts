import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";
import { Failure } from "@embedded-analytics/domain";
import { observeCall } from "../observe-call.js";

/** What a span is of. */
export interface SpanOf {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes | undefined;
}

/** A span that has begun, and a way to work below it. */
export interface OpenSpan {
  readonly span: Span;
  /** Calls something whose spans, also those that it begins later, stand below this one. */
  run<Answer>(call: () => Answer): Answer;
}

/**
 * The spans of this process. Which one is current goes with the asynchronous context, so that callers at the same
 * time do not meet. Names and attributes are the service's own words, never a user's (J5).
 */
export class Spans {
  readonly #current = new AsyncLocalStorage<Context>();

  constructor(private readonly tracer: Tracer) {}

  /** Whether something is done for a request. Upkeep by the clock has no spans: it would fill every collector. */
  isTraced(): boolean {
    return this.#current.getStore() !== undefined;
  }

  /** Begins a span below that context; without one, below the current span. */
  begin({ name, kind, attributes = {} }: SpanOf, parent = this.#current.getStore()): OpenSpan {
    const below = parent ?? ROOT_CONTEXT;
    const span = this.tracer.startSpan(name, { kind, attributes }, below);
    const context = trace.setSpan(below, span);
    return { span, run: (call) => this.#current.run(context, call) };
  }

  /** Makes a call under a span of its own where a request is traced, and hands on its answer or failure. */
  observed<Answer>(
    of: SpanOf,
    call: () => Answer | PromiseLike<Answer>,
    attributesOf: (answer: Answer) => Attributes = () => ({}),
  ): Answer | PromiseLike<Answer> {
    if (!this.isTraced()) return call();
    const { span, run } = this.begin(of);
    return observeCall(
      () => run(call),
      (end) => {
        if (end.kind === "answered") span.setAttributes(attributesOf(end.answer));
        else noteFailure(span, end);
        span.end();
      },
    );
  }
}

/** What failed, by its kind alone: its sentence may have a name or a value in it. */
export const noteFailure = (span: Span, { cause }: { readonly cause: unknown }): void => {
  const isRefused = cause instanceof Failure && cause.code !== "store_unavailable";
  const isLeft = cause instanceof Error && cause.name === "AbortError";
  span.setAttribute("error.type", errorTypeOf(cause));
  if (!isRefused && !isLeft) span.setStatus({ code: SpanStatusCode.ERROR });
};

const errorTypeOf = (cause: unknown): string => {
  if (cause instanceof Failure) return cause.code;
  return cause instanceof Error ? cause.constructor.name : "_OTHER";
};
