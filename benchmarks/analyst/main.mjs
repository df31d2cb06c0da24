// How good an agent is at questions whose answers are known:
//   npm run benchmark analyst -- [--model <one of questions/models.mjs>] [--part seen|held-out|all] [--set first|later|all]
//     [--sample 25 --seed 1] [--misses] [--json results.json]
//     [--url <Chat API URL> --key <API key> --session '{"externalId":"judge","groups":["managers"]}']
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openInProcess } from "./in-process.mjs";
import { openOverHttp } from "./over-http.mjs";
import { models } from "./questions/models.mjs";
import { printClasses, printMisses, printSummaries } from "./report.mjs";
import { runThreads, summaryOf } from "./run.mjs";
import { sampleOf } from "./sample.mjs";
import { openTruth } from "./truth.mjs";

const { values } = parseArgs({
  options: {
    model: { type: "string" },
    part: { type: "string", default: "all" },
    set: { type: "string", default: "all" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    misses: { type: "boolean", default: false },
    json: { type: "string" },
    url: { type: "string" },
    key: { type: "string" },
    session: { type: "string" },
  },
});
const names = values.model === undefined ? Object.keys(models) : [values.model];
if (
  names.some((name) => models[name] === undefined) ||
  !["seen", "held-out", "all"].includes(values.part) ||
  !["first", "later", "all"].includes(values.set)
) {
  console.error(
    `--model is one of ${Object.keys(models).join(", ")}; --part is seen, held-out or all; --set is first, later or all`,
  );
  process.exit(2);
}
if (values.url !== undefined && names.length !== 1) {
  console.error("An agent of a service is asked about the model that it has: name it with --model");
  process.exit(2);
}

/** The day after the demos' data end; a service counts by its own clock. */
const today = values.url === undefined ? "2026-11-01" : new Date().toISOString().slice(0, 10);
const results = {};
// Workers that end do not keep a process alive, and what waits for their end would be lost.
const awake = setInterval(() => undefined, 1000);
for (const name of names) {
  const model = models[name];
  await model.ensureData();
  const chosen = model.threads.filter(
    ({ isHeldOut, set }) =>
      (values.part === "all" || isHeldOut === (values.part === "held-out")) &&
      (values.set === "all" || set === values.set),
  );
  const threads =
    values.sample === undefined
      ? chosen
      : sampleOf(chosen, Number(values.sample), Number(values.seed));
  const truth = await openTruth(model, today);
  const agent = await openAgent(model);
  try {
    const records = await runThreads(threads, agent, truth);
    results[name] = { today, summary: summaryOf(records), records };
    printSummaries(name, records);
    printClasses(name, records);
    if (values.misses) printMisses(records);
  } finally {
    await agent.close();
    truth.close();
  }
}
clearInterval(awake);
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);

function openAgent(model) {
  if (values.url === undefined) return openInProcess(model, today);
  const session = values.session ?? JSON.stringify({ externalId: "judge", groups: model.groups });
  return openOverHttp(values.url, values.key, JSON.parse(session));
}
