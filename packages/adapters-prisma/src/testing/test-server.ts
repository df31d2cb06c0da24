import { randomBytes } from "node:crypto";
import { startEmbeddedPostgres } from "../embedded/index.js";
import { migrate } from "../migrations/index.js";
import { administer, withDatabase, type TestRole } from "./administer.js";
import { environment } from "./environment.js";
import { temporaryFolder } from "./temporary-folder.js";

/** The server of one test run. */
export interface TestServer {
  /** Removes what the run left there. */
  stop(): Promise<void>;
}

interface StartedServer {
  readonly url: string;
  /** The role that serves requests: it owns nothing. */
  readonly serviceRole: TestRole;
  stop(): Promise<void>;
}

/**
 * Starts one PostgreSQL for a test run (an embedded one that does not wait for the disk, or the one
 * that `TEST_DATABASE_URL` names, whose role then makes databases and roles), migrates a template database
 * once, and puts into `process.env` what `createDatabase` needs.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env[environment.givenUrl];
  const server = given === undefined ? await startTemporary() : await useGiven(given);
  const template = `template_${randomBytes(6).toString("hex")}`;
  const { name, password } = server.serviceRole;
  try {
    await administer(server.url, `create database ${template} template template0`);
    await migrate(withDatabase(server.url, template), { serviceRole: name });
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env[environment.serverUrl] = server.url;
  process.env[environment.serviceRole] = `${name}:${password}`;
  process.env[environment.template] = template;
  return {
    stop: async () => {
      await administer(server.url, `drop database if exists ${template}`).finally(server.stop);
    },
  };
}

async function startTemporary(): Promise<StartedServer> {
  // The way to the folder is open, so that a server under root needs no special rights there.
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ directory: folder.path, durable: false });
  const { username: name, password } = new URL(server.serviceUrl);
  return {
    url: server.url,
    serviceRole: { name, password },
    stop: () => server.stop().then(folder.remove),
  };
}

async function useGiven(url: string): Promise<StartedServer> {
  const name = `test_service_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("hex");
  await administer(url, `create role ${name} login password '${password}'`);
  return {
    url,
    serviceRole: { name, password },
    stop: () => administer(url, `drop role if exists ${name}`),
  };
}
