import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When a process was born, as text, or undefined when none with that id lives. One that has ended
 * and was not collected by its parent, as happens in containers, is dead. Ids are given out again,
 * also to the same number in a new container; an id and its birth are not.
 */
export const processBirth = async (pid: number): Promise<string | undefined> => {
  try {
    if (process.platform === "linux") {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold spaces and brackets. Behind it come the state and, as the
      // 20th field, the time.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (isDead(fields[0] ?? "")) return undefined;
      const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
      return `${boot.trim()}/${fields[19]}`;
    }
    const { stdout } = await run("ps", ["-o", "stat=", "-o", "lstart=", "-p", String(pid)]);
    const [state = "", ...time] = stdout.trim().split(/\s+/);
    return isDead(state) ? undefined : time.join(" ") || undefined;
  } catch {
    return undefined;
  }
};

const isDead = (state: string): boolean => /^[ZX]/i.test(state);
