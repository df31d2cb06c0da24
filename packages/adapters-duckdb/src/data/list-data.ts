import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../model/read/diagnostic.js";

/** What lies in a model's folder `data` (E5). */
export interface ListedData {
  /** Files whose rows are copied into tables of their names. */
  readonly tables: readonly TableFile[];
  /** DuckDB files, which are opened where they are, by the name that stands before their tables. */
  readonly attachments: Readonly<Record<string, string>>;
  /**
   * Names the state of all files, by names, sizes and times: no file has to be read for it. Files that
   * are not copied count as well, since it shows processes whether what they opened is current.
   */
  readonly fingerprint: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that becomes a table. */
export interface TableFile {
  readonly name: string;
  readonly path: string;
  /** As mistakes name it. */
  readonly file: string;
  readonly format: "csv" | "parquet";
}

/** Part of every fingerprint: to be raised when the same files become other tables. */
const importVersion = 1;

/** Lists the data of a model folder; a folder without `data` has none. */
export const listData = async (folder: string): Promise<ListedData> => {
  const names = await readdir(join(folder, "data")).catch((cause: NodeJS.ErrnoException) => cause);
  const listed: Listed = { tables: [], attachments: {}, diagnostics: [] };
  const { diagnostics } = listed;
  const stamps: (readonly string[])[] = [];
  const taken = new Map<string, string>();
  if (!Array.isArray(names) && names.code !== "ENOENT") {
    const message = `cannot be read: ${names.code ?? "unknown reason"}`;
    diagnostics.push({ file: "data", line: 1, column: 1, message });
  }
  for (const base of Array.isArray(names) ? names.toSorted() : []) {
    const [, name = "", format = ""] = /^([^.].*)\.(csv|parquet|duckdb)$/i.exec(base) ?? [];
    if (name === "") continue;
    const path = join(folder, "data", base);
    const file = `data/${base}`;
    const fail = (message: string): void => reportFile(listed, file, message);
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (found?.isFile() !== true) {
      if (found === undefined) fail("cannot be read");
      continue;
    }
    stamps.push([base, ...stampOf(found)]);
    // Readers replay what a writer has left in the log beside a DuckDB file.
    const log = await stat(`${path}.wal`, { bigint: true }).catch(() => undefined);
    if (log !== undefined) stamps.push([`${base}.wal`, ...stampOf(log)]);
    const other = taken.get(name.toLowerCase());
    if (other !== undefined) {
      fail(`has the name of ${other}: SQL could not tell them apart`);
      continue;
    }
    taken.set(name.toLowerCase(), file);
    addFile(listed, { name, path, file }, format.toLowerCase());
  }
  return { ...listed, fingerprint: hashOf(stamps) };
};

const stampOf = ({ size, mtimeNs }: BigIntStats): readonly string[] => [`${size}`, `${mtimeNs}`];

interface Listed {
  readonly tables: TableFile[];
  readonly attachments: Record<string, string>;
  readonly diagnostics: Diagnostic[];
}

const reportFile = ({ diagnostics }: Listed, file: string, message: string): void =>
  void diagnostics.push({ file, line: 1, column: 1, message });

const addFile = (
  listed: Listed,
  { name, path, file }: Omit<TableFile, "format">,
  format: string,
): void => {
  if (format !== "duckdb") {
    listed.tables.push({ name, path, file, format: format === "csv" ? "csv" : "parquet" });
  } else if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reserved.includes(name.toLowerCase())) {
    listed.attachments[name] = path;
  } else {
    const names = `letters, digits and _, not ${reserved.join(", ")}`;
    reportFile(listed, file, `${name} cannot stand before table names: ${names}`);
  }
};

/** Catalogs and schemas that the engine has itself. */
const reserved = ["main", "memory", "system", "temp", "information_schema", "pg_catalog"];

const hashOf = (stamps: readonly unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify([importVersion, stamps]))
    .digest("hex")
    .slice(0, 32);
