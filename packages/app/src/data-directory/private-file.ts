import { chmod, readFile, rename, writeFile } from "node:fs/promises";

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
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, `${text}\n`, { mode: 0o600 });
  await chmod(draft, 0o600); // a draft that was left behind keeps its old mode otherwise
  await rename(draft, path);
};
