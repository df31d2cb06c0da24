import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { processBirth } from "./process-birth.js";

/** Who uses a data directory. */
export interface Holder {
  readonly pid: number;
  readonly birth: string | undefined;
  /** When it took the directory, ISO 8601. */
  readonly since: string;
  /** What it is doing, for the person who finds the directory taken. */
  readonly purpose: string;
}

/** Another living process uses the data directory. */
export class DataDirectoryHeld extends Error {
  constructor(
    readonly dataDirectory: string,
    readonly holder: Holder,
  ) {
    super(
      `The data directory ${dataDirectory} is in use by process ${holder.pid} ` +
        `(${holder.purpose}, since ${holder.since}). Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "DataDirectoryHeld";
  }
}

/**
 * Takes a data directory for this process; answers how to give it back. A holder that died without
 * giving it back is recognised by its id and birth, and its claim is taken over. Throws
 * `DataDirectoryHeld` where the holder lives.
 */
export const holdDataDirectory = async (
  dataDirectory: string,
  purpose: string,
): Promise<() => Promise<void>> => {
  const path = join(dataDirectory, "holder.json");
  const claim = `${path}.${process.pid}`;
  const holder: Holder = {
    pid: process.pid,
    birth: await processBirth(process.pid),
    since: new Date().toISOString(),
    purpose,
  };
  await writeFile(claim, JSON.stringify(holder), { mode: 0o600 });
  try {
    // A link appears whole and only where nothing is yet: two starters cannot both succeed.
    while (!(await linked(claim, path))) {
      const present = await readHolder(path);
      if (present === undefined) continue;
      if (await isAlive(present)) throw new DataDirectoryHeld(dataDirectory, present);
      await removeStale(path, `${claim}.stale`, present);
    }
  } finally {
    await rm(claim, { force: true });
    await rm(`${claim}.stale`, { force: true });
  }
  return () => rm(path, { force: true });
};

const linked = async (claim: string, path: string): Promise<boolean> => {
  try {
    await link(claim, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  }
};

/** The claim; one that cannot be understood, as after a power cut, is a dead holder's. */
const readHolder = async (path: string): Promise<Holder | undefined> => {
  try {
    return asHolder(await readFile(path, "utf8"));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
};

const asHolder = (text: string): Holder => {
  try {
    const claim = JSON.parse(text) as Holder | null;
    if (claim !== null && Number.isSafeInteger(claim.pid)) return claim;
  } catch {
    // as below
  }
  return { pid: 0, birth: undefined, since: "", purpose: "" };
};

const isAlive = async ({ pid, birth }: Holder): Promise<boolean> => {
  if (pid < 1) return false;
  const present = await processBirth(pid);
  return present !== undefined && (birth === undefined || birth === present);
};

/** Moves a dead holder's claim away; a claim that a rival has made meanwhile is put back. */
const removeStale = async (path: string, aside: string, dead: Holder): Promise<void> => {
  try {
    await rename(path, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return;
    throw cause;
  }
  const moved = await readHolder(aside);
  if (moved?.pid !== dead.pid || moved.birth !== dead.birth) await linked(aside, path);
};
