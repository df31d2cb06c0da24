import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@embedded-analytics/adapters-prisma/embedded";
import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { keptSecretKey } from "../data-directory/kept-secret-key.js";
import { writePrivateFile } from "../data-directory/private-file.js";
import { makeClosing, type Closing } from "../serve/closing.js";
import { demoKeyPath, keptDemoKey } from "../serve/demo/demo.js";
import { listen } from "../serve/listen.js";
import { holdStore, postgresFolder } from "../composition/store.js";
import { reverseProxy } from "./reverse-proxy.js";
import { watchInstances } from "./instances.js";
import { startInstance, type RunningInstance } from "./start-instance.js";
import { startRedis } from "./start-redis.js";

/** How many instances there are. */
const count = 3;
/** What an instance may take beyond `SHUTDOWN_SECONDS` to close what it has open. */
const closingSeconds = 10;

/** Several instances behind one address. */
export interface Cluster {
  readonly url: string;
  readonly instances: readonly RunningInstance[];
  /** In words: where its data are. */
  readonly stores: string;
  /** The demo's admin key; undefined where there is no demo. */
  readonly demoKey: string | undefined;
  /** Resolves when no instance is left. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and Redis where none is configured, three instances of the service on free ports,
 * and a reverse proxy before them on `HOST` and `PORT`. What was opened is closed where the start fails or the
 * signal aborts.
 */
export const startCluster = async (
  configuration: Configuration,
  environment: Environment,
  signal: AbortSignal,
): Promise<Cluster> => {
  const closing = makeClosing();
  try {
    return await start(configuration, environment, signal, closing);
  } catch (cause) {
    await closing.all().catch(() => undefined);
    signal.throwIfAborted();
    throw cause;
  }
};

const start = async (
  configuration: Configuration,
  environment: Environment,
  signal: AbortSignal,
  closing: Closing,
): Promise<Cluster> => {
  const { dataDirectory, host, port, shutdownSeconds } = configuration;
  closing.add(await holdStore(configuration, "the cluster"));
  const postgres = await postgresOf(configuration, signal, closing);
  const redis = await redisOf(configuration, environment, closing);
  const shared = {
    ...environment,
    ...postgres.addresses,
    REDIS_URL: redis.url,
    SECRET_KEY: environment["SECRET_KEY"] ?? (await keptSecretKey(dataDirectory)),
  };

  const instances: RunningInstance[] = [];
  const watched = watchInstances();
  closing.add(async () => {
    watched.close();
  });
  const listening = await listen(reverseProxy(watched), host, port);
  closing.add(() => listening.close(0));
  const url = configuration.publicUrl ?? listening.url;

  const folderOf = (name: string): string => join(dataDirectory, "cluster", name);
  const begin = async (at: number, demoKey: string | undefined): Promise<void> => {
    const name = `instance-${at}`;
    await mkdir(folderOf(name), { recursive: true });
    const own = { HOST: "127.0.0.1", PORT: "0", PUBLIC_URL: url, DATA_DIR: folderOf(name) };
    const preset = demoKey === undefined ? {} : { BOOTSTRAP_API_KEY: demoKey };
    const instance = await startInstance(name, { ...shared, ...own, ...preset }, signal);
    closing.add(() => instance.stop(shutdownSeconds + closingSeconds));
    instances.push(instance);
    watched.add(instance);
  };
  // The first one migrates, and makes the demo and its key, which the others then have as well.
  const hasDemo = configuration.bootstrapFile === undefined && !configuration.production;
  await begin(1, hasDemo ? await keptDemoKey(configuration) : configuration.bootstrapApiKey);
  const made = { ...configuration, dataDirectory: folderOf("instance-1") };
  const demoKey = hasDemo ? await keptDemoKey(made) : undefined;
  if (demoKey !== undefined) await writePrivateFile(demoKeyPath(dataDirectory), demoKey);
  for (let at = 2; at <= count; at++) await begin(at, demoKey ?? configuration.bootstrapApiKey);

  return {
    url,
    instances,
    stores: `${postgres.name}, logs of chat in ${redis.name}`,
    demoKey,
    lost: Promise.all(instances.map(({ exited }) => exited)).then(() => undefined),
    stop: async () => {
      // Streams that run end with their instances, through the reverse proxy.
      const ended = instances.map((instance) => instance.stop(shutdownSeconds + closingSeconds));
      await Promise.all([...ended, listening.close(shutdownSeconds + closingSeconds)]);
      await closing.all();
    },
  };
};

interface Backing {
  readonly url: string;
  readonly name: string;
}

interface PostgresBacking {
  /** Variables that lead the instances to an embedded one. */
  readonly addresses: Environment;
  readonly name: string;
}

const postgresOf = async (
  { databaseUrl, dataDirectory }: Configuration,
  signal: AbortSignal,
  closing: Closing,
): Promise<PostgresBacking> => {
  if (databaseUrl !== undefined) return { addresses: {}, name: "the PostgreSQL of DATABASE_URL" };
  const directory = postgresFolder(dataDirectory);
  const { url, serviceUrl, stop } = await startEmbeddedPostgres({
    directory,
    durable: true,
    signal,
  });
  closing.add(stop);
  const addresses = { DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: url };
  return { addresses, name: `the embedded PostgreSQL in ${dataDirectory}` };
};

const redisOf = async (
  { redisUrl }: Configuration,
  environment: Environment,
  closing: Closing,
): Promise<Backing> => {
  if (redisUrl !== undefined) return { url: redisUrl, name: "the Redis of REDIS_URL" };
  const { url, program, stop } = await startRedis(environment);
  closing.add(stop);
  return { url, name: `a ${program} on ${new URL(url).host}` };
};
