import { offerDemoConnect } from "./demo/demo-connect.js";
import { createRouter } from "@embedded-analytics/adapters-http";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import type { Environment, Ports } from "@embedded-analytics/domain";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { agentProblem, type ServedAgent } from "../composition/served-agents.js";
import type { Configuration } from "../configuration/configuration.js";
import { accountNamesOf } from "../declaration/account-names.js";
import { applyDeclarationFile, type OnApplied } from "../declaration/apply-declaration-file.js";
import { makeLog } from "../composition/log.js";
import { removeLeftCaches } from "../data-directory/temporary-cache.js";
import {
  cacheDirectoryOf,
  makeRuntime,
  type ChatLimits,
  type Runtime,
} from "../composition/runtime.js";
import { holdStore, openStore, type Store } from "../composition/store.js";
import { makeClosing, type Closing } from "./closing.js";
import {
  startDemoHost,
  withDemoRedirect,
  type DemoHost,
  type DemoHostOptions,
} from "./demo/demo-host.js";
import { keepDemoDataYoung } from "./demo/demo-data.js";
import { demoFile, provisionDemo, type DemoKey } from "./demo/demo.js";
import { makeGate, type Gate } from "./gate.js";
import { greet } from "./greeting.js";
import { interruptRepeatedly } from "./interrupt.js";
import { listen } from "./listen.js";
import type { Tracing } from "../observability/tracing/tracing.js";
import { servedTracing } from "../observability/tracing/served-tracing.js";
import { servedMetrics, type ServedMetrics } from "./served-metrics.js";
import { logFailures } from "./log-failures.js";
import { readinessOf } from "./readiness.js";
import { stopTurnsWithin } from "./stop-turns.js";
import { withSignIn } from "../sign-in/with-sign-in.js";
import { sweepRepeatedly } from "./sweep.js";
import { defaultUpkeep, type UpkeepPeriods } from "./upkeep.js";
import { watchRedis } from "./watch-redis.js";
import { whenAborted } from "./when-aborted.js";

/** A running service. */
export interface Service {
  readonly url: string;
  readonly greeting: string;
  /** Rejects when the service cannot go on; never settles otherwise. */
  readonly lost: Promise<never>;
  /**
   * Ends it cleanly: turns of chat and running requests first, then connections, then an embedded
   * PostgreSQL.
   */
  stop(): Promise<void>;
}

/** What the one who starts the service may want beside it. */
export interface ServeOptions {
  /** Ends the start. */
  readonly signal?: AbortSignal;
  /** Called with what applying `BOOTSTRAP_FILE` does. */
  readonly onApplied?: OnApplied;
  /** Who answers chat messages; by default each agent's kind. */
  readonly agents?: Ports["agents"] | undefined;
  /** How often it clears away what is over; what is not said is as it is shipped. */
  readonly upkeep?: Partial<UpkeepPeriods>;
  /** How many readers and bytes chat may have (D15); what is not said is as it is shipped. */
  readonly chatLimits?: ChatLimits;
  /** Puts something around the ports, inside of what counts their calls. */
  readonly around?: ((ports: Ports) => Ports) | undefined;
}

/**
 * Starts the service. It listens, and tells so under `/livez` and `/readyz`, as soon as the data
 * directory is its own. When the signal aborts before it is up, all that was opened is closed and
 * the start rejects with the signal's reason.
 */
export const serve = async (
  configuration: Configuration,
  environment: Environment,
  options: ServeOptions = {},
): Promise<Service> => {
  const { signal = new AbortController().signal, onApplied = () => undefined } = options;
  const log = makeLog(configuration.logLevel);
  const metrics = servedMetrics(configuration);
  const tracing = await servedTracing(configuration, log);
  const gate = makeGate(log, configuration.trustedProxies, {
    ...metrics?.gate,
    ...(tracing && { trace: tracing.requests }),
  });
  const closing = makeClosing();
  closing.add(async () => tracing?.close());
  try {
    return await start({
      configuration,
      environment,
      signal,
      onApplied,
      agents: options.agents,
      upkeep: { ...defaultUpkeep, ...options.upkeep },
      chatLimits: options.chatLimits ?? {},
      around: options.around,
      log,
      gate,
      metrics,
      tracing,
      closing,
    });
  } catch (cause) {
    gate.shut();
    await closing.all().catch((error: unknown) => {
      log.warn({ err: error }, "Could not close everything");
    });
    signal.throwIfAborted(); // what was cut short fails in its own words
    throw cause;
  }
};

interface Start extends Required<ServeOptions> {
  readonly upkeep: UpkeepPeriods;
  readonly configuration: Configuration;
  readonly environment: Environment;
  readonly log: Logger;
  readonly gate: Gate;
  readonly metrics: ServedMetrics | undefined;
  readonly tracing: Tracing | undefined;
  readonly closing: Closing;
}

const start = async (context: Start): Promise<Service> => {
  const { configuration, signal, log, gate, metrics, closing } = context;
  // Before listening: on the same port, too, a second start says who holds the data directory.
  closing.add(await holdStore(configuration, "the service"));
  const { host, port, trustedProxies } = configuration;
  const listening = await listen(gate.app, host, port, trustedProxies);
  closing.add(() => listening.close(0));
  const store = await openStore(configuration, signal);
  closing.add(store.close);
  if (!store.hasSecondWall) log.warn(withoutSecondWall);
  await removeLeftCaches(configuration.dataDirectory);
  const runtime = await makeRuntime({
    ...context,
    store,
    declarationFile: configuration.bootstrapFile ?? demoFile,
    cacheDirectory: cacheDirectoryOf(configuration),
    around: (ports) => [context.around, metrics?.around].reduce(surrounded, ports),
  });
  const { analytics, redisHealth } = runtime;
  closing.add(runtime.close);
  const metricsListening = await metrics?.listen(store, redisHealth);
  closing.add(async () => metricsListening?.close(0));
  const stopWatching = redisHealth && (await watchRedis(redisHealth, log));
  closing.add(async () => stopWatching?.());
  const url = configuration.publicUrl ?? listening.url;
  const provisioned = await Promise.race([
    provision(runtime, url, { ...context, samples: store.samples }),
    store.lost,
    whenAborted(signal).then((): never => {
      throw signal.reason;
    }),
  ]);
  for (const problem of provisioned.agents.map(agentProblem)) {
    if (problem !== undefined) log.warn(problem);
  }
  const demoHost = await demoHostOf(provisioned.demo, context, {
    serviceUrl: listening.url,
    publicUrl: url,
  });
  closing.add(async () => demoHost?.close());
  if (demoHost !== undefined) {
    await offerDemoConnect(analytics, { service: url, host: demoHost.url }, log);
  }
  if (provisioned.demo !== undefined) closing.add(keepDemoDataYoung(log, store.samples));
  const greeting = greet({
    url,
    store: describeStore(store, configuration),
    demoUrl: demoHost?.url,
    ...greetedOf(configuration),
    metricsUrl: metrics?.urlOf(metricsListening ?? listening),
    ...provisioned,
  });
  const stopSweeping = sweepRepeatedly(analytics, log, context.upkeep);
  const stopInterrupting = interruptRepeatedly(analytics, log, context.upkeep);
  const router = routerOf(runtime, context);
  gate.open(withDemoRedirect(router, demoHost), () =>
    readinessOf(() => answers(store), redisHealth),
  );
  log.info({ url: listening.url }, "Ready");
  return {
    url: listening.url,
    greeting,
    lost: store.lost,
    stop: async () => {
      log.info("Stopping");
      stopSweeping();
      stopInterrupting();
      gate.shut();
      await Promise.all([
        stopTurnsWithin(analytics, configuration.shutdownSeconds, log),
        listening.close(configuration.shutdownSeconds),
      ]);
      await closing.all();
      log.info("Stopped");
    },
  };
};

/** What of the configuration somebody reads who starts the service. */
const greetedOf = ({ demoModel, adminPage }: Configuration) => ({
  demoModel,
  hasAdminPage: adminPage,
});

const surrounded = (ports: Ports, around: ((ports: Ports) => Ports) | undefined): Ports =>
  around?.(ports) ?? ports;

/** What T4 asks for and a database of one's own lacks, until it is set up. */
const withoutSecondWall =
  "The role of DATABASE_URL owns the tables or bypasses row policies, so these are no second wall between accounts: " +
  "set MIGRATION_DATABASE_URL to the owner's address, and DATABASE_URL to that of a role that owns nothing";

const routerOf = (runtime: Runtime, { configuration, log }: Start): RequestHandler => {
  const router = createRouter(runtime.analytics, {
    serviceDomain: configuration.serviceDomain,
    cloudRegion: configuration.cloudRegion,
    bodyBytesMax: configuration.bodyBytesMax,
    heartbeatSeconds: configuration.heartbeatSeconds,
    stallSeconds: configuration.stallSeconds,
    assistants: configuration.assistants,
    adminPage: configuration.adminPage,
    pagesFolder,
    onError: logFailures(log),
  });
  return withSignIn(router, runtime, configuration, log);
};

/** The demo's page, where this start made the demo account in a database of its own. */
const demoHostOf = async (
  demo: DemoKey | undefined,
  { configuration: { databaseUrl, demoPort }, log }: Start,
  urls: Pick<DemoHostOptions, "serviceUrl" | "publicUrl">,
): Promise<DemoHost | undefined> =>
  demo === undefined || databaseUrl !== undefined
    ? undefined
    : startDemoHost({ port: demoPort, apiKey: demo.apiKey, log, ...urls });

/** What was provisioned, for the one who has started it to see. */
interface Provisioned {
  readonly demo: DemoKey | undefined;
  readonly agents: readonly ServedAgent[];
}

/** A file of one's own replaces the demo; in production there is no demo (C5, F3). */
const provision = async (
  { analytics, agentsOf }: Runtime,
  url: string,
  { configuration, environment, onApplied, samples }: Start & Pick<Store, "samples">,
): Promise<Provisioned> => {
  const { bootstrapFile, production } = configuration;
  if (bootstrapFile === undefined && production) return { demo: undefined, agents: [] };
  if (bootstrapFile !== undefined) {
    await applyDeclarationFile(analytics, bootstrapFile, environment, onApplied);
  }
  const demo =
    bootstrapFile === undefined
      ? await provisionDemo(analytics, configuration, environment, samples)
      : undefined;
  const agents: ServedAgent[] = [];
  for (const name of await accountNamesOf(bootstrapFile ?? demoFile)) {
    agents.push(...((await agentsOf(name, url)) ?? []));
  }
  return { demo, agents };
};

const describeStore = (store: Store, { dataDirectory, redisUrl }: Configuration): string => {
  const database =
    store.kind === "embedded"
      ? `the embedded PostgreSQL in ${dataDirectory}`
      : "the PostgreSQL of DATABASE_URL";
  return redisUrl === undefined ? database : `${database}, logs of chat in the Redis of REDIS_URL`;
};

const answers = async ({ database }: Store): Promise<boolean> => {
  try {
    // A named statement has a short timeout: probes of `/readyz` do not wait long.
    await database.pool.query({ name: "answers", text: "select 1" });
    return true;
  } catch {
    return false;
  }
};
