import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { buildIndexes, withIndexesBuilt } from "./build-indexes.js";
import { grantService } from "./grant-service.js";
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
  /** The role that serves requests, where it is another one: it is granted what that takes. */
  readonly serviceRole?: string | undefined;
  /** Ends the run at once; what a file has begun is undone. */
  readonly signal?: AbortSignal | undefined;
}

/** How long the SQL of one file may run: large tables take their time. */
const fileTimeoutMs = 3_600_000;

/**
 * How long a file may wait for a table. Every request that needs the table queues up behind it
 * meanwhile, so it gives up early and tries again (requests themselves wait for 2.5 s).
 */
const tableLockTimeoutMs = 1_000;
const tryAgainAfterMs = 200;

/**
 * Brings the database at `url` up to date: each file in one transaction with its record, one
 * process at a time; indexes of tables with rows are built before it, while requests go on. Throws `MigrationFailed` when a file fails (what it did is undone), when an
 * applied file has changed since, or when Prisma left one half done; `MigrationsHeld` when another
 * process migrates for too long; the signal's reason when it aborts. Connection errors pass through.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, lockTimeoutMs = 60_000, serviceRole, signal }: MigrationOptions = {},
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
    const report = await applyAll(client, migrations, lockTimeoutMs);
    if (serviceRole !== undefined) await grantService(client, serviceRole);
    return report;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", cut);
    // Ending the connection gives the lock back.
    await client.end().catch(() => undefined);
  }
}

/**
 * Asks again and again instead of waiting in one statement: an index is built only once every
 * statement that began before it has ended, so the builder would wait for those who wait for it.
 */
async function waitForLock(client: pg.Client, lockTimeoutMs: number): Promise<void> {
  const deadline = performance.now() + lockTimeoutMs;
  const { rows: begun } = await client.query<{ got: boolean }>(tryLock);
  for (let got = begun[0]?.got; got !== true;) {
    if (performance.now() >= deadline) throw new MigrationsHeld(lockTimeoutMs);
    await pause(Math.min(tryAgainAfterMs, lockTimeoutMs));
    const { rows } = await client.query<{ got: boolean }>(tryLock);
    got = rows[0]?.got;
  }
}

const tryLock = `select pg_try_advisory_lock(${lockKey}) as got`;

async function applyAll(
  client: pg.Client,
  migrations: Migration[],
  lockTimeoutMs: number,
): Promise<MigrationReport> {
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
  for (const migration of pending) await apply(client, migration, lockTimeoutMs);
  const names = new Set(migrations.map(({ name }) => name));
  return {
    applied: pending.map(({ name }) => name),
    unknown: [...done.keys()].filter((name) => !names.has(name)),
  };
}

async function apply(
  client: pg.Client,
  migration: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + lockTimeoutMs;
  try {
    await buildIndexes(client, migration.sql, fileTimeoutMs);
    while (!(await applyAtOnce(client, migration, performance.now() < deadline))) {
      await pause(tryAgainAfterMs);
    }
  } catch (error) {
    throw new MigrationFailed(migration.name, (error as Error).message, { cause: error });
  }
}

/** Whether it could be applied; false where a table was in use and there is time to try again. */
async function applyAtOnce(
  client: pg.Client,
  migration: Migration,
  mayTryAgain: boolean,
): Promise<boolean> {
  const startedAt = new Date();
  try {
    await client.query(`begin; set local lock_timeout = ${tableLockTimeoutMs}`);
    const statement = { text: withIndexesBuilt(migration.sql), query_timeout: fileTimeoutMs };
    await client.query(statement);
    await record(client, migration, startedAt);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    if (mayTryAgain && (error as { readonly code?: unknown }).code === "55P03") return false;
    throw error;
  }
}
