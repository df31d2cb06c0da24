import { randomBytes } from "node:crypto";
import { administer, withDatabase } from "./administer.js";
import { environment } from "./environment.js";

/** A database of one test file: migrated, empty, its own. */
export interface TestDatabase {
  readonly url: string;
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
  if (serverUrl === undefined || template === undefined) {
    throw new Error(
      "No test server: Jest's globalSetup must be jest/global-setup.mjs of this package.",
    );
  }
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
