// Who may import whom, and no cycles: runs dependency-cruiser, then asks whether it saw everything.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { evidenceProblems } from "./boundary-evidence.mjs";
import { root } from "../set-up/ensure-installed.mjs";

/** The least that must have been seen; far below what is there, far above what a blind run sees. */
const floor = { modules: 150, crossings: 30 };

const cruised = ["packages", "examples", "benchmarks"].filter((name) =>
  existsSync(join(root, name)),
);
const cruiser = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
const { stdout, stderr } = spawnSync(
  process.execPath,
  [cruiser, "--config", ".dependency-cruiser.js", "--output-type", "json", ...cruised],
  { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout.startsWith("{")) {
  console.error(stderr || stdout || "dependency-cruiser said nothing");
  process.exit(1);
}
const { modules, summary } = JSON.parse(stdout);

const sourcesOf = (name) => {
  const folder = join("packages", name, "src");
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).split(sep).join("/"));
};
const packages = readdirSync(join(root, "packages"));
const manifestOf = (name) =>
  JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));

const problems = [
  ...summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(" → ");
    return `${rule.name}: ${from} → ${path}`;
  }),
  ...evidenceProblems({
    modules,
    files: packages.flatMap(sourcesOf),
    manifests: Object.fromEntries(packages.map((name) => [name, manifestOf(name)])),
    floor,
  }),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`);
