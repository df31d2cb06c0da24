import { openDatabase, type Database, type DatabaseOptions } from "../client.js";

/**
 * A database for tests that ask what is answered and not how fast: on a machine with other work a new
 * connection may take longer than a service would wait for it.
 */
export const openPatientDatabase = (url: string, options: DatabaseOptions = {}): Database =>
  openDatabase(url, { connectTimeoutMs: 60_000, statementTimeoutMs: 120_000, ...options });
