import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

const everyMs = 2000;

/**
 * Ends turns whose instance has died, every two seconds (D8); answers how to stop that. While the
 * store is away that cannot work, and the log says so once, not every two seconds.
 */
export const interruptEveryTwoSeconds = (
  analytics: Pick<EmbeddedAnalytics, "interruptLostTurns">,
  log: Logger,
): (() => void) => {
  let working = false;
  let failing = false;
  const interrupt = async (): Promise<void> => {
    if (working) return;
    working = true;
    try {
      const count = await analytics.interruptLostTurns();
      failing = false;
      if (count > 0) log.warn({ count }, "Ended turns of chat whose instance was lost");
    } catch (error) {
      log[failing ? "debug" : "warn"]({ err: error }, "Could not look for lost turns of chat");
      failing = true;
    } finally {
      working = false;
    }
  };
  const timer = setInterval(() => void interrupt(), everyMs).unref();
  return () => {
    clearInterval(timer);
  };
};
