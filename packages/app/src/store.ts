import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { migrate, openDatabase, type Database } from "@embedded-analytics/adapters-prisma";
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from "@embedded-analytics/adapters-prisma/embedded";
import type { Configuration } from "./configuration/configuration.js";
import { holdDataDirectory } from "./data-directory/hold.js";

/** The database of the service, migrated, and whatever had to be started for it. */
export interface Store {
  readonly database: Database;
  readonly kind: "yours" | "embedded";
  /** Rejects when the embedded server ends by itself; never settles otherwise. */
  readonly lost: Promise<never>;
  close(): Promise<void>;
}

const never = new Promise<never>(() => undefined);

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one in the data directory, which is
 * then held by this process alone.
 */
export const openStore = async (configuration: Configuration): Promise<Store> => {
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl !== undefined) {
    return { ...(await opened(databaseUrl)), kind: "yours", lost: never };
  }
  const release = await holdDataDirectory(dataDirectory, "the service");
  try {
    return await startEmbedded(dataDirectory, release);
  } catch (cause) {
    await release();
    throw cause;
  }
};

/** The store for a command beside the service: a running embedded server is used, not started. */
export const openStoreBeside = async (configuration: Configuration): Promise<Store> => {
  if (configuration.databaseUrl === undefined) {
    const url = await runningEmbeddedPostgres(postgresFolder(configuration.dataDirectory));
    if (url !== undefined) return { ...(await opened(url)), kind: "embedded", lost: never };
  }
  return openStore(configuration);
};

/** The data directory itself, made where it is missing; what lies in it is for its owner only. */
export const makeDataDirectory = async (dataDirectory: string): Promise<void> => {
  await mkdir(dataDirectory, { recursive: true });
};

const postgresFolder = (dataDirectory: string): string => join(dataDirectory, "postgres");

const startEmbedded = async (
  dataDirectory: string,
  release: () => Promise<void>,
): Promise<Store> => {
  const server = await startEmbeddedPostgres({
    directory: postgresFolder(dataDirectory),
    durable: true,
  });
  try {
    const { database, close } = await opened(server.url);
    return {
      database,
      kind: "embedded",
      lost: server.exited.then(({ expected, lastLines }) =>
        expected
          ? never
          : Promise.reject(new Error(`The embedded PostgreSQL ended.\n${lastLines}`)),
      ),
      close: async () => {
        await close();
        await server.stop();
        await release();
      },
    };
  } catch (cause) {
    await server.stop();
    throw cause;
  }
};

const opened = async (url: string): Promise<Pick<Store, "database" | "close">> => {
  await migrate(url);
  const database = openDatabase(url);
  return { database, close: () => database.close() };
};
