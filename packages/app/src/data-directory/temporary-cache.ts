import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Configuration } from "../configuration/configuration.js";

const prefix = "command-cache-";
/** No command takes that long: it was killed. */
const commandMsMax = 86_400_000;

/** A folder for copies of data that is a command's own, since the service's is the service's. */
export const temporaryCache = async ({
  dataDirectory,
}: Pick<Configuration, "dataDirectory">): Promise<{
  readonly directory: string;
  remove(): Promise<void>;
}> => {
  await mkdir(dataDirectory, { recursive: true });
  await removeLeftCaches(dataDirectory);
  const directory = await mkdtemp(join(dataDirectory, prefix));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
};

/** Removes what commands left that were killed: copies of data lie in it. */
export const removeLeftCaches = async (dataDirectory: string): Promise<void> => {
  for (const name of await readdir(dataDirectory).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const path = join(dataDirectory, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < commandMsMax) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
};
