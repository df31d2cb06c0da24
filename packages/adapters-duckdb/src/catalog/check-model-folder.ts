import { loadModelFolder } from "./load-model-folder.js";
import type { Diagnostic } from "../model/read/diagnostic.js";
import { branchesOf, findModelFiles } from "../model/read/read-model-folder.js";

/** What is wrong with a model folder, and what has no effect in it. */
export interface CheckedFolder {
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Loads a model folder with all its branches, only to tell what is wrong with them (E5); the signal ends it. */
export const checkModelFolder = async (
  folder: string,
  cacheDirectory: string,
  signal?: AbortSignal,
): Promise<CheckedFolder> => {
  const diagnostics = new Map<string, Diagnostic>();
  const warnings = new Map<string, Diagnostic>();
  for (const branchName of [undefined, ...(await branchesOf(folder))]) {
    const found = await findModelFiles(folder, branchName);
    if (found.kind === "branch_not_found") continue;
    const checked =
      found.kind === "unreadable"
        ? { ok: false as const, diagnostics: found.diagnostics, warnings: [] }
        : await loadModelFolder(folder, found.files, cacheDirectory, signal);
    // A branch repeats what is said of the files that it shares with the main one.
    for (const one of checked.ok ? [] : checked.diagnostics)
      diagnostics.set(JSON.stringify(one), one);
    for (const one of checked.warnings) warnings.set(JSON.stringify(one), one);
  }
  return { diagnostics: [...diagnostics.values()], warnings: [...warnings.values()] };
};
