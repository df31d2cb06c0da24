import { readFileSync } from "node:fs";

/**
 * How many bytes a process holds in memory; undefined where it cannot be asked without a program
 * (then the process watches itself alone).
 */
export const residentBytes = (pid: number): number | undefined => bytesOf(pid, "VmRSS");

/**
 * How many of them are its own: ending it gives back no more, since the programs' pages are shared.
 * Undefined where it cannot be asked.
 */
export const ownBytes = (pid: number): number | undefined => bytesOf(pid, "RssAnon");

function bytesOf(pid: number, line: "VmRSS" | "RssAnon"): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    // The line's unit is kB, whatever the size of a page.
    const kilobytes = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
