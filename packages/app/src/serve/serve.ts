import { createRouter } from "@embedded-analytics/adapters-http";
import type { Applied, EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import type { Environment } from "../configuration/environment-reader.js";
import { applyDeclarationFile } from "../declaration/apply-declaration-file.js";
import { makeLog } from "../log.js";
import { makeRuntime } from "../runtime.js";
import { makeDataDirectory, openStore, type Store } from "../store.js";
import { demoFile, provisionDemo } from "./demo.js";
import { makeGate } from "./gate.js";
import { greet } from "./greeting.js";
import { listen } from "./listen.js";
import { sweepEveryHour } from "./sweep.js";

/** A running service. */
export interface Service {
  readonly url: string;
  readonly greeting: string;
  /** Rejects when the service cannot go on; never settles otherwise. */
  readonly lost: Promise<never>;
  /** Ends it cleanly: running requests first, then connections, then an embedded PostgreSQL. */
  stop(): Promise<void>;
}

/** Starts the service. It listens, and tells so under `/livez` and `/readyz`, from the first moment. */
export const serve = async (
  configuration: Configuration,
  environment: Environment,
): Promise<Service> => {
  const log = makeLog(configuration.logLevel);
  const gate = makeGate(log);
  const listening = await listen(gate.app, configuration.host, configuration.port);
  try {
    await makeDataDirectory(configuration.dataDirectory);
    const store = await openStore(configuration);
    try {
      const { analytics, close } = await makeRuntime(
        configuration,
        store,
        configuration.bootstrapFile ?? demoFile,
      );
      const url = configuration.publicUrl ?? listening.url;
      const greeting = greet({
        url,
        store: describeStore(store, configuration),
        ...(await provision(analytics, configuration, environment)),
      });
      const stopSweeping = sweepEveryHour(analytics, log);
      gate.open(
        createRouter(analytics, {
          serviceDomain: configuration.serviceDomain,
          bodyBytesMax: configuration.bodyBytesMax,
          onError: (error, context) => {
            log.error({ err: error, ...context }, "A request failed");
          },
        }),
        () => answers(store),
      );
      log.info({ url: listening.url }, "Ready");
      return {
        url: listening.url,
        greeting,
        lost: store.lost,
        stop: async () => {
          log.info("Stopping");
          stopSweeping();
          gate.shut();
          await listening.close(configuration.shutdownSeconds);
          await close();
          await store.close();
          log.info("Stopped");
        },
      };
    } catch (cause) {
      await store.close();
      throw cause;
    }
  } catch (cause) {
    await listening.close(0);
    throw cause;
  }
};

/** A file of one's own replaces the demo; in production there is no demo (C5, F3). */
const provision = async (
  analytics: EmbeddedAnalytics,
  { bootstrapFile, production, dataDirectory }: Configuration,
  environment: Environment,
) => {
  const nothing = { demo: undefined, applied: undefined as Applied | undefined };
  if (bootstrapFile !== undefined) {
    return {
      ...nothing,
      applied: await applyDeclarationFile(analytics, bootstrapFile, environment),
    };
  }
  if (production) return nothing;
  return { ...nothing, demo: await provisionDemo(analytics, dataDirectory, environment) };
};

const describeStore = (store: Store, { dataDirectory }: Configuration): string =>
  store.kind === "embedded"
    ? `the embedded PostgreSQL in ${dataDirectory}`
    : "the PostgreSQL of DATABASE_URL";

const answers = async ({ database }: Store): Promise<boolean> => {
  try {
    await database.pool.query("select 1");
    return true;
  } catch {
    return false;
  }
};
