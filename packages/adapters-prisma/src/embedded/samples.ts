import { randomBytes } from "node:crypto";
import { chmod, chown, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Identity } from "./identity.js";
import { insideServer, roleName, urlOf, type Layout } from "./layout.js";

/** The database of sample data beside the service's own. Whoever needs it makes it, as the service's role. */
export const samplesDatabase = "samples";

/** The role that reads sample data. The server lets it into that one database alone. */
export const samplesReader = "samples_reader";

/** How sample data are reached: to write them, and to read them. Both hold a password. */
export interface SamplesUrls {
  /** Of the service's own role, in the database of samples. */
  readonly owner: string;
  /** Of the role that may do what it is granted there, and connect to nothing else. */
  readonly reader: string;
}

/** Who may connect, and to what: nobody else is let in, the superuser included. */
const access = `host all ${roleName} 127.0.0.1/32 scram-sha-256
host ${samplesDatabase} ${samplesReader} 127.0.0.1/32 scram-sha-256
`;

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
  await writeOwned(join(insideServer(server).cluster, "pg_hba.conf"), access, identity);
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

const passwordIn = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined;
    throw cause;
  });

/** As a whole or not at all, and for the server's user alone. */
async function writeOwned(path: string, text: string, identity: Identity): Promise<void> {
  const fresh = `${path}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await chmod(fresh, 0o600);
  const { owner } = identity;
  if (owner !== undefined) await chown(fresh, owner.uid, owner.gid);
  await rename(fresh, path);
}
