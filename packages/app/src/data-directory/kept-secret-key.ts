import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createPrivateFile, readPrivateFile } from "./private-file.js";

/**
 * The secret key of a data directory, made at the first start (F3). Of first starts at once, each
 * gets the key that one of them has made. Losing it makes cursors and embed tokens that were given
 * out worthless, nothing else. Throws where the file is there and empty.
 */
export const keptSecretKey = async (dataDirectory: string): Promise<string> => {
  const path = join(dataDirectory, "secret-key");
  const kept = await readPrivateFile(path);
  if (kept === "") throw new SecretKeyEmpty(path);
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString("base64url");
  return (await createPrivateFile(path, made)) ? made : keptSecretKey(dataDirectory);
};

/** The file of the secret key has nothing in it, which is never so by itself. */
export class SecretKeyEmpty extends Error {
  override readonly name = "SecretKeyEmpty";
  constructor(path: string) {
    super(`${path} is empty. Put the secret key back, or remove the file to get a new one.`);
  }
}
