import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readPrivateFile, writePrivateFile } from "./private-file.js";

/**
 * The secret key of a data directory, made at the first start (F3). Losing it makes cursors and
 * embed tokens that were given out worthless, nothing else.
 */
export const keptSecretKey = async (dataDirectory: string): Promise<string> => {
  const path = join(dataDirectory, "secret-key");
  const kept = await readPrivateFile(path);
  if (kept !== undefined && kept !== "") return kept;
  const made = randomBytes(32).toString("base64url");
  await writePrivateFile(path, made);
  return made;
};
