import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";

const module = (...path) => join(root, "node_modules", ...path);
const node = (name, ...args) => ({ name, command: process.execPath, args });

/**
 * Everything that can be said about the code without running the service, one line each.
 * A check is a program that ends with 0 when all is well and tells on its output what is not.
 */
export const checks = [
  node("types of sources", module("ts7", "bin", "tsc"), "--build"),
  node("types of tests", module("ts7", "bin", "tsc"), "--project", "tsconfig.test.json"),
  node("types of pages", module("typescript", "bin", "tsc"), "--project", "packages/embed-ui"),
  node("lint", module("eslint", "bin", "eslint.js"), ".", "--max-warnings=0"),
  node("format", module("prettier", "bin", "prettier.cjs"), "--check", "--log-level=warn", "."),
  node("boundaries and cycles", join(root, "scripts", "checks", "check-boundaries.mjs")),
  node("links and lengths of documents", join(root, "scripts", "checks", "check-documents.mjs")),
  node("sizes of files and folders", join(root, "scripts", "checks", "check-sizes.mjs")),
  node("size of the client", join(root, "scripts", "checks", "check-client-size.mjs")),
  node("dead code", module("knip", "bin", "knip.js"), "--no-config-hints"),
  {
    // Also says when the lock lacks the packages of another platform.
    name: "lock file installs everywhere",
    command: "npm",
    args: ["ci", "--dry-run", "--no-audit", "--no-fund", "--loglevel=error"],
  },
];
