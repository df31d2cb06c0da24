import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAccess } from "./access.js";
import type { Identity } from "./identity.js";
import { samplesDatabase, samplesReader, urlOf, type Layout } from "./layout.js";
import { passwordIn, writeOwned } from "./owned-files.js";

/** How sample data are reached: to write them, and to read them. Both hold a password. */
export interface SamplesUrls {
  /** Of the service's own role, in the database of samples. */
  readonly owner: string;
  /** Of the role that may do what it is granted there, and connect to nothing else. */
  readonly reader: string;
}

/**
 * Prepares the role that reads samples, before the server runs: `execute` takes SQL as the superuser, who
 * never logs in. The password is written last, so that what was cut short is done again.
 */
export async function prepareSamples(
  server: string,
  identity: Identity,
  execute: (statements: readonly string[]) => Promise<void>,
): Promise<void> {
  const file = passwordFileOf(server);
  if ((await passwordIn(file)) !== undefined) return;
  const password = randomBytes(24).toString("base64url");
  await execute([
    `DO $$BEGIN IF to_regrole('${samplesReader}') IS NULL THEN CREATE ROLE ${samplesReader}; END IF; END$$`,
    `ALTER ROLE ${samplesReader} LOGIN CONNECTION LIMIT 20 PASSWORD '${password}'`,
  ]);
  await writeAccess(server, identity);
  await writeOwned(file, password, identity);
}

/** The addresses of the samples on a server that was prepared for them. */
export async function samplesUrlsOf(layout: Layout, port: number): Promise<SamplesUrls> {
  const [own, reading] = await Promise.all([
    readFile(layout.passwordFile, "utf8"),
    readFile(passwordFileOf(layout.server), "utf8"),
  ]);
  return {
    owner: urlOf(port, own, samplesDatabase),
    reader: `postgresql://${samplesReader}:${reading}@127.0.0.1:${port}/${samplesDatabase}`,
  };
}

const passwordFileOf = (server: string): string => join(server, "samples-password");
