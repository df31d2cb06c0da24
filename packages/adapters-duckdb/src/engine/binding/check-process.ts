import { answerJob } from "../../data/answer-job.js";
import { checkBindings } from "./check-bindings.js";
import type { CheckJob, JudgeJob } from "./check-job.js";
import { judgeStatements } from "./judge-statements.js";

// The program of a process of its own, see `runCheck`.
answerJob<CheckJob | JudgeJob>((job) =>
  job.kind === "check" ? checkBindings(job) : judgeStatements(job),
);
