import type { Ports } from "@embedded-analytics/domain";
import type { AskRedisHealth } from "@embedded-analytics/adapters-redis/inversify";
import type { Store } from "../composition/store.js";
import type { Configuration } from "../configuration/configuration.js";
import { answerMetrics, metricsApp } from "../observability/metrics-app.js";
import { Metrics } from "../observability/metrics.js";
import { observePorts } from "../observability/observe-ports.js";
import { observeRequests } from "../observability/observe-requests.js";
import type { GateMetrics } from "./gate.js";
import { listen, type Listening } from "./listen.js";

/** The metrics of a service that is configured to serve them (J5). */
export interface ServedMetrics {
  readonly gate: GateMetrics;
  readonly around: (ports: Ports) => Ports;
  /** Reads the stores from now on, and listens on a port of its own where there is one. */
  listen(store: Store, redisHealth: AskRedisHealth | undefined): Promise<Listening | undefined>;
  urlOf(listening: Pick<Listening, "url">): string;
}

/** Undefined where neither a port nor a token is set: then nothing is counted. */
export const servedMetrics = ({
  host,
  metricsPort,
  metricsToken,
}: Configuration): ServedMetrics | undefined => {
  if (metricsPort === undefined && metricsToken === undefined) return undefined;
  const metrics = new Metrics();
  return {
    gate: {
      observe: observeRequests(metrics),
      answer: metricsPort === undefined ? answerMetrics(metrics, metricsToken) : undefined,
    },
    around: (ports) => observePorts(ports, metrics),
    listen: async ({ database: { pool } }, redisHealth) => {
      metrics.watch({
        pool: () => ({
          total: pool.totalCount,
          idle: pool.idleCount,
          waiting: pool.waitingCount,
        }),
        redisIsReady: redisHealth && (async () => (await redisHealth()).status === "ready"),
      });
      if (metricsPort === undefined) return undefined;
      return listen(metricsApp(metrics, metricsToken), host, metricsPort);
    },
    urlOf: ({ url }) => `${url}/metrics`,
  };
};
