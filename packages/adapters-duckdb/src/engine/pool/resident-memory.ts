import { readFileSync } from "node:fs";

/**
 * How many bytes a process holds in memory; undefined where it cannot be asked without a program
 * (then the process watches itself alone).
 */
export function residentBytes(pid: number): number | undefined {
  try {
    // The line's unit is kB, whatever the size of a page.
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
