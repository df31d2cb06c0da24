import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAccess } from "./access.js";
import type { Identity } from "./identity.js";
import { databaseName, serviceRoleName, type Layout } from "./layout.js";
import { passwordIn, writeOwned } from "./owned-files.js";

/**
 * Prepares the role that serves requests, before the server runs: it owns nothing, so that row policies bind
 * it (T4). What it may do is granted by migrations. `execute` takes SQL as the superuser. The password is
 * written last, so that what was cut short is done again.
 */
export async function prepareServiceRole(
  server: string,
  identity: Identity,
  execute: (statements: readonly string[]) => Promise<void>,
): Promise<void> {
  const file = passwordFileOf(server);
  if ((await passwordIn(file)) !== undefined) return;
  const password = randomBytes(24).toString("base64url");
  await execute([
    `DO $$BEGIN IF to_regrole('${serviceRoleName}') IS NULL THEN CREATE ROLE ${serviceRoleName}; END IF; END$$`,
    `ALTER ROLE ${serviceRoleName} LOGIN NOBYPASSRLS PASSWORD '${password}'`,
  ]);
  await writeAccess(server, identity);
  await writeOwned(file, password, identity);
}

/** The connection URL of that role on 127.0.0.1. It holds the password. */
export async function serviceUrlOf(layout: Layout, port: number): Promise<string> {
  const password = await readFile(passwordFileOf(layout.server), "utf8");
  return `postgresql://${serviceRoleName}:${password}@127.0.0.1:${port}/${databaseName}`;
}

const passwordFileOf = (server: string): string => join(server, "service-password");
