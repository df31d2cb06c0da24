import { AnalyticsError } from "@embedded-analytics/client";

/** What a page says in place of its content. */
export interface PageMessage {
  readonly title: string;
  readonly text: string;
  /** Shown behind "Details". */
  readonly details?: string | undefined;
  /** Whether opening the same address again may help. */
  readonly canReload?: boolean;
}

/** Why a page has no token, in words for the reader; the service tells nobody which of the ways it was. */
export const sessionEnded = (cause: unknown): PageMessage => {
  if (cause === "no_session") {
    return {
      title: "This session has ended",
      text: "A session opens one page, once. Go back to where you came from and open it again.",
      canReload: true,
    };
  }
  if (!(cause instanceof AnalyticsError)) {
    return { title: "Something went wrong", text: "Open the page again.", details: String(cause) };
  }
  const details = cause.requestId === undefined ? cause.code : `${cause.code}, ${cause.requestId}`;
  if (cause.code === "unauthenticated" || cause.code === "invalid_request") {
    return {
      title: "This session has ended",
      text: "It was used, has expired, or was revoked. Go back to where you came from and open it again.",
      details,
      canReload: true,
    };
  }
  if (cause.code === "network_error") {
    return {
      title: "The service cannot be reached",
      text: "Your connection or the service is down. Open the page again in a moment.",
      details,
      canReload: true,
    };
  }
  return { title: "This page cannot be opened", text: cause.message, details };
};
