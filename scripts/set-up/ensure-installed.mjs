import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureClient } from "../../packages/adapters-prisma/scripts/ensure-client.mjs";
import { installOnce } from "./install-stamp.mjs";
import { nodeProblem } from "./node-version.mjs";
import { runChild } from "../children/run-child.mjs";

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const npmCi = () => {
  console.log("Installing dependencies (this is the slow part, and happens once) …");
  // NODE_ENV=production would leave out the compiler.
  const args = ["ci", "--no-audit", "--no-fund", "--include=dev", "--loglevel=error"];
  const npm = process.env["npm_execpath"];
  return npm !== undefined && basename(npm) === "npm-cli.js"
    ? runChild(process.execPath, [npm, ...args], { cwd: root })
    : runChild("npm", args, { cwd: root, shell: process.platform === "win32" });
};

/**
 * Checks Node's version, and brings up to date what is not in git and nothing works without: `node_modules`
 * and the Prisma client. Ends the process when it cannot.
 */
export const ensureInstalled = async () => {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  const code = await installOnce(root, npmCi);
  if (code !== 0) {
    console.error(`npm ci failed (exit code ${code}): the lines above tell why.`);
    process.exit(code);
  }
  const clientCode = await ensureClient();
  if (clientCode !== 0) {
    console.error(`The Prisma client could not be generated (exit code ${clientCode}), see above.`);
    process.exit(clientCode);
  }
};
