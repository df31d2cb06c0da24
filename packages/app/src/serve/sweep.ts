import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";
import { after, defaultUpkeep, every, type UpkeepPeriods } from "./upkeep.js";

/**
 * Removes outlived grants of assistants, outlived sessions, keys of administrators' sign-ins that have ended and
 * threads that are older than their accounts keep them (J1), and ephemeral users whose time is over (D9): shortly after
 * the start, as a service that is restarted often would never come to it otherwise, and then again and again, every
 * hour unless said otherwise. What was said in a preview goes within half a minute of its end (J1). Answers how to
 * stop that.
 */
export const sweepRepeatedly = (
  analytics: Pick<
    EmbeddedAnalytics,
    | "removeOutlivedGrants"
    | "removeOutlivedSessions"
    | "removeEndedSignIns"
    | "removeExpiredUsers"
    | "clearPreviews"
    | "removeOldThreads"
  >,
  log: Logger,
  { firstSweepMs, sweepMs, previewMs }: UpkeepPeriods = defaultUpkeep,
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
    remove("outlived grants", () => analytics.removeOutlivedGrants());
    remove("outlived sessions", () => analytics.removeOutlivedSessions());
    remove("ended sign-ins", () => analytics.removeEndedSignIns());
    remove("expired users", () => analytics.removeExpiredUsers());
    remove("old threads", () => analytics.removeOldThreads());
  };
  const stopFirst = after(firstSweepMs, sweep);
  const stopOthers = every(sweepMs, sweep);
  const stopPreviews = every(previewMs, () => {
    remove("turns of previews", () => analytics.clearPreviews());
  });
  return () => {
    stopFirst();
    stopOthers();
    stopPreviews();
  };
};
