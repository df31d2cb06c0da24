import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.js";
import type { Tracing } from "./tracing.js";

/** Undefined where no collector is configured: then nothing is traced, and no tracer is loaded (J5). */
export const servedTracing = async (
  { tracing, redisUrl }: Configuration,
  log: Logger,
): Promise<Tracing | undefined> => {
  if (tracing === undefined) return undefined;
  const { startTracing } = await import("./start-tracing.js");
  return startTracing(tracing, { isOnRedis: redisUrl !== undefined }, log);
};
