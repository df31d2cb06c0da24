import { ContainerModule } from "inversify";
import { redisModule } from "@embedded-analytics/adapters-redis/inversify";
import { portKey } from "@embedded-analytics/domain";
import { inMemoryLimits, inMemoryTurnLogs } from "@embedded-analytics/domain/in-memory";

/** The logs of turns, and limits: on the Redis that instances share, or in the memory of the only one. */
export const turnLogsModule = (redisUrl: string | undefined): ContainerModule =>
  redisUrl === undefined
    ? new ContainerModule(({ bind }) => {
        bind(portKey("turnLogs")).toConstantValue(inMemoryTurnLogs(Date.now));
        // Not by the time of day: set back by an hour, it would leave a full counter full for as long.
        bind(portKey("limits")).toConstantValue(inMemoryLimits(() => performance.now()));
      })
    : redisModule(redisUrl);
