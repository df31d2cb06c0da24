import { AnalyticsError } from "@embedded-analytics/client";
import type { PlainKey } from "./catalogue.js";
import type { Texts } from "./texts.js";

/** Why a call failed, with what to do next, in words for the reader. */
export const whyFailed = (error: unknown, { say }: Texts): string => {
  if (!(error instanceof AnalyticsError)) return say("failed");
  const key = keys[error.code];
  return key === undefined ? error.message || say("failed") : say(key);
};

/** Why a question has no answer: it stays in its box, whatever became of the connection. */
export const whyUnanswered = (error: unknown, texts: Texts): string =>
  isDisconnected(error) ? texts.say("connectionLost") : whyFailed(error, texts);

/** Whether no answer came, or a part of it: the same call can do better later, by itself. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof AnalyticsError && keys[error.code] === "disconnected";

/** What a reader can do about it, where the service's own sentence does not say so. */
const keys: Readonly<Record<string, PlainKey | undefined>> = {
  network_error: "disconnected",
  stream_interrupted: "disconnected",
  session_unavailable: "sessionEndedGoBack",
  unauthenticated: "sessionEndedGoBack",
  rate_limited: "rateLimited",
  thread_busy: "threadBusy",
  thread_not_found: "threadMissing",
};
