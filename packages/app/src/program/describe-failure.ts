import { isOutage, MigrationFailed, MigrationsHeld } from "@embedded-analytics/adapters-prisma";
import {
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
} from "@embedded-analytics/adapters-prisma/embedded";
import { DataDirectoryHeld } from "../data-directory/hold.js";
import { SecretKeyEmpty } from "../data-directory/kept-secret-key.js";
import { DeclarationRefused } from "../declaration/declaration-file.js";
import { AddressUnusable } from "../serve/listen.js";
import { RedisUnsupported } from "../serve/watch-redis.js";

/** A class of errors whose message is a sentence for a person. */
export type SentenceError = abstract new (...args: never[]) => Error;

/**
 * What a person reads when a command has failed. Mistakes that a person can mend are described in a
 * sentence, which never has the database's address in it (T35); for a defect the stack is needed.
 * `moreSentences`: errors of the command's own whose message is such a sentence.
 */
export const describeFailure = (
  cause: unknown,
  moreSentences: readonly SentenceError[] = [],
): string => {
  if ([...sentences, ...moreSentences].some((kind) => cause instanceof kind))
    return `${(cause as Error).message}\n`;
  const about = chainOf(cause)
    .map(ofDatabase)
    .find((sentence) => sentence !== undefined);
  if (about !== undefined) return `${about}\n`;
  return `${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`;
};

const sentences: readonly SentenceError[] = [
  AddressUnusable,
  DataDirectoryHeld,
  DeclarationRefused,
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
  MigrationFailed,
  MigrationsHeld,
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
  if (code === "42501") {
    return (
      "The role of DATABASE_URL may not do that in the database (42501): " +
      "set MIGRATION_DATABASE_URL to the address of the role that owns its tables."
    );
  }
  if (!isOutage(error)) return undefined;
  const reason = typeof code === "string" ? code : error.message;
  return `The database cannot be reached or does not answer now (${reason}).`;
};

/** The error and what has caused it, outermost first. */
const chainOf = (cause: unknown): readonly Error[] =>
  cause instanceof Error ? [cause, ...chainOf(cause.cause)] : [];
