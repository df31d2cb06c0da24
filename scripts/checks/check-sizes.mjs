// No folder and no file so large that a stranger has to search: reads every file that people write.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import { sizeProblems } from "./source-sizes.mjs";

/** The least that must have been read; far below what is there, far above what a blind run reads. */
const floor = 500;
const skipped = new Set(["node_modules", "dist", "generated", ".data", ".nx", ".next"]);

const filesOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesOf(path);
    return /\.(tsx?|mjs|js|css)$/.test(entry.name) ? [path] : [];
  });

const linesOf = (file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;

const sources = ["packages", "examples", "benchmarks", "scripts"]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap(filesOf)
  .map((file) => ({ file: file.split(sep).join("/"), lines: linesOf(file) }));

const problems = sizeProblems(sources);
if (sources.length < floor) problems.push(`only ${sources.length} files were read`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${sources.length} files`);
