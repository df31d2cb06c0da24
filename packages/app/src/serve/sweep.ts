import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

const firstMs = 60_000;
const hourMs = 3_600_000;

/**
 * Removes outlived sessions, and ephemeral users whose time is over (D9), shortly after the start, as
 * a service that is restarted often would never come to it otherwise, and then every hour; answers
 * how to stop that.
 */
export const sweepEveryHour = (
  analytics: Pick<EmbeddedAnalytics, "removeOutlivedSessions" | "removeExpiredUsers">,
  log: Logger,
): (() => void) => {
  const remove = (what: string, removal: () => Promise<number>): void => {
    removal().then(
      (count) => {
        log.debug({ count }, `Removed ${what}`);
      },
      (error: unknown) => {
        log.warn({ err: error }, `Could not remove ${what}`);
      },
    );
  };
  const sweep = (): void => {
    remove("outlived sessions", () => analytics.removeOutlivedSessions());
    remove("expired users", () => analytics.removeExpiredUsers());
  };
  const first = setTimeout(sweep, firstMs).unref();
  const others = setInterval(sweep, hourMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
};
