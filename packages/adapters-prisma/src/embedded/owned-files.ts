import { chmod, chown, readFile, rename, writeFile } from "node:fs/promises";
import type { Identity } from "./identity.js";

/** A password that was written whole; undefined where none is. */
export const passwordIn = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined;
    throw cause;
  });

/** As a whole or not at all, and for the server's user alone. */
export async function writeOwned(path: string, text: string, identity: Identity): Promise<void> {
  const fresh = `${path}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await chmod(fresh, 0o600);
  const { owner } = identity;
  if (owner !== undefined) await chown(fresh, owner.uid, owner.gid);
  await rename(fresh, path);
}
