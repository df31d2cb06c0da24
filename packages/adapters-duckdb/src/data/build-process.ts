import { answerJob } from "./answer-job.js";
import type { BuildJob } from "./build-job.js";
import { buildTables } from "./build-tables.js";

// The program of a process of its own, see `runBuild`.
answerJob<BuildJob>(buildTables);
