import { randomBytes } from "node:crypto";
import { startEmbeddedPostgres } from "../embedded/index.js";
import { migrate } from "../migrations/index.js";
import { administer, withDatabase } from "./administer.js";
import { environment } from "./environment.js";
import { temporaryFolder } from "./temporary-folder.js";

/** The server of one test run. */
export interface TestServer {
  /** Removes what the run left there. */
  stop(): Promise<void>;
}

/**
 * Starts one PostgreSQL for a test run (an embedded one that does not wait for the disk, or the one
 * that `TEST_DATABASE_URL` names), migrates a template database once, and puts into `process.env`
 * what `createDatabase` needs.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env[environment.givenUrl];
  const server =
    given === undefined ? await startTemporary() : { url: given, stop: async () => {} };
  const template = `template_${randomBytes(6).toString("hex")}`;
  try {
    await administer(server.url, `create database ${template} template template0`);
    await migrate(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env[environment.serverUrl] = server.url;
  process.env[environment.template] = template;
  return {
    stop: async () => {
      await administer(server.url, `drop database if exists ${template}`).finally(server.stop);
    },
  };
}

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  // The way to the folder is open, so that a server under root needs no special rights there.
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ directory: folder.path, durable: false });
  return { url: server.url, stop: () => server.stop().then(folder.remove) };
}
