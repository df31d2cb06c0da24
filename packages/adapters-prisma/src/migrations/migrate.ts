import { Socket } from "node:net";
import pg from "pg";
import { MigrationFailed } from "./migration-failed.js";
import { migrationsFolder, readMigrations, type Migration } from "./migration-files.js";
import { MigrationsHeld } from "./migrations-held.js";
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

/** How a run of the migrations may be bounded. */
export interface MigrationOptions {
  /** Where the files are; this package's own unless said otherwise. */
  readonly folder?: string | undefined;
  /** How long to wait for a lock that another process has; 60 s unless said otherwise. */
  readonly lockTimeoutMs?: number | undefined;
  /** Ends the run at once; what a file has begun is undone. */
  readonly signal?: AbortSignal | undefined;
}

/** How long the SQL of one file may run: large tables take their time. */
const fileTimeoutMs = 3_600_000;

/**
 * Brings the database at `url` up to date: each file in one transaction with its record, one
 * process at a time. Throws `MigrationFailed` when a file fails (what it did is undone), when an
 * applied file has changed since, or when Prisma left one half done; `MigrationsHeld` when another
 * process migrates for too long; the signal's reason when it aborts. Connection errors pass through.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, lockTimeoutMs = 60_000, signal }: MigrationOptions = {},
): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  signal?.throwIfAborted();
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    connectionTimeoutMillis: 10_000,
    lock_timeout: lockTimeoutMs,
    // A server that has vanished without a word answers nothing at all: the client counts, too.
    query_timeout: lockTimeoutMs + 5_000,
    keepAlive: true,
  });
  // A broken connection also fails the query that waits on it: the event adds nothing.
  client.on("error", () => undefined);
  // Whatever the connection waits for, being made included, fails when it is cut.
  const cut = (): void => {
    socket.destroy();
  };
  signal?.addEventListener("abort", cut, { once: true });
  try {
    await client.connect();
    await waitForLock(client, lockTimeoutMs);
    return await applyAll(client, migrations);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", cut);
    // Ending the connection gives the lock back.
    await client.end().catch(() => undefined);
  }
}

async function waitForLock(client: pg.Client, lockTimeoutMs: number): Promise<void> {
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
  } catch (error) {
    const refused = (error as { readonly code?: unknown }).code === "55P03";
    throw refused ? new MigrationsHeld(lockTimeoutMs, { cause: error }) : error;
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
  const names = new Set(migrations.map(({ name }) => name));
  return {
    applied: pending.map(({ name }) => name),
    unknown: [...done.keys()].filter((name) => !names.has(name)),
  };
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const startedAt = new Date();
  try {
    await client.query("begin");
    const statement = { text: migration.sql, query_timeout: fileTimeoutMs };
    await client.query(statement);
    await record(client, migration, startedAt);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new MigrationFailed(migration.name, (error as Error).message, { cause: error });
  }
}
