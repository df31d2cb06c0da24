import { randomBytes } from "node:crypto";
import { administer, withDatabase, withRole } from "./administer.js";
import { environment } from "./environment.js";

/** A database of one test file: migrated, empty, its own. */
export interface TestDatabase {
  /** Of the role that owns it. */
  readonly url: string;
  /** Of the role that serves requests: row policies bind it (T4). */
  readonly serviceUrl: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/**
 * Makes a database from the run's template. Throws where the test run was started without this
 * package's global set-up (`jest/global-setup.mjs`).
 */
export async function createDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[environment.serverUrl];
  const template = process.env[environment.template];
  const role = process.env[environment.serviceRole];
  if (serverUrl === undefined || template === undefined || role === undefined) {
    throw new Error(
      "No test server: Jest's globalSetup must be jest/global-setup.mjs of this package.",
    );
  }
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = withDatabase(serverUrl, name);
  const [roleName = "", password = ""] = role.split(":");
  return {
    url,
    serviceUrl: withRole(url, { name: roleName, password }),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/**
 * Ends our own connections, then drops. Not `with (force)`: that one also wants to end an autovacuum
 * worker which happens to be there, and is refused since the worker is the superuser's. A plain drop
 * sends it away, and waits for it.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and (usename = current_user
       or pg_has_role(current_user, usesysid, 'member'))`,
  );
  await administer(serverUrl, `drop database if exists ${name}`);
}
