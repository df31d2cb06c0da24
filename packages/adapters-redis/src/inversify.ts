import { ContainerModule, type ServiceIdentifier } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { connect, type Connections } from "./connections.js";
import { redisHealth, type RedisHealth } from "./health.js";
import { redisLimits } from "./limits/redis-limits.js";
import { redisTurnLogs, type TurnLogsOptions } from "./turn-logs.js";

/** Asks the Redis how it is; never rejects. */
export type AskRedisHealth = () => Promise<RedisHealth>;

/** The key under which the module binds that question. */
export const redisHealthKey: ServiceIdentifier<AskRedisHealth> = Symbol.for(
  "embedded-analytics/redis-health",
);

/**
 * Binds the logs of turns and the limits under their ports' keys, on the same connections, which are
 * closed with the container.
 */
export const redisModule = (url: string, options: TurnLogsOptions = {}): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    let opened: Connections | undefined;
    const connected = (): Connections => (opened ??= connect(url));
    let closeLogs = (): void => undefined;
    bind(portKey("turnLogs"))
      .toDynamicValue(() => {
        const logs = redisTurnLogs(connected(), options);
        closeLogs = () => {
          logs.close();
        };
        return logs;
      })
      .inSingletonScope();
    bind(portKey("limits"))
      .toDynamicValue(() => redisLimits(connected(), options))
      .inSingletonScope();
    bind(redisHealthKey).toConstantValue(async () =>
      opened === undefined ? { status: "unavailable", evicts: false } : redisHealth(opened),
    );
    onDeactivation(portKey("turnLogs"), () => {
      closeLogs();
      opened?.close();
    });
  });
