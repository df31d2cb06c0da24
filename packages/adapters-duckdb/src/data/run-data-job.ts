import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BuildJob, Checked, CheckJob, DataAnswer, DataJob } from "./data-job.js";
import type { Mistake } from "../model/read/mistake.js";

/** A data process ended without an answer, or could not do its job; for the log. */
export class DataJobFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "DataJobFailed";
  }
}

/** Makes a data file in a process of its own; the mistakes are those of the files it was made from. */
export const runBuild = async (
  job: BuildJob,
  signal?: AbortSignal,
): Promise<readonly Mistake[]> => {
  const answer = await runDataJob(job, signal);
  if (answer.kind === "built") return answer.mistakes;
  throw new DataJobFailed(answer.kind === "failed" ? answer.reason : "an answer to another job");
};

/** Checks a model against its data in a process of its own. */
export const runCheck = async (job: CheckJob, signal?: AbortSignal): Promise<Checked> => {
  const answer = await runDataJob(job, signal, checkTimeoutMs);
  if (answer.kind === "checked") return answer;
  throw new DataJobFailed(answer.kind === "failed" ? answer.reason : "an answer to another job");
};

/** Binding reads no rows; whatever takes longer will not end. */
const checkTimeoutMs = 120_000;

/**
 * The service never loads the engine itself, which may take it down with a broken file. The process
 * gets nothing of our environment, and ends with us: its standard input is a lifeline.
 */
const runDataJob = (job: DataJob, signal?: AbortSignal, timeoutMs?: number): Promise<DataAnswer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program()], {
      stdio: ["pipe", "pipe", "pipe"],
      env: environment(),
      windowsHide: true,
      killSignal: "SIGKILL",
      ...(signal && { signal }),
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    });
    let answer = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      errors = `${errors}${chunk}`.slice(-4000);
    });
    child.stdin.on("error", () => undefined);
    child.on("error", (cause) => reject(new DataJobFailed(cause.message)));
    child.on("close", (code, signal) => {
      try {
        resolve(JSON.parse(answer) as DataAnswer);
      } catch {
        reject(new DataJobFailed(`the data process ended (${signal ?? code}): ${errors.trim()}`));
      }
    });
    child.stdin.write(`${JSON.stringify(job)}\n`);
  });

/** The compiled program, also for whoever runs the sources, since a plain Node does not read those. */
const program = (): string => {
  const path = import.meta.url.endsWith(".ts")
    ? "../../dist/data/data-process.js"
    : "./data-process.js";
  return fileURLToPath(new URL(path, import.meta.url));
};

const environment = (): NodeJS.ProcessEnv => {
  const kept: NodeJS.ProcessEnv = { TZ: "UTC" };
  // Windows needs SystemRoot to start anything at all.
  for (const name of ["PATH", "SystemRoot", "TMPDIR", "TEMP", "TMP"]) {
    if (process.env[name] !== undefined) kept[name] = process.env[name];
  }
  return kept;
};
