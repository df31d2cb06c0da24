import { fileURLToPath } from "node:url";
import { runJob } from "../../data/run-job.js";
import type { Checked, CheckJob, Judged, JudgeJob } from "./check-job.js";

/** Checks a model against its data in a process of its own; throws `DataJobFailed`. */
export const runCheck = (job: CheckJob, signal?: AbortSignal): Promise<Checked> =>
  runJob(program(), job, { signal, timeoutMs: checkTimeoutMs });

/** Judges statements in a process of its own; throws `DataJobFailed`. */
export const runJudge = (job: JudgeJob, signal?: AbortSignal): Promise<Judged> =>
  runJob(program(), job, { signal, timeoutMs: checkTimeoutMs });

/** Binding reads no rows; whatever takes longer will not end. */
const checkTimeoutMs = 120_000;

/** The compiled program, also for a process that runs the sources, since a plain Node does not read those. */
const program = (): string => {
  const path = import.meta.url.endsWith(".ts")
    ? "../../../dist/engine/binding/check-process.js"
    : "./check-process.js";
  return fileURLToPath(new URL(path, import.meta.url));
};
