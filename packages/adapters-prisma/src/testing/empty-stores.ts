import type { Database, DatabaseOptions } from "../client.js";
import { createDatabase, type TestDatabase } from "./create-database.js";
import { openPatientDatabase } from "./patient-database.js";
import { clearTables } from "./table-contents.js";

/** A database of its own for as long as it is used, empty at the beginning. */
export interface EmptyStore {
  readonly database: Database;
  /** The same as its owner, whom no row policy binds; `database` itself unless the stores are walled. */
  readonly owner: Database;
  readonly url: string;
  /** Empties it and gives it back, for the next one who asks. */
  release(): Promise<void>;
}

/** Empty databases by the dozen: those that were given back are used again. */
export interface EmptyStores {
  take(): Promise<EmptyStore>;
  /** Connections of another instance to the same database; to be closed before it is released. */
  open(store: EmptyStore): Database;
  /** Drops them all. */
  close(): Promise<void>;
}

/** How databases are opened: `walled` ones as the role that row policies bind (T4), others as the owner. */
export interface StoresOptions extends DatabaseOptions {
  readonly walled?: boolean;
}

export const emptyStores = ({ walled = false, ...options }: StoresOptions = {}): EmptyStores => {
  const all: { test: TestDatabase; database: Database; owner: Database; url: string }[] = [];
  const free: typeof all = [];
  const make = async (): Promise<(typeof all)[number]> => {
    const test = await createDatabase();
    const owner = openPatientDatabase(test.url, options);
    const database = walled ? openPatientDatabase(test.serviceUrl, options) : owner;
    const made = { test, database, owner, url: walled ? test.serviceUrl : test.url };
    all.push(made);
    return made;
  };
  return {
    take: async () => {
      const taken = free.pop() ?? (await make());
      return {
        database: taken.database,
        owner: taken.owner,
        url: taken.url,
        release: async () => {
          await clearTables(taken.owner.pool);
          free.push(taken);
        },
      };
    },
    open: ({ url }) => openPatientDatabase(url, options),
    close: async () => {
      for (const { test, database, owner } of all) {
        await database.close();
        await owner.close();
        await test.drop();
      }
    },
  };
};
