import { AnalyticsError } from "../analytics-error.js";

/** How often, and after which waits, an answer that was cut is asked for again. */
export interface RetryPolicy {
  /** So many times in a row without a new line; 0: never. */
  readonly triesMax: number;
  /** Milliseconds before the first of them; each further one waits twice as long. */
  readonly firstWaitMs: number;
  /** The longest wait, in milliseconds, also where the service asks for a longer one: then it is not tried. */
  readonly waitMsMax: number;
}

/** Eight tries within about a minute: as long as a service takes to be replaced. */
export const defaultRetry: RetryPolicy = { triesMax: 8, firstWaitMs: 250, waitMsMax: 15_000 };

/**
 * Milliseconds until the next try, or undefined where trying again is of no use: the error would come
 * again, there were enough tries, or the service wants a longer wait. `tries` counts those before this
 * failure; `random` is from 0 up to 1, so that clients which were cut together do not come back together.
 */
export const retryWaitMs = (
  error: unknown,
  tries: number,
  { triesMax, firstWaitMs, waitMsMax }: RetryPolicy,
  random: number,
): number | undefined => {
  if (tries >= triesMax || !mayPass(error)) return undefined;
  const backoffMs = Math.min(firstWaitMs * 2 ** tries, waitMsMax) * (0.5 + random / 2);
  const askedMs = (error.retryAfter ?? 0) * 1000;
  return askedMs > waitMsMax ? undefined : Math.max(backoffMs, askedMs);
};

/** Whether the same request may succeed a little later. */
const mayPass = (error: unknown): error is AnalyticsError => {
  if (!(error instanceof AnalyticsError)) return false;
  const { code, status, retryAfter } = error;
  return (
    code === "network_error" ||
    code === "stream_interrupted" ||
    status >= 502 ||
    // A connection that ended within the first line leaves the beginning of a status.
    (status > 0 && status < 100) ||
    (status === 429 && retryAfter !== undefined)
  );
};

/** Waits so many milliseconds; rejects with the signal's reason as soon as it aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", settle);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(settle, ms);
    signal.addEventListener("abort", settle);
    if (signal.aborted) settle();
  });
