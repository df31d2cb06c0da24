import { dirname, resolve } from "node:path";
import type { DataSource } from "@embedded-analytics/domain";
import { readDeclarationFile } from "./declaration-file.js";

/** A model folder, and the databases that its deployment declares (K1). */
export interface ModelFolder {
  /** An absolute path. */
  readonly path: string;
  readonly sources: readonly DataSource[];
}

/** The model folders that an applied declarative file names, each once with the same databases (C5). */
export const modelFoldersOf = async (path: string): Promise<readonly ModelFolder[]> => {
  const { declaration } = await readDeclarationFile(path);
  // It was applied, so it has this form.
  const { accounts } = declaration as Declared;
  const folders = accounts
    .flatMap(({ deployments }) => deployments ?? [])
    .flatMap(({ model, sources }): readonly ModelFolder[] =>
      typeof model === "string"
        ? [{ path: resolve(dirname(path), model), sources: sources ?? [] }]
        : [],
    );
  return [...new Map(folders.map((folder) => [JSON.stringify(folder), folder])).values()];
};

interface Declared {
  readonly accounts: readonly {
    readonly deployments?:
      | readonly { readonly model?: unknown; readonly sources?: readonly DataSource[] | null }[]
      | null;
  }[];
}
