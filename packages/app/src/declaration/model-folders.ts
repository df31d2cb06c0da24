import { dirname, resolve } from "node:path";
import { readDeclarationFile } from "./declaration-file.js";

/** The model folders that an applied declarative file names, each once, as absolute paths (C5). */
export const modelFoldersOf = async (path: string): Promise<readonly string[]> => {
  const { declaration } = await readDeclarationFile(path);
  // It was applied, so it has this form.
  const { accounts } = declaration as Declared;
  const named = accounts.flatMap(({ deployments }) => deployments ?? []).map(({ model }) => model);
  const folders = named.flatMap((model) =>
    typeof model === "string" ? [resolve(dirname(path), model)] : [],
  );
  return [...new Set(folders)];
};

interface Declared {
  readonly accounts: readonly {
    readonly deployments?: readonly { readonly model?: unknown }[] | null;
  }[];
}
