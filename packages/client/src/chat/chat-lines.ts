import { AnalyticsError } from "../analytics-error.js";
import type { ChatLine } from "./chat-line.js";
import { jsonLines } from "../http/json-lines.js";
import type { LineDeduplicator } from "./line-deduplicator.js";
import { parseChatLine } from "./parse-chat-line.js";
import { pause, retryWaitMs, type RetryPolicy } from "./retry-policy.js";

/** How an answer of chat is read. */
export interface ChatReading {
  readonly retry: RetryPolicy;
  /** Milliseconds without a byte after which the connection counts as cut. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  readonly deduplicator: LineDeduplicator;
}

/**
 * The lines of one answer up to `__usage__`, which is always its last. Where the response is cut, or
 * cannot be had for the moment, `open` sends the same request again, and lines go on where they were,
 * none missing and none twice. Rejects with an `AnalyticsError` once trying again is of no use.
 */
export async function* chatLines(
  open: (signal: AbortSignal) => Promise<Response>,
  { retry, idleMs, signal, deduplicator }: ChatReading,
): AsyncGenerator<ChatLine, void, undefined> {
  let tries = 0;
  for (;;) {
    try {
      deduplicator.beginResponse();
      for await (const value of jsonLines(await open(signal), { signal, idleMs })) {
        const parsed = parseChatLine(value);
        const line = parsed && deduplicator.accept(parsed);
        if (line === undefined) continue;
        tries = 0;
        yield line;
        if ("id" in line && line.id === "__usage__") return;
      }
      throw new AnalyticsError("stream_interrupted", "The answer broke off.");
    } catch (error) {
      signal.throwIfAborted();
      const waitMs = retryWaitMs(error, tries, retry, Math.random());
      if (waitMs === undefined) throw error;
      tries += 1;
      await pause(waitMs, signal);
    }
  }
}
