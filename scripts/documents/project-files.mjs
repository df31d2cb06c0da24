import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** What is installed, built, generated or written by a run; people write none of it. */
const notWritten = new Set([
  "node_modules",
  "dist",
  "generated",
  "coverage",
  ".git",
  ".nx",
  ".data",
]);

/** The paths of all files below `folder` that people write, relative to `root`, with `/`, sorted. */
export const projectFiles = async (root, folder = root) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !notWritten.has(name))
      .map((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return projectFiles(root, path);
        return entry.isFile() ? [relative(root, path).split(sep).join("/")] : [];
      }),
  );
  return found.flat().sort();
};
