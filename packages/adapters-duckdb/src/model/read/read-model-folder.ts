import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { isBranchName } from "./branch-name.js";
import type { Diagnostic } from "./diagnostic.js";
import type { ModelFile } from "./read-files.js";

/** The files of a model as they lie in its folder, before they are read. */
export type FoundFiles =
  | {
      readonly kind: "found";
      readonly files: readonly FoundFile[];
      /** Changes whenever a file comes, goes or is written. */
      readonly stamp: string;
    }
  | { readonly kind: "branch_not_found" }
  /** The folder is no model folder. */
  | { readonly kind: "unreadable"; readonly diagnostics: readonly Diagnostic[] };

/** A file of the model in the folder. */
export interface FoundFile {
  readonly path: string;
  /** From the model folder, as mistakes name it. */
  readonly file: string;
}

/**
 * Finds `model/*.yml` of a folder, also in folders below. Those of a branch lie over the main ones:
 * the same name replaces, another one adds (E5).
 */
export const findModelFiles = async (
  folder: string,
  branchName: string | undefined,
): Promise<FoundFiles> => {
  const main = await filesBelow(folder, "model");
  if (main === undefined) {
    const message = "there is no folder model here: a model folder holds model/*.yml";
    return { kind: "unreadable", diagnostics: [{ file: folder, line: 1, column: 1, message }] };
  }
  const names = new Map(main);
  if (branchName !== undefined) {
    const branch = isBranchName(branchName)
      ? await filesBelow(folder, join("branches", branchName, "model"))
      : undefined;
    if (branch === undefined) return { kind: "branch_not_found" };
    for (const [name, found] of branch) names.set(name, found);
  }
  return foundFiles(names);
};

/**
 * Finds `dashboards/*.yml` of a folder in the same way; a folder need have none. A branch is one where
 * it has a folder `model`.
 */
export const findDashboardFiles = async (
  folder: string,
  branchName: string | undefined,
): Promise<FoundFiles> => {
  const names = new Map(await filesBelow(folder, "dashboards"));
  if (branchName !== undefined) {
    const isThere =
      isBranchName(branchName) &&
      (await filesBelow(folder, join("branches", branchName, "model"))) !== undefined;
    if (!isThere) return { kind: "branch_not_found" };
    const branch = await filesBelow(folder, join("branches", branchName, "dashboards"));
    for (const [name, found] of branch ?? []) names.set(name, found);
  }
  return foundFiles(names);
};

const foundFiles = async (names: ReadonlyMap<string, FoundFile>): Promise<FoundFiles> => {
  const files = [...names].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const stamps = await Promise.all(
    files.map(async ([, { path, file }]) => {
      const found = await stat(path, { bigint: true }).catch(() => undefined);
      return [file, `${found?.size}`, `${found?.mtimeNs}`];
    }),
  );
  const stamp = createHash("sha256").update(JSON.stringify(stamps)).digest("hex");
  return { kind: "found", files: files.map(([, found]) => found), stamp };
};

/** Reads the texts of a model's files, and tells which cannot be read. */
export const readModelFolder = async (
  found: readonly FoundFile[],
): Promise<{
  readonly files: readonly ModelFile[];
  readonly diagnostics: readonly Diagnostic[];
}> => {
  const files: ModelFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path, file } of found) {
    try {
      // A byte order mark is no part of the text, and a text that is none is not repaired.
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
      files.push({ path: file, text });
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const message = code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? "is not UTF-8" : code;
      diagnostics.push({
        file,
        line: 1,
        column: 1,
        message: `cannot be read: ${message ?? "unknown reason"}`,
      });
    }
  }
  return { files, diagnostics };
};

/** The branches of a model folder: folders below `branches` that hold a folder `model`. */
export const branchesOf = async (folder: string): Promise<readonly string[]> => {
  const root = join(folder, "branches");
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name === "model")
    .map((entry) => entry.parentPath.slice(root.length + 1).replaceAll(sep, "/"))
    .filter(isBranchName)
    .toSorted();
};

/** By the name under `directory`; undefined when that is no folder. */
const filesBelow = async (
  folder: string,
  directory: string,
): Promise<ReadonlyMap<string, FoundFile> | undefined> => {
  const names = await readdir(join(folder, directory), { recursive: true }).catch(() => undefined);
  if (names === undefined) return undefined;
  const models = names.filter((name) => /(^|[/\\])[^./\\][^/\\]*\.ya?ml$/i.test(name));
  return new Map(
    models.map((name) => {
      const path = join(folder, directory, name);
      return [name, { path, file: join(directory, name).replaceAll(sep, "/") }];
    }),
  );
};
