import { join } from "node:path";
import { root } from "./ensure-installed.mjs";
import { runChild } from "./run-child.mjs";

const commandLine = join(root, "packages", "cli");

/** The program of the service and of the commands beside it, once it is built. */
export const serviceProgram = join(commandLine, "dist", "main.js");

/**
 * Builds the service and what it is made of; resolves with the compiler's exit code. With nothing to
 * do the compiler needs a tenth of a second, so it is always asked.
 */
export const buildService = () =>
  runChild(process.execPath, [
    join(root, "node_modules", "ts7", "bin", "tsc"),
    "--build",
    commandLine,
  ]);
