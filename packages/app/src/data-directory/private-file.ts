import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";

/** The text of a file, trimmed; undefined where there is no such file. */
export const readPrivateFile = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
};

/** Writes a file that only its owner may read, whole or not at all. */
export const writePrivateFile = async (path: string, text: string): Promise<void> => {
  await rename(await draftOf(path, text), path);
};

/** The same where there is no such file yet; answers whether it was this call that made it. */
export const createPrivateFile = async (path: string, text: string): Promise<boolean> => {
  const draft = await draftOf(path, text);
  try {
    // A link appears whole and only where nothing is yet: of many writers one succeeds.
    await link(draft, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
};

/** On the disk before it gets its name, so that no power cut leaves an empty file under it. */
const draftOf = async (path: string, text: string): Promise<string> => {
  const draft = `${path}.${randomBytes(6).toString("hex")}.draft`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
};
