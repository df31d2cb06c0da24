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
  const folders = (await deploymentsOf(path)).flatMap(({ model, sources }) =>
    typeof model === "string"
      ? [{ path: resolve(dirname(path), model), sources: sources ?? [] }]
      : [],
  );
  return [...new Map(folders.map((folder) => [JSON.stringify(folder), folder])).values()];
};

/** The model folder that a declarative file gives a deployment; undefined where it names none. */
export const modelFolderOf = async (
  path: string,
  accountName: string,
  deploymentId: number,
): Promise<string | undefined> => {
  const { declaration } = await readDeclarationFile(path);
  const account = (declaration as Declared).accounts.find(({ name }) => name === accountName);
  const deployment = account?.deployments?.find(({ id }) => id === deploymentId);
  const model = deployment?.model;
  return typeof model === "string" ? resolve(dirname(path), model) : undefined;
};

/** The model folders of an applied declarative file that another file in the place of it would not mean. */
export const modelsOfThisFileOnly = async (
  path: string,
  other: string,
): Promise<readonly string[]> => {
  const models = (await deploymentsOf(path)).flatMap(({ model }) =>
    typeof model === "string" ? [model] : [],
  );
  return [...new Set(models)].filter(
    (model) => resolve(dirname(path), model) !== resolve(dirname(other), model),
  );
};

const deploymentsOf = async (path: string): Promise<readonly DeclaredDeployment[]> => {
  const { declaration } = await readDeclarationFile(path);
  // It was applied, so it has this form.
  const { accounts } = declaration as Declared;
  return accounts.flatMap(({ deployments }) => deployments ?? []);
};

interface DeclaredDeployment {
  readonly id?: unknown;
  readonly model?: unknown;
  readonly sources?: readonly DataSource[] | null;
}

interface Declared {
  readonly accounts: readonly {
    readonly name?: unknown;
    readonly deployments?: readonly DeclaredDeployment[] | null;
  }[];
}
