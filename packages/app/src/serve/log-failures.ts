import type { OnError } from "@embedded-analytics/adapters-http";
import type { Logger } from "pino";

/** Writes down every request that was answered with 5xx, with the cause that callers do not see. */
export const logFailures =
  (log: Logger): OnError =>
  (error, context) => {
    log.error({ err: error, ...context }, "A request failed");
  };
