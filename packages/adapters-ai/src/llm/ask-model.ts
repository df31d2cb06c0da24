import type { LanguageModelV3CallOptions, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { AgentStopped, type AgentEvent } from "@embedded-analytics/domain";
import type { ProviderModel } from "./provider/provider-model.js";
import { classify, type Classification } from "./provider/provider-error.js";
import { readAnswer, type ModelAnswer } from "./read-answer.js";

/** What a call of a model needs beside the model. */
export interface AskOptions {
  readonly signal: AbortSignal;
  /** Waits so many milliseconds, or until the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly nowMs: () => number;
  /** Called with every failure; `retryInMs` is undefined for the one that ends the turn. */
  readonly onTrouble: (
    error: unknown,
    judgement: Classification,
    retryInMs: number | undefined,
  ) => void;
}

type Part = LanguageModelV3StreamPart;

const retriesMax = 2;
/** The person who asks is waiting. */
const retryWaitMsMax = 20_000;

/**
 * Asks the model once. A provider that is busy or away for a moment is asked again, as long as nothing
 * of its answer was read: what a reader saw cannot be taken back. Every failure is an `AgentStopped`,
 * except the end of the turn, which throws the signal's reason.
 */
export async function* askModel(
  { model, providerOptions }: ProviderModel,
  asked: Pick<LanguageModelV3CallOptions, "prompt" | "tools" | "maxOutputTokens">,
  { signal, pause, nowMs, onTrouble }: AskOptions,
): AsyncGenerator<AgentEvent, ModelAnswer> {
  for (let attempt = 0; ; attempt++) {
    const seen = { any: false };
    try {
      signal.throwIfAborted();
      const call = { ...asked, providerOptions, abortSignal: signal };
      const { stream } = await model.doStream(call);
      // With the signal, so that a stream that does not listen ends as well.
      const parts = stream.pipeThrough(new TransformStream<Part, Part>(), { signal });
      return yield* readAnswer(parts, () => {
        seen.any = true;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AgentStopped) throw error;
      const judgement = classify(error, nowMs());
      const waitMs = judgement.retryAfterMs ?? 1000 * 2 ** attempt;
      const isLast = seen.any || attempt === retriesMax || waitMs > retryWaitMsMax;
      const retryInMs = judgement.isPassing && !isLast ? waitMs : undefined;
      onTrouble(error, judgement, retryInMs);
      if (retryInMs === undefined) throw new AgentStopped(judgement.reason);
      await pause(retryInMs, signal);
    }
  }
}
