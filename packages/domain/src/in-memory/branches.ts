import type { BranchesMethods } from "../accounts/branches.js";

/** Branches by the model folder of their deployment, fixed when the store is made. */
export const inMemoryBranches = (
  branches: Readonly<Record<string, readonly string[]>>,
): BranchesMethods => ({
  exists: (_accountId, { modelFolder }, branchName) =>
    modelFolder !== undefined &&
    Object.hasOwn(branches, modelFolder) &&
    (branches[modelFolder]?.includes(branchName) ?? false),
});
