import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.js";
import { EmbeddedPostgresFailed } from "./embedded-postgres-failed.js";
import type { Identity } from "./identity.js";
import { databaseName, insideServer, roleName, type Layout } from "./layout.js";
import { prepareSamples } from "./samples.js";
import { prepareServiceRole } from "./service-role.js";

const unfinishedPrefix = "server.unfinished-";

/** Whether the directory holds a whole cluster. What a killed first start left does not count. */
export async function hasCluster(layout: Layout): Promise<boolean> {
  return stat(layout.server).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the cluster, its role, its database and its password beside their place and moves them in
 * with one rename, so that a process killed at any moment leaves either nothing or a whole cluster.
 * Leftovers of earlier attempts are removed. `durable: false` skips waiting for the disk.
 */
export async function createCluster(
  layout: Layout,
  binaries: Binaries,
  identity: Identity,
  durable: boolean,
): Promise<void> {
  for (const name of await readdir(layout.directory)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    // The initdb of a killed process may still be writing there. If it outlasts the retries, the
    // leftover is removed another time.
    const patience = { recursive: true, force: true, maxRetries: 8, retryDelay: 50 };
    await rm(join(layout.directory, name), patience).catch(() => undefined);
  }
  const unfinished = join(layout.directory, unfinishedPrefix + randomBytes(6).toString("hex"));
  const { cluster, passwordFile } = insideServer(unfinished);
  await mkdir(unfinished, { mode: 0o700 });
  await handOver(unfinished, identity);

  const initdb = [binaries.initdb, "-D", cluster, "--username=postgres", "--locale=C"];
  // No one logs in as the superuser, so it gets no password; the access file below is rewritten.
  initdb.push("--encoding=UTF8", "--auth=reject", "--no-instructions");
  if (!durable) initdb.push("--no-sync");
  await run(initdb, "", identity);

  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  await handOver(passwordFile, identity);

  const execute = (statements: readonly string[]): Promise<void> =>
    executeAlone(cluster, binaries, identity, statements);
  // The service's own database is made from template0: template1 stays free for other uses.
  await execute([
    `CREATE ROLE ${roleName} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${databaseName} OWNER ${roleName} TEMPLATE template0`,
  ]);
  await prepareSamples(unfinished, identity, execute);
  await prepareServiceRole(unfinished, identity, execute);

  if (durable) await syncAll(unfinished);
  await rename(unfinished, layout.server);
  if (durable) await sync(layout.directory);
}

/** Brings a cluster of an earlier release, which nobody runs, to what a new one has. */
export async function upgradeCluster(
  layout: Layout,
  binaries: Binaries,
  identity: Identity,
): Promise<void> {
  try {
    const execute = (statements: readonly string[]): Promise<void> =>
      executeAlone(layout.cluster, binaries, identity, statements);
    await prepareSamples(layout.server, identity, execute);
    await prepareServiceRole(layout.server, identity, execute);
  } catch (cause) {
    if (!(cause instanceof EmbeddedPostgresFailed)) throw cause;
    throw new EmbeddedPostgresFailed(`PostgreSQL did not start:\n${cause.message}`);
  }
}

/** Runs statements, one a line, as the superuser of a cluster that nobody runs. */
async function executeAlone(
  cluster: string,
  binaries: Binaries,
  identity: Identity,
  statements: readonly string[],
): Promise<void> {
  const single = [binaries.postgres, "--single", "-D", cluster, "-c", "log_min_messages=log"];
  const report = await run([...single, "postgres"], `${statements.join("\n")}\n`, identity);
  if (report.includes("ERROR:")) throw new EmbeddedPostgresFailed(`First start: ${report}`);
}

async function handOver(path: string, identity: Identity): Promise<void> {
  if (identity.owner !== undefined) await chown(path, identity.owner.uid, identity.owner.gid);
}

async function syncAll(server: string): Promise<void> {
  const { cluster, passwordFile } = insideServer(server);
  for (const path of [passwordFile, join(cluster, "pg_hba.conf"), cluster, server])
    await sync(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}

function run(command: readonly string[], input: string, identity: Identity): Promise<string> {
  const [program = "", ...args] = [...identity.command, ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...identity.ids,
      cwd: "/",
      env: { PATH: process.env["PATH"], LC_ALL: "C" },
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.on("error", (error) => reject(new EmbeddedPostgresFailed(error.message)));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(output);
      const name = command[0]?.split("/").at(-1) ?? "";
      reject(new EmbeddedPostgresFailed(`${name} ended with ${code ?? signal}: ${output.trim()}`));
    });
  });
}
