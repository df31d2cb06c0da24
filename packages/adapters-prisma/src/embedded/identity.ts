import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { EmbeddedPostgresFailed } from "./embedded-postgres-failed.js";

/** As whom PostgreSQL's programs run: `command` goes before the program, the ids into `spawn`. */
export interface Identity {
  readonly owner?: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** The user and group "nobody": PostgreSQL refuses to run as root. */
const nobodyId = 65_534;

/**
 * Chooses as whom to run the programs that need every path in `paths` (absolute, existing).
 * An ordinary user runs them as itself; root as `previousOwner`, or as nobody where there is none.
 * Throws `EmbeddedPostgresFailed` when root cannot hand a path over to that user.
 */
export async function chooseIdentity(
  paths: readonly string[],
  previousOwner?: { uid: number; gid: number },
): Promise<Identity> {
  if (process.getuid?.() !== 0) return { command: [], ids: {} };
  const owner =
    previousOwner !== undefined && previousOwner.uid !== 0
      ? previousOwner
      : { uid: nobodyId, gid: nobodyId };
  for (const path of paths) {
    const wall = await firstWall(path, owner);
    if (wall !== undefined) return { owner, command: passWalls(owner, wall), ids: {} };
  }
  return { owner, command: [], ids: owner };
}

/** The first folder on the way to `path`, or `path` itself, that this user may not enter. */
export async function firstWall(
  path: string,
  user: { uid: number; gid: number },
): Promise<string | undefined> {
  const way: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    way.unshift(at);
    if (at === dirname(at)) break;
  }
  for (const at of way) {
    const { mode, uid, gid } = await stat(at);
    const search = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & search) === 0) return at;
  }
  return undefined;
}

// A clone made by root often lies under a folder of mode 0700. There the programs keep the one
// capability that walks past file modes. Programs check their files with access(2), which for an
// ordinary user ignores capabilities unless the securebit no_setuid_fixup is set.
function passWalls(owner: { uid: number; gid: number }, wall: string): string[] {
  const command = [
    "setpriv",
    ...[`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"],
    "--securebits=+no_setuid_fixup",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--bounding-set=-all,+dac_override",
    "--no-new-privs",
    "--",
  ];
  const [program, ...options] = command;
  const probe = spawnSync(program ?? "", [...options, "true"], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  if (probe.status === 0) return command;
  const why = probe.error === undefined ? probe.stderr.trim() : "setpriv is not installed";
  throw new EmbeddedPostgresFailed(
    `PostgreSQL does not run as root, and user ${owner.uid} cannot enter ${wall} (${why}). ` +
      "Install util-linux (setpriv); or run as an ordinary user; or keep the program and DATA_DIR " +
      "in folders that everyone may enter; or set DATABASE_URL to a PostgreSQL of your own.",
  );
}
