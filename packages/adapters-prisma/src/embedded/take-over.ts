import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { EmbeddedPostgresFailed, EmbeddedPostgresHeld } from "./embedded-postgres-failed.js";
import type { Layout } from "./layout.js";
import { isPostmaster, livingPostmaster, readPostmaster } from "./postmaster.js";
import { isAlive, isProgram, waitUntil } from "./processes.js";

/** The keeper of a running server, and the process that started it. */
interface Holder {
  readonly keeperPid: number;
  readonly parentPid: number;
}

/** How long a server that is ending may take to write its data down. */
const endTimeoutMs = 60_000;

/** How long a process that was killed a moment ago may still look alive. */
const dyingTimeoutMs = 500;

/**
 * Makes the directory free for a new server. Throws `EmbeddedPostgresHeld` when a living process
 * runs one there; waits for a server whose parent died and which is ending; ends an orphan (its
 * keeper was killed); removes a stale `postmaster.pid`, which is normal after a crash.
 */
export async function takeOver(layout: Layout): Promise<void> {
  const holder = livingHolder(layout);
  if (holder !== undefined) {
    const isHeld = (): boolean =>
      isAlive(holder.parentPid) && livingHolder(layout)?.keeperPid === holder.keeperPid;
    if (!(await waitUntil(() => !isHeld(), dyingTimeoutMs)))
      throw new EmbeddedPostgresHeld(layout.directory, holder.parentPid);
    await waitUntil(() => livingHolder(layout) === undefined, endTimeoutMs);
  }
  await endOrphan(layout);
  // PostgreSQL believes a stale file whose id now belongs to another program of the same user.
  if (readPostmaster(layout) !== undefined) await rm(layout.postmasterFile, { force: true });
}

/** Ends a server whose keeper is gone, and waits until it is; does nothing where there is none. */
export async function endOrphan(layout: Layout): Promise<void> {
  const orphan = livingPostmaster(layout);
  if (orphan === undefined || livingHolder(layout) !== undefined) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, nothing committed is lost.
  process.kill(orphan.pid, "SIGINT");
  // It removes `postmaster.pid` a moment before it has ended: look at the process itself.
  const ended = await waitUntil(() => !isPostmaster(layout, orphan.pid), endTimeoutMs);
  if (ended) return;
  throw new EmbeddedPostgresFailed(
    `A PostgreSQL left behind in ${layout.directory} (process ${orphan.pid}) does not end.`,
  );
}

function livingHolder(layout: Layout): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(layout.keeperFile, "utf8")) as Holder;
    return isProgram(holder.keeperPid, ["keeper.mjs", layout.directory]) ? holder : undefined;
  } catch {
    return undefined;
  }
}
