// Questions of everyday shapes over any model, each in one of many wordings, judged by the rows that answer them:
//   npm run benchmark analyst/shapes -- [--model <one of questions/models.mjs>] [--shape <one of grammar/shapes>]
//     [--count 60] [--seed 1] [--misses] [--json <file>]
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { countsOf } from "./grammar/run.mjs";
import { runShapes } from "./grammar/shapes/run.mjs";
import { shapes } from "./grammar/shapes/shapes.mjs";
import { openAsking } from "./grammar/shapes/asking.mjs";
import { models } from "./questions/models.mjs";

const { values: options } = parseArgs({
  options: {
    model: { type: "string", multiple: true },
    shape: { type: "string", multiple: true },
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    misses: { type: "boolean", default: false },
    json: { type: "string" },
  },
});
const isOneOf = (option, known) => {
  const unknown = (options[option] ?? []).filter((name) => known[name] === undefined);
  if (unknown.length === 0) return;
  console.error(`--${option} is one of ${Object.keys(known).join(", ")}`);
  process.exit(2);
};
isOneOf("model", models);
isOneOf("shape", shapes);
// Workers that end do not keep a process alive, and what waits for their end would be lost.
const awake = setInterval(() => undefined, 1000);
const results = {};
for (const name of options.model ?? Object.keys(models)) {
  const model = models[name];
  await model.ensureData();
  const { agent, semantics, query } = await openAsking(model, "2026-11-01");
  try {
    const records = await runShapes(agent, semantics, query, {
      count: Number(options.count),
      seed: Number(options.seed) + saltOf(name),
      only: options.shape,
    });
    results[name] = { counts: countsOf(records), records };
    print(name, results[name].counts);
    if (options.misses) printMisses(records);
  } finally {
    await agent.close();
  }
}
clearInterval(awake);
if (options.json !== undefined)
  await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);

/** Another number for each model, so that all of them together hear more of the wordings. */
function saltOf(name) {
  return [...name].reduce((salt, letter) => (salt * 31 + letter.charCodeAt(0)) % 100_000, 0);
}

function print(name, counts) {
  console.log(`| ${name} | questions | right | refused | wrong, said | silently wrong |`);
  console.log("|---|---|---|---|---|---|");
  for (const [kind, { questions, right, refused, said, silent }] of Object.entries(counts))
    console.log(`| ${kind} | ${questions} | ${right} | ${refused} | ${said} | ${silent} |`);
  console.log("");
}

function printMisses(records) {
  for (const { kind, text, outcome, sql, answer, truth } of records) {
    if (outcome === "right") continue;
    console.log(`${outcome}: ${text} (${kind})\n  ${sql ?? answer.split("\n")[0]}`);
    if (sql !== undefined) console.log(`  true: ${JSON.stringify(truth).slice(0, 300)}`);
  }
}
