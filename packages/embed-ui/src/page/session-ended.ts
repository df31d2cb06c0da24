import { AnalyticsError } from "@embedded-analytics/client";
import { pageTexts } from "../i18n/page-texts.js";

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
  const { say } = pageTexts();
  if (cause === "no_session") {
    return { title: say("sessionEndedTitle"), text: say("sessionOpensOnce"), canReload: true };
  }
  if (!(cause instanceof AnalyticsError)) {
    return { title: say("wrongTitle"), text: say("openAgain"), details: String(cause) };
  }
  const details = cause.requestId === undefined ? cause.code : `${cause.code}, ${cause.requestId}`;
  if (cause.code === "unauthenticated" || cause.code === "invalid_request") {
    return { title: say("sessionEndedTitle"), text: say("sessionOver"), details, canReload: true };
  }
  if (cause.code === "network_error") {
    return {
      title: say("unreachableTitle"),
      text: say("unreachableText"),
      details,
      canReload: true,
    };
  }
  return { title: say("cannotOpenTitle"), text: cause.message, details };
};
