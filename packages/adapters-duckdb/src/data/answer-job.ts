import { createInterface } from "node:readline";
import type { JobAnswer } from "./run-job.js";

/**
 * Makes this process one that does a job: it reads the job from its standard input, a line of JSON,
 * answers on its output, and ends.
 */
export const answerJob = <Job>(run: (job: Job) => Promise<object>): void => {
  const lines = createInterface({ input: process.stdin });
  lines.once("line", (line) => {
    void answerOf(run, JSON.parse(line) as Job).then((answer) => {
      process.stdout.write(JSON.stringify(answer), () => process.exit(0));
    });
  });
  // The process that asked has ended, and nobody would read the answer.
  lines.on("close", () => process.exit(1));
  // Ctrl-C reaches the whole group; the lifeline decides.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => undefined);
  }
};

const answerOf = async <Job>(
  run: (job: Job) => Promise<object>,
  job: Job,
): Promise<JobAnswer<object>> => {
  try {
    return await run(job);
  } catch (cause) {
    return { kind: "failed", reason: cause instanceof Error ? cause.message : "unknown" };
  }
};
