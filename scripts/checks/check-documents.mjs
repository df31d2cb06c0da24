// Every link and anchor of every document leads somewhere in the project, and documents keep their length.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import { documentProblems } from "../documents/document-problems.mjs";
import { projectFiles } from "../documents/project-files.mjs";

/** In bytes. A page of the contract is read at once; what is longer is two pages. */
const bytesMax = (path) => {
  if (/^docs\/protocol\/[^/]*\.md$/.test(path)) return 30_000;
  if (["PROTOCOL.md", "SECURITY.md", "README.md"].includes(path)) return 8_000;
  return undefined;
};

const files = await projectFiles(root);
const documents = new Map(
  await Promise.all(
    files
      .filter((path) => path.endsWith(".md"))
      .map(async (path) => [path, await readFile(join(root, path), "utf8")]),
  ),
);
const problems = documentProblems({ documents, files, bytesMax });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${documents.size} documents`);
