import { createInterface } from "node:readline";
import { buildTables } from "./build-tables.js";
import { checkBindings } from "../engine/binding/check-bindings.js";
import type { DataAnswer, DataJob } from "./data-job.js";

/** A process of its own: reads one job from its standard input, answers on its output, and ends. */
const run = async (job: DataJob): Promise<DataAnswer> => {
  try {
    return job.kind === "build" ? await buildTables(job) : await checkBindings(job);
  } catch (cause) {
    return { kind: "failed", reason: cause instanceof Error ? cause.message : "unknown" };
  }
};

const lines = createInterface({ input: process.stdin });
lines.once("line", (line) => {
  void run(JSON.parse(line) as DataJob).then((answer) => {
    process.stdout.write(JSON.stringify(answer), () => process.exit(0));
  });
});
// Whoever asked is gone, and nobody would read the answer.
lines.on("close", () => process.exit(1));
// Ctrl-C reaches the whole group; the lifeline decides.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
