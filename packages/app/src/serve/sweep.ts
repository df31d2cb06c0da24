import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

const hourMs = 3_600_000;

/** Clears away what is of no more use, now and then; answers how to stop that. */
export const sweepEveryHour = (analytics: EmbeddedAnalytics, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    analytics.removeOutlivedSessions().then(
      (count) => {
        log.debug({ count }, "Removed outlived sessions");
      },
      (error: unknown) => {
        log.warn({ err: error }, "Could not remove outlived sessions");
      },
    );
  }, hourMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
};
