import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { Diagnostic } from "../model/read/diagnostic.js";
import type { BuildJob, Built } from "./build-job.js";
import { importTable } from "./import-table.js";

/**
 * Makes the data file under another name and gives it its own when it is whole, so that a file which
 * is there is complete. Of several processes one makes it and the others wait; with mistakes none
 * is made.
 */
export const buildTables = async (job: BuildJob): Promise<Built> => {
  const { target, tables } = job;
  // What customers may not see of each other lies in it.
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const release = await takeTurn(target);
  try {
    if (release === undefined) return { kind: "built", diagnostics: [] };
    const building = `${target}.building`;
    // Of a process that died in the middle: the lock says that none is at work.
    for (const end of ["", ".wal", ".tmp"]) {
      await rm(`${building}${end}`, { recursive: true, force: true });
    }
    const diagnostics = await fill(building, tables);
    if (diagnostics.length === 0) await rename(building, target);
    else await rm(building, { force: true });
    return { kind: "built", diagnostics };
  } finally {
    await release?.();
  }
};

const fill = async (path: string, tables: BuildJob["tables"]): Promise<readonly Diagnostic[]> => {
  const instance = await DuckDBInstance.create(path, {
    memory_limit: `${Math.max(512, Math.floor(totalmem() / 2 / 2 ** 20))}MB`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection: DuckDBConnection = await instance.connect();
  try {
    await connection.run("SET TimeZone = 'UTC'");
    const diagnostics: Diagnostic[] = [];
    for (const table of tables) diagnostics.push(...(await importTable(connection, table)));
    await connection.run("CHECKPOINT");
    return diagnostics;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
};

/**
 * Waits until no other process makes this file. The lock is that of a DuckDB file of its own: the
 * system takes it from a process that dies. Undefined when the file has come to be.
 */
const takeTurn = async (target: string): Promise<(() => Promise<void>) | undefined> => {
  const lock = `${target}.lock`;
  for (;;) {
    if (existsSync(target)) return undefined;
    const held = await DuckDBInstance.create(lock).catch((cause: unknown) => {
      if (cause instanceof Error && /lock|being used by another process/i.test(cause.message)) {
        return undefined;
      }
      throw cause;
    });
    if (held !== undefined) {
      const release = async (): Promise<void> => {
        // Removed while it is held: the next process that opens it finds the target first.
        await rm(lock, { force: true });
        held.closeSync();
        await rm(`${lock}.wal`, { force: true });
      };
      if (!existsSync(target)) return release;
      await release();
      return undefined;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
};
