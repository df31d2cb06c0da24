import { AnalyticsError } from "@embedded-analytics/client";

/** Why a call failed, with what to do next, in words for the reader. */
export const whyFailed = (error: unknown): string => {
  if (!(error instanceof AnalyticsError)) return "Something went wrong. Try again.";
  return said[error.code] ?? (error.message || "Something went wrong. Try again.");
};

const ended = "This session has ended. Go back to where you came from and open it again.";
const lost = "The connection was lost. Your question is kept.";

/** What a reader can do about it, where the service's own sentence does not say so. */
const said: Readonly<Record<string, string | undefined>> = {
  network_error: lost,
  stream_interrupted: lost,
  session_unavailable: ended,
  unauthenticated: ended,
  thread_busy: "This conversation is still being answered. Wait for the end, or stop it.",
};
