import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "./run-child.mjs";

const lifeline = join(dirname(fileURLToPath(import.meta.url)), "run-with-lifeline.mjs");

/**
 * Runs a long-living program (path of its main file) with these arguments and resolves with its exit
 * code. It gets each signal of ours exactly once, and does not outlive us, not even our SIGKILL.
 */
export const runService = (main, args) =>
  runChild(process.execPath, [lifeline, main, ...args], {
    ownGroup: true,
    stdio: ["inherit", "inherit", "inherit", "pipe"],
  });
