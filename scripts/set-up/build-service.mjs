import { join } from "node:path";
import { buildPages } from "./build-pages.mjs";
import { root } from "./ensure-installed.mjs";
import { runChild } from "../children/run-child.mjs";

const commandLine = join(root, "packages", "cli");

/** The program of the service and of the commands beside it, once it is built. */
export const serviceProgram = join(commandLine, "dist", "main.js");

/**
 * Builds the service, what it is made of, and the pages that it serves; resolves with an exit code. With
 * nothing to do that needs a fifth of a second, so it is always asked.
 */
export const buildService = async () => {
  const compiler = join(root, "node_modules", "ts7", "bin", "tsc");
  const code = await runChild(process.execPath, [compiler, "--build", commandLine]);
  return code === 0 ? buildPages() : code;
};
