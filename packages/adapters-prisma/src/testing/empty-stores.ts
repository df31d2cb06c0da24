import { openDatabase, type Database, type DatabaseOptions } from "../client.js";
import { createDatabase, type TestDatabase } from "./create-database.js";
import { clearTables } from "./table-contents.js";

/** A database of its own for as long as it is used, empty at the beginning. */
export interface EmptyStore {
  readonly database: Database;
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

export const emptyStores = (options: DatabaseOptions = {}): EmptyStores => {
  const all: { test: TestDatabase; database: Database }[] = [];
  const free: typeof all = [];
  const make = async (): Promise<(typeof all)[number]> => {
    const test = await createDatabase();
    const made = { test, database: openDatabase(test.url, options) };
    all.push(made);
    return made;
  };
  return {
    take: async () => {
      const taken = free.pop() ?? (await make());
      return {
        database: taken.database,
        url: taken.test.url,
        release: async () => {
          await clearTables(taken.database.pool);
          free.push(taken);
        },
      };
    },
    open: ({ url }) => openDatabase(url, options),
    close: async () => {
      for (const { test, database } of all) {
        await database.close();
        await test.drop();
      }
    },
  };
};
