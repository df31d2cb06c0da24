import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { connect } from "./connections.js";
import { redisTurnLogs, type TurnLogsOptions } from "./turn-logs.js";

/** Binds the logs of turns under their port's key, and closes the connections with the container. */
export const redisModule = (url: string, options: TurnLogsOptions = {}): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    const key = portKey("turnLogs");
    let close = (): void => undefined;
    bind(key)
      .toDynamicValue(() => {
        const connections = connect(url);
        const logs = redisTurnLogs(connections, options);
        close = () => {
          logs.close();
          connections.close();
        };
        return logs;
      })
      .inSingletonScope();
    onDeactivation(key, () => {
      close();
    });
  });
