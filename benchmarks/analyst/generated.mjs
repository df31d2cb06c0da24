// Questions from a grammar over any model, with the logical form that each was made of:
//   npm run benchmark analyst/generated -- [--model <one of questions/models.mjs>] [--count 200] [--seed 1] [--misses]
import { parseArgs } from "node:util";
import { countsOf, readValues, runGenerated } from "./grammar/run.mjs";
import { openInProcess } from "./in-process.mjs";
import { models } from "./questions/models.mjs";

const { values: options } = parseArgs({
  options: {
    model: { type: "string" },
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    misses: { type: "boolean", default: false },
    json: { type: "string" },
  },
});
const names = options.model === undefined ? Object.keys(models) : [options.model];
if (names.some((name) => models[name] === undefined)) {
  console.error(`--model is one of ${Object.keys(models).join(", ")}`);
  process.exit(2);
}
// Workers that end do not keep a process alive, and what waits for their end would be lost.
const awake = setInterval(() => undefined, 1000);
const results = {};
for (const name of names) {
  const model = models[name];
  await model.ensureData();
  const seen = { model: undefined, values: {}, isMore: true };
  const agent = await openInProcess(model, "2026-11-01", async (task) => {
    seen.model = task.model;
    if (seen.isMore) seen.isMore = await readValues(task, seen.values);
  });
  try {
    while (seen.isMore) await agent.ask("hello");
    const records = await runGenerated(agent, seen.model, seen.values, {
      count: Number(options.count),
      seed: Number(options.seed),
    });
    results[name] = countsOf(records);
    print(name, results[name]);
    if (options.misses) printMisses(records);
  } finally {
    await agent.close();
  }
}
clearInterval(awake);
if (options.json !== undefined) {
  const { writeFile } = await import("node:fs/promises");
  await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
}

function print(name, counts) {
  console.log(`| ${name} | questions | right | refused | wrong, said | silently wrong |`);
  console.log("|---|---|---|---|---|---|");
  for (const [kind, { questions, right, refused, said, silent }] of Object.entries(counts))
    console.log(`| ${kind} | ${questions} | ${right} | ${refused} | ${said} | ${silent} |`);
  console.log("");
}

function printMisses(records) {
  for (const { kind, text, outcome, sql, isSpoiled, answer } of records) {
    if (outcome === "right" || (isSpoiled && outcome === "refused")) continue;
    console.log(`${outcome}: ${text} (${kind})\n  ${sql ?? answer.split("\n")[0]}`);
  }
}
