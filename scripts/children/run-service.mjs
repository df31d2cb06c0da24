import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "./run-child.mjs";

const lifeline = join(dirname(fileURLToPath(import.meta.url)), "run-with-lifeline.mjs");

/** How often it is looked whether npm's shell is still there. */
const pollIntervalMs = 500;

/**
 * Sends ourselves SIGTERM once our parent is there no more. npm passes a signal on to the shell that it
 * runs us in, and to nobody else; the shell ends of it and says nothing to us. Only under npm: whoever
 * starts this program from a shell of their own may want it to go on without the shell.
 */
const endWithParent = () => {
  if (process.env["npm_lifecycle_event"] === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, pollIntervalMs).unref();
  return () => clearInterval(timer);
};

/**
 * Runs a long-living program (path of its main file) with these arguments and resolves with its exit
 * code. It gets each signal of ours exactly once, and does not outlive us, not even our SIGKILL.
 */
export const runService = async (main, args) => {
  const stopLooking = endWithParent();
  try {
    return await runChild(process.execPath, [lifeline, main, ...args], {
      ownGroup: true,
      stdio: ["inherit", "inherit", "inherit", "pipe"],
    });
  } finally {
    stopLooking();
  }
};
