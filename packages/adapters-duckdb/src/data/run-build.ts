import { fileURLToPath } from "node:url";
import type { Diagnostic } from "../model/read/diagnostic.js";
import type { BuildJob, Built } from "./build-job.js";
import { runJob } from "./run-job.js";

/** Makes a data file in a process of its own; the mistakes are those of the files it was made from. */
export const runBuild = async (
  job: BuildJob,
  signal?: AbortSignal,
): Promise<readonly Diagnostic[]> => {
  const { diagnostics } = await runJob<BuildJob, Built>(program(), job, { signal });
  return diagnostics;
};

/** The compiled program, also for a process that runs the sources, since a plain Node does not read those. */
const program = (): string => {
  const path = import.meta.url.endsWith(".ts")
    ? "../../dist/data/build-process.js"
    : "./build-process.js";
  return fileURLToPath(new URL(path, import.meta.url));
};
