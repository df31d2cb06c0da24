import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "./generated/client.js";
import { ValidatingPool } from "./pool/validating-pool.js";

/** A database in use: one bounded pool under both interfaces. */
export interface Database {
  /** For the few fixed statements that every request runs. */
  readonly pool: pg.Pool;
  /** For everything else. */
  readonly prisma: PrismaClient;
  /** Ends all connections after what runs on them now. Idempotent. */
  close(): Promise<void>;
}

/** Bounds of the pool. */
export interface DatabaseOptions {
  readonly connectionsMax?: number;
  /** How long a request waits for a new connection, or for one of a pool in which none becomes free. */
  readonly connectTimeoutMs?: number;
  /** How long one statement may run. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens a database. Connections are made when they are needed, so nothing fails here; statements
 * that find no connection in time, or run too long, reject (T32).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const answerMsMax = Math.min(statementTimeoutMs + 1_000, 3_000);
  const config = {
    connectionString: url,
    application_name: "embedded-analytics",
    max: options.connectionsMax ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // A server that has vanished without a word answers nothing at all: the client counts, too.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    // A statement that waits for a lock is given up before its caller gives up on the answer: so the caller
    // knows that nothing was written. Plans made while tables were nearly empty would scan whole tables
    // until the next analyze. And every statement is looked up by keys, whatever its values: planning
    // it anew for each call, as PostgreSQL does where it hopes for a better plan, costs more than
    // running it.
    options: `-c lock_timeout=${answerMsMax - 500} -c enable_seqscan=off -c jit=off -c plan_cache_mode=force_generic_plan`,
  };
  const pool = new ValidatingPool(config, {
    answerMsMax,
    allowsSlow: (name) => name.startsWith("remove_"),
  });
  // An idle connection that breaks leaves the pool by itself; unheard, the event ends the process.
  pool.on("error", () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { pool, prisma, close: () => (closing ??= close()) };
}
