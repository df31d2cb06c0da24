import { readFileSync } from "node:fs";
import type { Layout } from "./layout.js";
import { isProgram } from "./processes.js";

/** What PostgreSQL itself writes about the server that runs on a cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Accepts connections. */
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none or it is not yet whole. It may be stale. */
export function readPostmaster(layout: Layout): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(layout.postmasterFile, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

/** The server that lives on this cluster now, if any. */
export function livingPostmaster(layout: Layout): Postmaster | undefined {
  const postmaster = readPostmaster(layout);
  if (postmaster === undefined) return undefined;
  return isPostmaster(layout, postmaster.pid) ? postmaster : undefined;
}

/** Whether this process is a server on this cluster. */
export function isPostmaster(layout: Layout, pid: number): boolean {
  return isProgram(pid, ["postgres", layout.cluster]);
}
