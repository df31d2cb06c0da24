import { AnalyticsError } from "@embedded-analytics/client";
import type { PlainKey } from "./catalogue.js";
import type { Texts } from "./texts.js";

/** Why a call failed, with what to do next, in words for the reader. */
export const whyFailed = (error: unknown, { say }: Texts): string => {
  if (!(error instanceof AnalyticsError)) return say("failed");
  const key = keys[error.code];
  return key === undefined ? error.message || say("failed") : say(key);
};

/** What a reader can do about it, where the service's own sentence does not say so. */
const keys: Readonly<Record<string, PlainKey | undefined>> = {
  network_error: "connectionLost",
  stream_interrupted: "connectionLost",
  session_unavailable: "sessionEndedGoBack",
  unauthenticated: "sessionEndedGoBack",
  rate_limited: "rateLimited",
  thread_busy: "threadBusy",
  thread_not_found: "threadMissing",
};
