import { answerJob } from "../../data/answer-job.js";
import { checkBindings } from "./check-bindings.js";
import type { CheckJob } from "./check-job.js";

// The program of a process of its own, see `runCheck`.
answerJob<CheckJob>(checkBindings);
