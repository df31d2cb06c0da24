import pg from "pg";
import { MigrationFailed } from "./migration-failed.js";
import { migrationsFolder, readMigrations, type Migration } from "./migration-files.js";
import { createTable, readRecords, record } from "./records.js";

// The key of Prisma's own lock: so `prisma migrate deploy` and this runner exclude each other.
const lockKey = 72_707_369;

/** What a run of the migrations did. */
export interface MigrationReport {
  /** Names of the migrations that this run applied, in order. */
  readonly applied: readonly string[];
  /** Applied earlier by a newer release, and not in the folder: fine while releases overlap. */
  readonly unknown: readonly string[];
}

/**
 * Brings the database at `url` up to date: each file in one transaction with its record, one
 * process at a time. Throws `MigrationFailed` when a file fails (what it did is undone), when an
 * applied file has changed since, or when Prisma left one half done. Connection errors pass through.
 */
export async function migrate(
  url: string,
  folder: string = migrationsFolder,
): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A broken connection also fails the query that waits on it: the event adds nothing.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    return await applyAll(client, migrations);
  } finally {
    // Ending the connection gives the lock back.
    await client.end().catch(() => undefined);
  }
}

async function applyAll(client: pg.Client, migrations: Migration[]): Promise<MigrationReport> {
  await createTable(client);
  const done = new Map<string, string>();
  for (const row of await readRecords(client)) {
    if (!row.finished) throw new MigrationFailed(row.name, "it was begun and never finished");
    done.set(row.name, row.checksum);
  }
  const pending = migrations.filter((migration) => !done.has(migration.name));
  for (const { name, checksum } of migrations) {
    if (done.has(name) && done.get(name) !== checksum) {
      throw new MigrationFailed(name, "its file has changed since it was applied");
    }
  }
  for (const migration of pending) await apply(client, migration);
  const known = new Set(migrations.map(({ name }) => name));
  return {
    applied: pending.map(({ name }) => name),
    unknown: [...done.keys()].filter((name) => !known.has(name)),
  };
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const startedAt = new Date();
  try {
    await client.query("begin");
    await client.query(migration.sql);
    await record(client, migration, startedAt);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new MigrationFailed(migration.name, (error as Error).message, { cause: error });
  }
}
