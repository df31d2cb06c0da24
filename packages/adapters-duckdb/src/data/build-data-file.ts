import { existsSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { createHash } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import type { Diagnostic } from "../model/read/diagnostic.js";
import type { DataFiles } from "./data-files.js";
import { listData } from "./list-data.js";
import { runBuild } from "./run-build.js";
import { DataJobFailed } from "./run-job.js";

/** The data of a model folder, ready to be opened; or what is wrong with its files. */
export interface BuiltData {
  readonly files: DataFiles;
  readonly fingerprint: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Files that change all the time are never read whole; after so many attempts that is the answer. */
const attemptsMax = 5;

/**
 * Makes the DuckDB file of a model folder's CSV and Parquet files under `cacheDirectory`, once for
 * each state of them, in a process of its own. DuckDB files of the folder are not copied. Throws
 * `DataJobFailed` when that process fails.
 */
export const buildDataFile = async (
  folder: string,
  cacheDirectory: string,
  signal?: AbortSignal,
): Promise<BuiltData> => {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const listed = await listData(folder);
    const { attachments, fingerprint } = listed;
    const dataFile = dataFileOf(folder, cacheDirectory, fingerprint);
    const files: DataFiles = { dataFile, attachments };
    if (listed.diagnostics.length > 0)
      return { files, fingerprint, diagnostics: listed.diagnostics };
    if (existsSync(dataFile)) {
      const now = new Date();
      // So that it is not taken for one that nobody uses any more.
      await utimes(dirname(dataFile), now, now).catch(() => undefined);
      return { files, fingerprint, diagnostics: [] };
    }
    const job = { kind: "build", tables: listed.tables, target: dataFile } as const;
    const diagnostics = await runBuild(job, signal);
    // What was read is what the name says only if nothing has changed meanwhile.
    const after = await listData(folder);
    if (after.fingerprint === fingerprint) return { files, fingerprint, diagnostics };
    await rm(dataFile, { force: true });
  }
  throw new DataJobFailed("the files of the folder data change while they are read");
};

/**
 * Removes what was built of earlier states of a folder's data, but for the files of `kept`, and what
 * processes left that died a day ago or earlier.
 */
export const removeOldDataFiles = async (
  folder: string,
  cacheDirectory: string,
  kept: ReadonlySet<string | undefined>,
): Promise<void> => {
  const directory = directoryOf(folder, cacheDirectory);
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    if (kept.has(path)) continue;
    const isOld = name.endsWith(".duckdb") || (await isDayOld(path));
    if (isOld) await rm(path, { recursive: true, force: true });
  }
};

/**
 * Removes the copies of folders that no model has been loaded of for 30 days: of deployments that are no
 * more, for one. To be called before any is in use, and by the one service whose directory it is.
 */
export const removeUnusedCopies = async (cacheDirectory: string): Promise<void> => {
  for (const name of await readdir(cacheDirectory).catch(() => [])) {
    const path = join(cacheDirectory, name);
    if (!/^[0-9a-f]{16}$/.test(name) || !(await isOlder(path, 30))) continue;
    await rm(path, { recursive: true, force: true });
  }
};

const isDayOld = (path: string): Promise<boolean> => isOlder(path, 1);

const isOlder = async (path: string, days: number): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > days * 86_400_000;
};

const dataFileOf = (folder: string, cacheDirectory: string, fingerprint: string): string =>
  join(directoryOf(folder, cacheDirectory), `${fingerprint}.duckdb`);

/** Each model folder has one of its own, so that old files can be distinguished from those of other folders. */
const directoryOf = (folder: string, cacheDirectory: string): string => {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  return join(cacheDirectory, name);
};
