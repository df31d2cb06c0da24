import { execFile } from "node:child_process";
import { realpathSync, existsSync } from "node:fs";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "../embedded/binaries.js";

const run = promisify(execFile);

/** A PostgreSQL of the system's, with the programs that npm's lacks. */
export interface InstalledPostgres {
  /** Writes a database into a file, in PostgreSQL's own format. */
  dump(url: string, file: string): Promise<void>;
  /** Reads that file into an empty database. */
  restore(url: string, file: string): Promise<void>;
  /** Its server; `folder` is made, and holds links to it. */
  binariesIn(folder: string): Promise<Binaries>;
}

// Where Debian puts them: `pg_dump` must not be older than the server, so both are of one version.
const base = "/usr/lib/postgresql";
const programs = ["initdb", "postgres", "pg_dump", "pg_restore"];

/** The newest that is installed with server and client; undefined where none is. */
export const installedPostgres = async (): Promise<InstalledPostgres | undefined> => {
  const versions = await readdir(base).catch(() => []);
  const version = versions
    .map(Number)
    .filter((number) => number >= 15)
    .filter((number) => programs.every((name) => existsSync(join(base, `${number}`, "bin", name))))
    .sort((a, b) => b - a)[0];
  if (version === undefined) return undefined;
  const bin = realpathSync(join(base, `${version}`, "bin"));
  return {
    dump: async (url, file) => {
      await run(join(bin, "pg_dump"), ["--format=custom", `--file=${file}`, url]);
    },
    restore: async (url, file) => {
      await run(join(bin, "pg_restore"), [
        "--exit-on-error",
        "--no-owner",
        `--dbname=${url}`,
        file,
      ]);
    },
    binariesIn: async (folder) => {
      await mkdir(folder);
      await symlink(bin, join(folder, "bin"));
      await symlink(`/usr/share/postgresql/${version}`, join(folder, "share"));
      return { root: folder, initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
    },
  };
};
