import { spawn } from "node:child_process";

/** A data process ended without an answer, or could not do its job; for the log. */
export class DataJobFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "DataJobFailed";
  }
}

/** What a process says of its job; one that could not be done gives its reason, for the log alone. */
export type JobAnswer<Answer extends object> =
  Answer | { readonly kind: "failed"; readonly reason: string };

/**
 * Runs a program that does one job, see `answerJob`, in a process of its own; throws `DataJobFailed`.
 * The service never loads the engine itself, which may take it down with a broken file. The process
 * gets nothing of our environment, and ends with us: its standard input is a lifeline.
 */
export const runJob = async <Job, Answer extends object>(
  program: string,
  job: Job,
  limits: JobLimits,
): Promise<Answer> => {
  const answer = await answerOf<Answer>(program, JSON.stringify(job), limits);
  if (isFailed(answer)) throw new DataJobFailed(answer.reason);
  return answer;
};

/** What ends a job early, and with it the process. */
export interface JobLimits {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

const isFailed = (answer: object): answer is { readonly kind: "failed"; readonly reason: string } =>
  "kind" in answer && answer.kind === "failed";

const answerOf = <Answer extends object>(
  program: string,
  job: string,
  { signal, timeoutMs }: JobLimits,
): Promise<JobAnswer<Answer>> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], {
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
        resolve(JSON.parse(answer) as JobAnswer<Answer>);
      } catch {
        reject(new DataJobFailed(`the data process ended (${signal ?? code}): ${errors.trim()}`));
      }
    });
    child.stdin.write(`${job}\n`);
  });

const environment = (): NodeJS.ProcessEnv => {
  const kept: NodeJS.ProcessEnv = { TZ: "UTC" };
  // Windows needs SystemRoot to start anything at all.
  for (const name of ["PATH", "SystemRoot", "TMPDIR", "TEMP", "TMP"]) {
    if (process.env[name] !== undefined) kept[name] = process.env[name];
  }
  return kept;
};
