import { isOutage, MigrationFailed, MigrationsHeld } from "@embedded-analytics/adapters-prisma";
import {
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
} from "@embedded-analytics/adapters-prisma/embedded";
import { InstanceFailed } from "../cluster/start-instance.js";
import { NoRedis } from "../cluster/start-redis.js";
import { DataDirectoryHeld } from "../data-directory/hold.js";
import { SecretKeyEmpty } from "../data-directory/kept-secret-key.js";
import { DeclarationRefused } from "../declaration/declaration-file.js";
import { AddressUnusable } from "../serve/listen.js";
import { RedisUnsupported } from "../serve/watch-redis.js";

/**
 * What a person reads when a command has failed. Mistakes that a person can mend are told in a
 * sentence, which never has the database's address in it (T35); for a defect the stack is needed.
 */
export const explain = (cause: unknown): string => {
  if (sentences.some((kind) => cause instanceof kind)) return `${(cause as Error).message}\n`;
  const about = chainOf(cause)
    .map(ofDatabase)
    .find((sentence) => sentence !== undefined);
  if (about !== undefined) return `${about}\n`;
  return `${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`;
};

const sentences = [
  AddressUnusable,
  DataDirectoryHeld,
  DeclarationRefused,
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
  InstanceFailed,
  MigrationFailed,
  MigrationsHeld,
  NoRedis,
  RedisUnsupported,
  SecretKeyEmpty,
];

const ofDatabase = (error: Error): string | undefined => {
  const { code } = error as { readonly code?: unknown };
  if (code === "28P01" || code === "28000") {
    return `The database of DATABASE_URL refuses its user or password (${code}).`;
  }
  if (code === "3D000") {
    return `The server of DATABASE_URL has no database of that name (${code}). Create it first.`;
  }
  if (!isOutage(error)) return undefined;
  const reason = typeof code === "string" ? code : error.message;
  return `The database cannot be reached or does not answer now (${reason}).`;
};

/** The error and what has caused it, outermost first. */
const chainOf = (cause: unknown): readonly Error[] =>
  cause instanceof Error ? [cause, ...chainOf(cause.cause)] : [];
