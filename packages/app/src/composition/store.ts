import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  isBoundByPolicies,
  migrate,
  openDatabase,
  roleOf,
  type Database,
} from "@embedded-analytics/adapters-prisma";
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type SamplesUrls,
} from "@embedded-analytics/adapters-prisma/embedded";
import type { Configuration } from "../configuration/configuration.js";
import { holdDataDirectory } from "../data-directory/hold.js";

/** The database of the service, migrated, and whatever had to be started for it. */
export interface Store {
  readonly database: Database;
  readonly kind: "yours" | "embedded";
  /** Whether row policies stand behind every statement, as a second wall between accounts (T4). */
  readonly hasSecondWall: boolean;
  /** Where sample data may lie: beside the service's own on the embedded server, and nowhere else. */
  readonly samples: SamplesUrls | undefined;
  /** Rejects when the embedded server ends by itself; never settles otherwise. May go unheard. */
  readonly lost: Promise<never>;
  close(): Promise<void>;
}

const never = new Promise<never>(() => undefined);

/**
 * Makes the data directory where it is missing and, where the embedded database lies in it, takes
 * it for this process alone; answers how to give it back. Throws `DataDirectoryHeld`, whose
 * sentence tells the other's `purpose`.
 */
export const holdStore = async (
  { databaseUrl, dataDirectory }: Configuration,
  purpose: string,
): Promise<() => Promise<void>> => {
  await mkdir(dataDirectory, { recursive: true });
  if (databaseUrl !== undefined) return () => Promise.resolve();
  return holdDataDirectory(dataDirectory, purpose);
};

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one in the data directory, which
 * this process must hold. Rejects with the signal's reason, leaving nothing open, when it aborts.
 */
export const openStore = async (
  { databaseUrl, migrationDatabaseUrl, dataDirectory }: Configuration,
  signal?: AbortSignal,
): Promise<Store> =>
  databaseUrl === undefined
    ? startEmbedded(dataDirectory, signal)
    : {
        ...(await opened(
          { owner: migrationDatabaseUrl ?? databaseUrl, service: databaseUrl },
          signal,
        )),
        kind: "yours",
        samples: undefined,
        lost: never,
      };

/** The store for a command beside the service: a running embedded server is used, not started. */
export const openStoreBeside = async (
  configuration: Configuration,
  purpose: string,
): Promise<Store> => {
  if (configuration.databaseUrl === undefined) {
    const running = await runningEmbeddedPostgres(postgresFolder(configuration.dataDirectory));
    if (running !== undefined) {
      const { url, serviceUrl, samples } = running;
      const addresses = { owner: url, service: serviceUrl ?? url };
      return { ...(await opened(addresses)), kind: "embedded", samples, lost: never };
    }
  }
  const release = await holdStore(configuration, purpose);
  try {
    const store = await openStore(configuration);
    return { ...store, close: () => store.close().finally(release) };
  } catch (cause) {
    await release();
    throw cause;
  }
};

/** Where the tables' owner connects, to migrate, and where requests do. */
interface Addresses {
  readonly owner: string;
  readonly service: string;
}

/** Where the embedded PostgreSQL lies. */
export const postgresFolder = (dataDirectory: string): string => join(dataDirectory, "postgres");

const startEmbedded = async (
  dataDirectory: string,
  signal: AbortSignal | undefined,
): Promise<Store> => {
  const server = await startEmbeddedPostgres({
    directory: postgresFolder(dataDirectory),
    durable: true,
    signal,
  });
  const lost = server.exited.then(({ expected, lastLines }) =>
    expected ? never : Promise.reject(new Error(`The embedded PostgreSQL ended.\n${lastLines}`)),
  );
  // Listeners are called with it; where there is none yet, it must not end the process.
  lost.catch(() => undefined);
  try {
    const { url: owner, serviceUrl: service, samples } = server;
    const { close, ...database } = await Promise.race([opened({ owner, service }, signal), lost]);
    const stop = (): Promise<void> => close().finally(server.stop);
    return { ...database, kind: "embedded", samples, lost, close: stop };
  } catch (cause) {
    await server.stop();
    throw cause;
  }
};

const opened = async (
  { owner, service }: Addresses,
  signal?: AbortSignal,
): Promise<Pick<Store, "database" | "hasSecondWall" | "close">> => {
  const serviceRole = owner === service ? undefined : await roleOf(service);
  await migrate(owner, { serviceRole, signal });
  const database = openDatabase(service);
  try {
    const hasSecondWall = await isBoundByPolicies(database.pool);
    return { database, hasSecondWall, close: () => database.close() };
  } catch (cause) {
    await database.close();
    throw cause;
  }
};
