import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

const firstMs = 60_000;
const hourMs = 3_600_000;

/**
 * Removes outlived sessions shortly after the start, as a service that is restarted often would
 * never come to it otherwise, and then every hour; answers how to stop that.
 */
export const sweepEveryHour = (analytics: EmbeddedAnalytics, log: Logger): (() => void) => {
  const sweep = (): void => {
    analytics.removeOutlivedSessions().then(
      (count) => {
        log.debug({ count }, "Removed outlived sessions");
      },
      (error: unknown) => {
        log.warn({ err: error }, "Could not remove outlived sessions");
      },
    );
  };
  const first = setTimeout(sweep, firstMs).unref();
  const others = setInterval(sweep, hourMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
};
