import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { layoutOf, urlOf } from "./layout.js";
import { livingPostmaster } from "./postmaster.js";
import { samplesUrlsOf } from "./samples.js";
import type { EmbeddedPostgres } from "./start.js";

/**
 * The connection URLs of the embedded PostgreSQL that runs in `directory`, started by whichever
 * process; undefined when none runs there. Rejects when the folder may not be read by this user.
 */
export async function runningEmbeddedPostgres(
  directory: string,
): Promise<Pick<EmbeddedPostgres, "url" | "samples"> | undefined> {
  const layout = layoutOf(resolve(directory));
  const postmaster = livingPostmaster(layout);
  if (postmaster === undefined || !postmaster.ready) return undefined;
  return {
    url: urlOf(postmaster.port, await readFile(layout.passwordFile, "utf8")),
    samples: await samplesUrlsOf(layout, postmaster.port),
  };
}
