import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isBranchName } from "@embedded-analytics/adapters-duckdb";
import type { BranchesMethods, Plain } from "@embedded-analytics/domain";

/**
 * The branches of a deployment are the folders `branches/{name}` of its model that hold a folder
 * `model` (E5): not those on the way to one, nor what lies in one. Model folders are stored as written and start, in each instance, from the folder of its own declaration (C5).
 */
export const folderBranches = (declarationFolder: string): Plain<BranchesMethods> => ({
  exists: async (_accountId, { modelFolder }, branchName) => {
    if (modelFolder === undefined || !isBranchName(branchName)) return false;
    const folder = join(resolve(declarationFolder, modelFolder), "branches", branchName, "model");
    return isFolder(folder);
  },
});

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
};
