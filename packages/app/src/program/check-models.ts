import { stat } from "node:fs/promises";
import { join } from "node:path";
import {
  checkModelFolder,
  formatDiagnostic,
  type Mistake,
} from "@embedded-analytics/adapters-duckdb";
import { modelFoldersOf } from "../declaration/model-folders.js";
import { shownPath } from "../composition/shown-path.js";
import type { Output } from "./output.js";

/**
 * Tells all that is wrong with the models of a declarative file, with file and line (E5); answers
 * whether queries can run on all of them. A folder may be on another machine than this one (C5). The
 * signal ends it.
 */
export const checkModels = async (
  declarationFile: string,
  cacheDirectory: string,
  output: Pick<Output, "printError">,
  signal?: AbortSignal,
): Promise<boolean> => {
  let good = true;
  for (const { path: folder, sources } of await modelFoldersOf(declarationFile)) {
    const shown = shownPath(folder);
    if (!(await isFolder(folder))) {
      output.printError(`${shown}: there is no such folder here, so the model is not checked\n`);
      continue;
    }
    const { diagnostics, warnings } = await checkModelFolder(
      folder,
      cacheDirectory,
      signal,
      sources,
    );
    signal?.throwIfAborted();
    const say = (diagnostic: Mistake): string =>
      formatDiagnostic({ ...diagnostic, file: join(shown, diagnostic.file) });
    for (const diagnostic of diagnostics) output.printError(`${say(diagnostic)}\n`);
    for (const warning of warnings) output.printError(`${say(warning)}\n`);
    good &&= diagnostics.length === 0;
  }
  return good;
};

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
};
