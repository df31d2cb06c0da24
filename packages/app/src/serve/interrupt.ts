import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";
import { defaultUpkeep, every, type UpkeepPeriods } from "./upkeep.js";

/**
 * Ends turns whose instance has died (D8), every two seconds unless said otherwise; answers how to stop
 * that. While the store is away that cannot work, and the log says so once, not every time.
 */
export const interruptRepeatedly = (
  analytics: Pick<EmbeddedAnalytics, "interruptLostTurns">,
  log: Logger,
  { interruptMs }: UpkeepPeriods = defaultUpkeep,
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
  return every(interruptMs, () => void interrupt());
};
