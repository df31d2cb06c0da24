import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { layoutOf, urlOf } from "./layout.js";
import { livingPostmaster } from "./postmaster.js";
import { samplesUrlsOf } from "./samples.js";
import { serviceUrlOf } from "./service-role.js";
import type { EmbeddedPostgres } from "./start.js";

/** The addresses of a server that runs; one that an earlier release started has no service role. */
export interface RunningPostgres extends Pick<EmbeddedPostgres, "url" | "samples"> {
  readonly serviceUrl: string | undefined;
}

/**
 * The connection URLs of the embedded PostgreSQL that runs in `directory`, started by whichever
 * process; undefined when none runs there. Rejects when the folder may not be read by this user.
 */
export async function runningEmbeddedPostgres(
  directory: string,
): Promise<RunningPostgres | undefined> {
  const layout = layoutOf(resolve(directory));
  const postmaster = livingPostmaster(layout);
  if (postmaster === undefined || !postmaster.ready) return undefined;
  return {
    url: urlOf(postmaster.port, await readFile(layout.passwordFile, "utf8")),
    serviceUrl: await serviceUrlOf(layout, postmaster.port).catch(() => undefined),
    samples: await samplesUrlsOf(layout, postmaster.port),
  };
}
