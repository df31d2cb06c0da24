import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Whether the process lives and all `words` stand in its command line. After a crash, most of all
 * in a container, the same id often belongs to another program.
 */
export function isProgram(pid: number, words: readonly string[]): boolean {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  return words.every((word) => command.includes(word));
}

function commandOf(pid: number): string {
  try {
    // A process that has ended but was not yet collected has an empty command line here.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    try {
      return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    } catch {
      return "";
    }
  }
}

/** Waits until `done()` is true, looking every few milliseconds; false when the time is over. */
export async function waitUntil(done: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; !done();) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
