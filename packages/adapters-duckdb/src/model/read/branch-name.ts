/**
 * Whether this can be a branch of a model folder (E4): parts of letters, digits, `.`, `_` and `-`
 * between slashes, none of which climbs, hides, or is `model`, as the folder of a branch's files is.
 */
export const isBranchName = (name: string): boolean =>
  name.split("/").every((part) => part !== "model" && /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
