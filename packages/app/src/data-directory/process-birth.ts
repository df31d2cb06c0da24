import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When a process was born, as text, or undefined when there is none with that id. Ids are given
 * out again, also to the same number in a new container; an id and its birth are not.
 */
export const processBirth = async (pid: number): Promise<string | undefined> => {
  try {
    if (process.platform === "linux") {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold spaces and brackets; the 20th field behind it is the time.
      const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
      const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
      return `${boot.trim()}/${ticks}`;
    }
    const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
};
