import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Migration } from "./migration-files.js";

/** A migration that the database has seen; one that was rolled back is left out. */
export interface MigrationRecord {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** Makes the table of applied migrations as Prisma does, so that its tools can take over. */
export async function createTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('_prisma_migrations')::text as name",
  );
  if (rows[0]?.name !== null) return;
  await client.query(`create table _prisma_migrations (
    id                  varchar(36) primary key not null,
    checksum            varchar(64) not null,
    finished_at         timestamptz,
    migration_name      varchar(255) not null,
    logs                text,
    rolled_back_at      timestamptz,
    started_at          timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`);
}

/** Reads what was applied, oldest first. */
export async function readRecords(client: pg.Client): Promise<MigrationRecord[]> {
  const { rows } = await client.query<MigrationRecord>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null order by started_at`,
  );
  return rows;
}

/** Writes the row of an applied migration, inside the transaction that applied it. */
export async function record(
  client: pg.Client,
  migration: Migration,
  startedAt: Date,
): Promise<void> {
  await client.query(
    `insert into _prisma_migrations
       (id, checksum, started_at, finished_at, migration_name, logs, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), $4, null, 1)`,
    [randomUUID(), migration.checksum, startedAt, migration.name],
  );
}
