import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const ours = new Set<string>();

/**
 * A new folder for what queries spill, named after this process; those of processes that are gone
 * are removed. The folder around it belongs to one service.
 */
export function makeWorkFolder(cacheDirectory: string): string {
  mkdirSync(cacheDirectory, { recursive: true });
  for (const name of readdirSync(cacheDirectory)) {
    const pid = /^queries-(\d+)-/.exec(name)?.[1];
    const folder = join(cacheDirectory, name);
    if (pid === undefined || ours.has(folder) || isAnother(Number(pid))) continue;
    rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(cacheDirectory, `queries-${process.pid}-`));
  ours.add(folder);
  return folder;
}

/** Removes what `makeWorkFolder` made. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  ours.delete(folder);
}

/** In a container our own id is often that of our predecessor. */
const isAnother = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};
