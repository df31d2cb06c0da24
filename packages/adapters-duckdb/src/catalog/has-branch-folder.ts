import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isBranchName } from "../model/read/branch-name.js";

/**
 * Whether a model's folder, given as an absolute path, has that branch: a folder `branches/{name}` that
 * holds a folder `model` (E5); neither a folder on the way to one, nor what lies in one.
 */
export const hasBranchFolder = async (folder: string, branchName: string): Promise<boolean> =>
  isBranchName(branchName) && isFolder(join(folder, "branches", branchName, "model"));

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
};
