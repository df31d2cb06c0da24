import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { layoutOf, urlOf } from "./layout.js";
import { livingPostmaster } from "./postmaster.js";

/**
 * The connection URL of the embedded PostgreSQL that runs in `directory`, started by whichever
 * process; undefined when none runs there. Rejects when the folder may not be read by this user.
 */
export async function runningEmbeddedPostgres(directory: string): Promise<string | undefined> {
  const layout = layoutOf(resolve(directory));
  const postmaster = livingPostmaster(layout);
  if (postmaster === undefined || !postmaster.ready) return undefined;
  return urlOf(postmaster.port, await readFile(layout.passwordFile, "utf8"));
}
