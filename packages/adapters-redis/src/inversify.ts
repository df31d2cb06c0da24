import { ContainerModule, type ServiceIdentifier } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { connect, type Connections } from "./connections.js";
import { redisHealth, type RedisHealth } from "./health.js";
import { redisTurnLogs, type TurnLogsOptions } from "./turn-logs.js";

/** Asks the Redis how it is; never rejects. */
export type AskRedisHealth = () => Promise<RedisHealth>;

/** The key under which the module binds that question. */
export const redisHealthKey: ServiceIdentifier<AskRedisHealth> = Symbol.for(
  "embedded-analytics/redis-health",
);

/** Binds the logs of turns under their port's key, and closes the connections with the container. */
export const redisModule = (url: string, options: TurnLogsOptions = {}): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    const key = portKey("turnLogs");
    let opened: Connections | undefined;
    let close = (): void => undefined;
    bind(key)
      .toDynamicValue(() => {
        const connections = (opened = connect(url));
        const logs = redisTurnLogs(connections, options);
        close = () => {
          logs.close();
          connections.close();
        };
        return logs;
      })
      .inSingletonScope();
    bind(redisHealthKey).toConstantValue(async () =>
      opened === undefined ? { status: "unavailable", evicts: false } : redisHealth(opened),
    );
    onDeactivation(key, () => {
      close();
    });
  });
