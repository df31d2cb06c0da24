import { setTimeout as sleep } from "node:timers/promises";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

/** How much of the time running turns may use to finish; the rest is for their closing sequences. */
const graceShare = 0.8;

/**
 * Lets running turns finish, or closes them as suspended (D8). Settles within the time: a turn whose
 * end cannot be stored by then is ended by another instance, or by the next start.
 */
export const stopTurnsWithin = async (
  analytics: Pick<EmbeddedAnalytics, "stopTurns">,
  seconds: number,
  log: Logger,
): Promise<void> => {
  const waiting = new AbortController();
  const stopped = analytics.stopTurns(seconds * graceShare).catch((error: unknown) => {
    log.warn({ err: error }, "Could not end all turns of chat");
  });
  const timeOver = sleep(seconds * 1000, undefined, { signal: waiting.signal }).catch(
    () => undefined,
  );
  await Promise.race([stopped, timeOver]);
  waiting.abort();
};
